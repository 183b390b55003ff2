package zeitnot.player;

import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.player.Feature.Role;
import zeitnot.time.rule.Kappa;
import zeitnot.time.rule.KappaCurrentMove;
import zeitnot.time.rule.KappaExpected;
import zeitnot.time.rule.KappaLastMove;

/** The features by which time goes to critical moves, and the counting of owners that they rest on. */
final class KappaFeatures {
    private static final String SHIPPED = "shipped";

    private static final String STATISTIC = """
            kappa(i) = (o_winner(i) / n - e) / (1 - e), e = (o_white(i) w_white + o_black(i) w_black) / n^2; 0 if e = 1
            n: simulations that reached the end of the game. o_x(i): those in which x owns point i at the end. w_x: those that x wins.""";

    static final List<Feature> ALL = List.of(
            new Feature(
                            "ownership",
                            Role.OPTION,
                            List.of(),
                            "counts who owns which point at the end of simulations, and tells how critical each move was",
                            "criticality = max over all points i of kappa(i)\n" + STATISTIC,
                            "Baier & Winands, section III-A, formula 5",
                            (player, args) -> player.ownership())
                    .needing(Capability.OWNERSHIP)
                    .forTwoPlayers(),
            new Feature(
                    "kappa-exp",
                    Role.OPTION,
                    with(
                            "8.33",
                            "-0.67",
                            "0.5",
                            "10",
                            Parameter.numbersOr(
                                    SHIPPED,
                                    "table",
                                    SHIPPED,
                                    "expected criticality by ply, separated by blanks; the last goes on")),
                    "multiplies allotments by how critical a move of this number is expected to be",
                    """
                    t_next = max(min, min(max, k * s + i)) * base
                    k: the mean over games of self-play of the greatest kappa of a point in the search for this move of the game.
                    table: made by 'zeitnot expected-moves --by criticality', and @FILE reads it from a file.""",
                    "Baier & Winands, section III-A, formula 6 (KAPPA-EXP)",
                    (player, args) -> player.factorFor(game -> new KappaExpected(kappa(args), table(game, args)))),
            new Feature(
                            "kappa-lm",
                            Role.OPTION,
                            with("8.33", "-0.67", "0.25", "10"),
                            "multiplies allotments by how critical the player's last move was",
                            """
                            t_next = max(min, min(max, k * s + i)) * base
                            k: the greatest kappa of a point in the search for the player's last move; the first move gets what base says.
                            """ + STATISTIC,
                            "Baier & Winands, section III-A, formulas 5 and 7 (KAPPA-LM)",
                            (player, args) -> player.ownership().factor(new KappaLastMove(kappa(args))))
                    .needing(Capability.OWNERSHIP)
                    .forTwoPlayers(),
            new Feature(
                            "kappa-cm",
                            Role.OPTION,
                            with(
                                    "8.33",
                                    "-1.33",
                                    "0.6",
                                    "10",
                                    Parameter.real("after", "0.1", 0.001, 1000, "seconds after which it is asked")),
                            "changes the time of a search by how critical the move turns out to be",
                            """
                            after so many seconds, or at the end of the plan: t = max(min, min(max, k * s + i)) * t_planned
                            k: the greatest kappa of a point in this search so far. Under a limit of simulations it does nothing.
                            """ + STATISTIC,
                            "Baier & Winands, section III-B, formulas 5 and 8 (KAPPA-CM)",
                            (player, args) ->
                                    player.ownership().revising(new KappaCurrentMove(kappa(args), args.real("after"))))
                    .needing(Capability.OWNERSHIP)
                    .forTwoPlayers());

    private KappaFeatures() {}

    private static List<Parameter> with(String s, String i, String min, String max, Parameter... more) {
        List<Parameter> parameters = new java.util.ArrayList<>(List.of(
                Parameter.real("s", s, -1000, 1000, "slope"),
                Parameter.real("i", i, -1000, 1000, "intercept"),
                Parameter.real("min", min, 0.01, 100, "least factor"),
                Parameter.real("max", max, 0.01, 100, "greatest factor")));
        parameters.addAll(List.of(more));
        return parameters;
    }

    private static Kappa kappa(Feature.Arguments args) {
        double least = args.real("min");
        double most = args.real("max");
        if (least > most) {
            throw new BadInput("min=" + least + ", max=" + most
                    + " of a kappa rule are the wrong way round; the first is the least factor");
        }
        return new Kappa(args.real("s"), args.real("i"), least, most);
    }

    private static List<Double> table(Game game, Feature.Arguments args) {
        return args.word("table").equals(SHIPPED)
                ? GameLengths.shipped(game, KappaExpected::shipped)
                        .orElseThrow(() -> new BadInput("'kappa-exp' has no table for " + game
                                + "; make one by 'zeitnot expected-moves " + game
                                + " --by criticality --player uct+ownership > FILE', and write kappa-exp(table=@FILE)"))
                : args.numbers("table");
    }
}
