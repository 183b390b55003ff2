package zeitnot.player;

import java.util.List;
import java.util.function.UnaryOperator;
import zeitnot.game.Capability;
import zeitnot.player.Feature.Role;
import zeitnot.search.reward.Rewards;

/** The features of rewards. */
final class RewardFeatures {
    private static final List<Parameter> SIGMOID = List.of(
            Parameter.real("k", "2", 0, 1000, "steepness"),
            Parameter.realOr("online", "a", "0.25", 0, 1, "half the range of the bonus"));

    static final List<Feature> ALL = List.of(
            new Feature(
                            "relative-bonus",
                            Role.OPTION,
                            SIGMOID,
                            "rewards a win more, the shorter its simulation was",
                            """
                    r + sgn(r) * b, b = -a + 2a / (1 + exp(-k * λ)), λ = (D - d) / s, results r in [-1, 1]
                    d: plies of the simulation; D, s: mean and deviation of d over the winner's simulations of this move.
                    The first 100 simulations of a move (of each thread) stay as they are; a draw gets no bonus.
                    a=online: r + a * (Y - v) with Y = -d, v its mean and a = -Cov(X, Y) / Var(Y), X = ±1 for the winner,
                    estimated by the search and bounded by ±0.25; k is not used then.
                    The authors' k: Amazons 2.2, Breakthrough 8, Cannon 3, Checkers 2.8, Chinese Checkers 1.2, Pentalath 1.""",
                            "Pepels et al., quality-based rewards, equations 2 to 7",
                            (player, args) -> reward(player, rewards -> rewards.withRelative(measure(args))))
                    .forTwoPlayers(),
            new Feature(
                            "qualitative-bonus",
                            Role.OPTION,
                            SIGMOID,
                            "rewards a win more, the better the position at its end is for the winner",
                            """
                    r + sgn(r) * b, b = -a + 2a / (1 + exp(-k * λ)), λ = (q - Q) / s, results r in [-1, 1]
                    q: the game's quality of the last position, in (0, 1); Q, s: mean and deviation of q over the winner's
                    simulations of this move. All else as in relative-bonus, with which it can be combined.
                    The authors' k: Amazons 1.6, Breakthrough 2, Cannon 4, Checkers 2, Chinese Checkers 2.8, Pentalath 1.6.""",
                            "Pepels et al., quality-based rewards, equations 8 and 9",
                            (player, args) -> reward(player, rewards -> rewards.withQualitative(measure(args))))
                    .forTwoPlayers()
                    .needing(Capability.QUALITY),
            new Feature(
                    "discount",
                    Role.OPTION,
                    List.of(Parameter.real("g", "0.999", 0.9, 1, "factor for every ply")),
                    "counts results less, the further away they are",
                    """
                    r * g^k, results r in [-1, 1]
                    k: plies from the node to the end of the simulation, so that of two wins the nearer one is the better.
                    Bonuses are part of r. The values that are shown, and the variance of ucb1-tuned, stay without it.""",
                    "UCT√SH as its authors ran it; the paper does not say so",
                    (player, args) -> reward(player, rewards -> rewards.withDiscount(args.real("g")))));

    private RewardFeatures() {}

    private static void reward(PlayerBuilder player, UnaryOperator<Rewards> change) {
        player.search(options -> options.with(change.apply(options.rewards())));
    }

    private static Rewards.Measure measure(Feature.Arguments args) {
        return args.word("a").equals("online")
                ? new Rewards.Online()
                : new Rewards.Sigmoid(args.real("k"), args.real("a"));
    }
}
