package zeitnot.bandit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import zeitnot.game.BadInput;
import zeitnot.game.Rng;
import zeitnot.search.root.Arms;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.root.RootSelection;

/** The policies that can be tried: those for the root of a search, UCB1, and pulling all arms in turn. */
public enum Policy {
    UNIFORM(0, "uniform", (arms, c, rng) -> new Uniform(arms)),
    UCB1(1, "UCB1", atRoot(RootPolicy.Ucb1::new)),
    UCB_SQRT(2, "UCB√", atRoot(RootPolicy.UcbSqrt::new)),
    HALF_GREEDY(3, "½-greedy", atRoot(c -> new RootPolicy.HalfGreedy())),
    SEQUENTIAL_HALVING(4, "Sequential Halving", atRoot(c -> new RootPolicy.SequentialHalving())),
    SHOT(5, "SHOT", atRoot(c -> new RootPolicy.Shot(0))),
    H_MCTS(6, "H-MCTS", atRoot(c -> new RootPolicy.Shot(Policy.B))),
    SQRT_SH(7, "UCB√SH", atRoot(c -> new RootPolicy.SqrtHalving(Policy.K_MIN, c)));

    /** Of the authors' agent. */
    private static final int K_MIN = 4;

    private static final int B = 25;

    private final int stream;
    private final String title;
    private final Maker maker;

    Policy(int stream, String title, Maker maker) {
        this.stream = stream;
        this.title = title;
        this.maker = maker;
    }

    /** Which random numbers it gets: its own for ever, wherever it stands in the list. */
    int stream() {
        return stream;
    }

    /** As papers write it. */
    public String title() {
        return title;
    }

    /** What pulls arms. */
    interface Strategy {
        /** The arm to pull next, when this share of all pulls is done. */
        int next(double share);

        /** The arm to choose if no more are pulled. */
        int recommended();
    }

    /** The policy at work on arms whose means are in [0, 1], with exploration constant {@code c} where it has one. */
    Strategy strategy(Arms arms, double c, Rng rng) {
        return maker.strategy(arms, c, rng);
    }

    private interface Maker {
        Strategy strategy(Arms arms, double c, Rng rng);
    }

    private static Maker atRoot(DoubleFunction<RootPolicy> policy) {
        return (arms, c, rng) -> {
            RootSelection selection = policy.apply(c).selection(arms.count(), rng);
            selection.begin(arms);
            return new AtRoot(selection);
        };
    }

    private record AtRoot(RootSelection selection) implements Strategy {
        @Override
        public int next(double share) {
            return selection.select(share);
        }

        @Override
        public int recommended() {
            return selection.recommend();
        }
    }

    /** All arms in turn; the one with the greatest mean is recommended. */
    private record Uniform(Arms arms) implements Strategy {
        @Override
        public int next(double share) {
            return arms.visits() % arms.count();
        }

        @Override
        public int recommended() {
            int best = 0;
            for (int arm = 1; arm < arms.count() && arms.visits(arm) > 0; arm++) {
                best = arms.mean(arm) > arms.mean(best) ? arm : best;
            }
            return best;
        }
    }

    public static List<Policy> all() {
        return List.of(values());
    }

    public static Policy named(String name) {
        return Arrays.stream(values())
                .filter(policy -> policy.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "policy",
                        name,
                        Arrays.stream(values()).map(Policy::toString).toList()));
    }

    /** As users type it: the name of the feature where it is one. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
