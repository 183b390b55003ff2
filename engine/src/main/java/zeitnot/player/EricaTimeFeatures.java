package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.BehindAtRoot;
import zeitnot.time.rule.EnhancedFormula;
import zeitnot.time.rule.Unstable;
import zeitnot.time.rule.UnstableScore;

/** The time management of the Go program Erica: its heuristics as printed, and the baseline that others made of them. */
final class EricaTimeFeatures {
    static final List<Feature> ALL = List.of(
            new Feature(
                    "think-longer",
                    Role.OPTION,
                    List.of(
                            Parameter.real("p", "1", 0, 100, "factor when behind; 0 for never"),
                            Parameter.real("t", "0.4", 0, 1, "threshold"),
                            Parameter.real("unstable", "0.5", 0, 100, "factor when unstable; 0 for never")),
                    "prolongs the search when behind, and then when unstable, as Erica does",
                    """
                    ThinkingTime: what was allotted. When it is over, in this order, each once:
                    if the mean of the root < t: think for another p * ThinkingTime
                    if the most visited move has not the largest score of the selection policy: another unstable * ThinkingTime
                    ('behind' and 'unst' are the same ideas as Baier & Winands have them: the value of the best move, the highest
                    value, and factors of the time used before.)""",
                    "Huang, Coulom & Lin, sections V-B and V-C, Algorithm 1",
                    (player, args) -> thinkLonger(player, args.real("p"), args.real("t"), args.real("unstable"))),
            new Feature(
                    "erica-baseline",
                    Role.BASE_RULE,
                    List.of(
                            Parameter.real("c", "20", 1, 10000, "divisor after maxply"),
                            Parameter.real("maxply", "40", 0, 10000, "ply at which the peak is reached"),
                            Parameter.real("unst", "0.5", 0.01, 100, "factor of 'unst'"),
                            Parameter.real("behind", "0.75", 0, 100, "factor of 'behind'; 0 without it"),
                            Parameter.real("v", "0.6", 0, 1, "threshold of 'behind'")),
                    "Erica's time management as Baier & Winands measured theirs against it",
                    """
                    enhanced(c, maxply)+behind(behind, v)+unst(unst)
                    In 13x13 Go: the defaults. In 19x19 Go: c = 60, maxply = 110, unst = 1.""",
                    "Baier & Winands, section IV-A (ERICA-BASELINE)",
                    (player, args) -> {
                        player.allotment(new EnhancedFormula(args.real("c"), args.real("maxply")));
                        if (args.real("behind") > 0) {
                            player.prolonging(new Behind(args.real("behind"), args.real("v"), 1));
                        }
                        player.prolonging(new Unstable(args.real("unst"), 1));
                    }));

    private EricaTimeFeatures() {}

    private static void thinkLonger(PlayerBuilder player, double p, double t, double unstable) {
        if (p > 0) {
            player.prolonging(new BehindAtRoot(p, t));
        }
        if (unstable > 0) {
            player.prolonging(new UnstableScore(unstable));
        }
    }
}
