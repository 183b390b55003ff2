package zeitnot.bandit;

import java.util.List;
import java.util.stream.DoubleStream;
import zeitnot.game.BadInput;

/**
 * What is tried, and how often.
 *
 * @param trials pulls in a repetition
 * @param c exploration constant of UCB1, UCB√ and UCB√SH, for rewards in [0, 1]
 * @param policies each once
 */
public record BanditSetup(
        Problem problem, int arms, int trials, double c, List<Policy> policies, int repetitions, long seed) {
    /** UCT√SH, section 5.1. */
    public static final int ARMS = 30;

    public static final int TRIALS = 10_000;

    /** Equation 3 as printed, √(2 ln N / n) for rewards in [-1, 1]. */
    public static final double C = 0.707;

    private static final int MOST_ARMS = 100_000;
    private static final int CHECKPOINTS = 60;

    public BanditSetup {
        policies = policies.stream().distinct().toList();
        if (arms < 2 || arms > MOST_ARMS) {
            throw new BadInput("--arms " + arms + " is impossible; give 2 to " + MOST_ARMS);
        }
        if (trials < arms) {
            throw new BadInput("--trials " + trials + " is too few; every one of the " + arms
                    + " arms is to be pulled once at least");
        }
        if (!(c >= 0 && Double.isFinite(c))) {
            throw new BadInput("--c " + c + " is impossible; give 0 or more, such as " + C);
        }
    }

    /** The paper's. */
    public static BanditSetup prizeBox(Problem problem, List<Policy> policies, int repetitions) {
        return new BanditSetup(problem, ARMS, TRIALS, C, policies, repetitions, 1);
    }

    public BanditSetup with(int otherRepetitions, long otherSeed) {
        return new BanditSetup(problem, arms, trials, c, policies, otherRepetitions, otherSeed);
    }

    /** The trials after which regrets are read, about evenly on a logarithmic scale from the number of arms to the end. */
    int[] checkpoints() {
        double steps = CHECKPOINTS - 1;
        return DoubleStream.iterate(0, step -> step <= steps, step -> step + 1)
                .mapToInt(step -> (int) Math.round(arms * StrictMath.pow((double) trials / arms, step / steps)))
                .distinct()
                .toArray();
    }
}
