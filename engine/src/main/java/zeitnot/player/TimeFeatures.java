package zeitnot.player;

import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.player.Feature.Role;
import zeitnot.time.Reserve;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.ClockBonus;
import zeitnot.time.rule.Close;
import zeitnot.time.rule.Distribution;
import zeitnot.time.rule.EnhancedFormula;
import zeitnot.time.rule.ExpectedByStones;
import zeitnot.time.rule.Middle;
import zeitnot.time.rule.Opening;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.Unstable;
import zeitnot.time.rule.YamashitaFormula;

/** The features of time management. */
final class TimeFeatures {
    private static final String SHIPPED = "shipped";

    static final List<Feature> ALL = List.of(
            new Feature(
                    "exp-moves",
                    Role.BASE_RULE,
                    List.of(Parameter.numbersOr(
                            SHIPPED, "table", SHIPPED, "expected moves by ply, separated by blanks; the last goes on")),
                    "divides the remaining time by the expected number of remaining moves",
                    """
                    t_next = t_remaining / m_expected
                    m_expected: the player's mean number of remaining moves after so many moves played, from self-play; at least 1.
                    table: made by 'zeitnot expected-moves', and @FILE reads it from a file. shipped: the engine's own table of
                    the game; from random games where there is none.""",
                    "Baier & Winands, section III-A, formula 1 (EXP-MOVES)",
                    (player, args) -> expectedMoves(player, args)),
            new Feature(
                    "exp-sim",
                    Role.BASE_RULE,
                    List.of(),
                    "divides the remaining time by the number of moves that simulations let expect",
                    """
                    t_next = t_remaining / m_expected
                    m_expected: intercept + slope * mean plies of the simulations in the preceding search, fitted to self-play
                    ('zeitnot expected-moves --by simulations'; intercept 0 and slope 1/2 where a game has no fit); at least 1.
                    The first move is planned by exp-moves.""",
                    "Baier & Winands, section III-A (EXP-SIM)",
                    (player, args) -> player.allotmentFor(GameLengths::expectedBySimulations)),
            new Feature(
                            "exp-stones",
                            Role.BASE_RULE,
                            List.of(Parameter.numbersOr(
                                    SHIPPED,
                                    "table",
                                    SHIPPED,
                                    "expected moves by stones on the board, separated by blanks; the last goes on")),
                            "divides the remaining time by the number of moves that the stones on the board let expect",
                            """
                            t_next = t_remaining / m_expected
                            m_expected: the player's mean number of remaining moves with so many stones on the board, from self-play; at least 1.
                            table: made by 'zeitnot expected-moves --by stones', and @FILE reads it from a file. shipped: the engine's own
                            table of the game; on other boards of Go that of the nearest board, stretched; else from random games.""",
                            "Baier & Winands, section III-A (EXP-STONES)",
                            (player, args) -> expectedByStones(player, args))
                    .needing(Capability.OWNERSHIP),
            new Feature(
                    "basic",
                    Role.BASE_RULE,
                    List.of(Parameter.real("c", "30", 1, 10000, "divisor")),
                    "divides the remaining time by a constant",
                    """
                    t_next = t_remaining / c
                    Best in Erica (19x19 Go): c = 80; in Orego (13x13 Go): c = 30.""",
                    "Huang, Coulom & Lin, section III; Baier & Winands, formula 10",
                    (player, args) -> player.allotment(new BasicFormula(args.real("c")))),
            new Feature(
                    "enhanced",
                    Role.BASE_RULE,
                    List.of(
                            Parameter.real("c", "20", 1, 10000, "divisor after maxply"),
                            Parameter.real("maxply", "40", 0, 10000, "ply at which the peak is reached")),
                    "as basic, but with less time for the opening",
                    """
                    t_next = t_remaining / (c + max(maxply - ply, 0)), ply = 0, 1, 2, ...
                    Best in Erica (19x19 Go): c = 80, maxply = 80; in Orego (13x13 Go): c = 20, maxply = 40.""",
                    "Huang, Coulom & Lin, section IV; Baier & Winands, formula 11",
                    (player, args) -> player.allotment(new EnhancedFormula(args.real("c"), args.real("maxply")))),
            new Feature(
                    "yamashita",
                    Role.BASE_RULE,
                    List.of(),
                    "as basic, with a divisor that falls slowly",
                    "t_next = t_remaining / (60 - (ply + 1) / 10), ply = 0, 1, 2, ...",
                    "Huang, Coulom & Lin, section IV",
                    (player, args) -> player.allotment(new YamashitaFormula())),
            new Feature(
                    "distribution",
                    Role.BASE_RULE,
                    List.of(Parameter.numbers("profile", "1", "seconds by ply, separated by blanks; the last goes on")),
                    "a fixed time for each turn, such as the mean that another player spent on it",
                    """
                    t_next = profile[ply]
                    Made from any player by 'zeitnot profile'; @FILE reads it from a file.""",
                    "Baier & Winands, section V-F (the -DISTRIBUTION players)",
                    (player, args) -> player.allotment(new Distribution(args.numbers("profile")))),
            new Feature(
                    "cbt",
                    Role.BASE_RULE,
                    List.of(
                            Parameter.real("min", "0.5", 0.001, 100_000, "seconds for every move"),
                            Parameter.real("max", "2", 0.001, 100_000, "most seconds for a move")),
                    "a fixed time, and more where the search itself expects few further moves",
                    """
                    t_next = min, and once half of it is over: + max(min, min(max, G / M)) - min
                    G: what is left on the clock then. M: the player's moves still to come, this one included, mean over the
                    simulations of this search that reached the end of the game; no bonus if none did. With other time controls
                    than sudden death G / M is what an equal share of M moves is. 'open', 'mid' and the f of 'stop' multiply
                    both parts. Under a limit of simulations it does nothing.""",
                    "UCT√SH, section 4.2, equation 4 (clock bonus time)",
                    (player, args) -> clockBonus(player, args.real("min"), args.real("max"))),
            new Feature(
                    "open",
                    Role.OPTION,
                    List.of(Parameter.real("f", "2", 0.01, 100, "factor")),
                    "multiplies every allotment, so that the opening gets more",
                    "t_next = f * base",
                    "Baier & Winands, section III-A, formula 2 (OPEN)",
                    (player, args) -> player.factor(new Opening(args.real("f")))),
            new Feature(
                    "mid",
                    Role.OPTION,
                    List.of(
                            Parameter.real("a", "2", 0, 100, "height"),
                            Parameter.real("b", "30", -10000, 10000, "position"),
                            Parameter.real("c", "20", 0.01, 10000, "width")),
                    "multiplies allotments by a bell curve over the moves of the game",
                    """
                    t_next = (1 + a exp(-(x - b)^2 / (2 c^2))) * base
                    x: the number of the move, counted over both players from 1.""",
                    "Baier & Winands, section III-A, formulas 3 and 4 (MID)",
                    (player, args) -> player.factor(new Middle(args.real("a"), args.real("b"), args.real("c")))),
            new Feature(
                    "reserve",
                    Role.OPTION,
                    List.of(
                            Parameter.real("move", "0.05", 0, 1, "for each further move, of an equal share"),
                            Parameter.real("bank", "0.02", 0, 0.5, "of what is left, on any clock"),
                            Parameter.real("real", "0.1", 0, 0.5, "of all the time there was, on a real clock")),
                    "what plans leave on the clock",
                    """
                    a move gets at most t_remaining - max(bank * t_remaining, min(k * further, t_remaining * further / (further + 1)))
                    k: move * t_all / m_all, on a real clock at least what a move costs without its search.
                    further: expected moves after this one, at least 1. m_all: expected moves of the whole game.
                    On a real clock min(real * t_all, 0.5 s) is never planned either, or more where the machine takes time away.
                    With smaller values than the defaults the flag may fall.""",
                    "",
                    (player, args) ->
                            player.reserve(new Reserve(args.real("move"), args.real("bank"), args.real("real")))),
            new Feature(
                    "behind",
                    Role.OPTION,
                    List.of(
                            Parameter.real("f", "1", 0.01, 100, "factor of the time used before"),
                            Parameter.real("v", "0.5", 0, 1, "threshold"),
                            Parameter.whole(
                                    "l",
                                    "1",
                                    1,
                                    100,
                                    "how many times it may prolong a search (more than 1: the -L variant)")),
                    "prolongs the search when the player is behind",
                    "if the value of the move that would be played < v when the planned time is over: go on for f * the time used before; up to l times",
                    "Baier & Winands, section III-B (BEHIND, BEHIND-L); Huang, Coulom & Lin, section V-C",
                    (player, args) -> player.prolonging(new Behind(args.real("f"), args.real("v"), args.whole("l")))),
            new Feature(
                    "unst",
                    Role.OPTION,
                    List.of(
                            Parameter.real("f", "0.5", 0.01, 100, "factor of the time used before"),
                            Parameter.whole(
                                    "l",
                                    "1",
                                    1,
                                    100,
                                    "how many times it may prolong a search (more than 1: the -L variant)")),
                    "prolongs the search when its evaluation is unstable",
                    """
                    if the move that would be played has not the highest value when the planned time is over: go on for f * the time used before;
                    up to l times""",
                    "Baier & Winands, section III-B (UNST, UNST-L); Huang, Coulom & Lin, section V-B",
                    (player, args) -> player.prolonging(new Unstable(args.real("f"), args.whole("l")))),
            new Feature(
                    "close",
                    Role.OPTION,
                    List.of(
                            Parameter.real("f", "1", 0.01, 100, "factor of the time used before"),
                            Parameter.real("d", "0.5", 0, 1, "threshold"),
                            Parameter.whole(
                                    "l",
                                    "1",
                                    1,
                                    100,
                                    "how many times it may prolong a search (more than 1: the -L variant)")),
                    "prolongs the search when the two most visited moves are close",
                    """
                    if (visits of the best - visits of the second) / visits of the best < d when the planned time is over: go on for
                    f * the time used before; up to l times""",
                    "Baier & Winands, section III-B (CLOSE, CLOSE-L)",
                    (player, args) -> player.prolonging(new Close(args.real("f"), args.real("d"), args.whole("l")))),
            new Feature(
                    "stop-a",
                    Role.EARLY_STOP,
                    List.of(),
                    "stops the search when the move that is played cannot change any more",
                    "stop(f=1, p=1)",
                    "Baier & Winands, section III-B (STOP_A)",
                    (player, args) -> stopEarly(player, 1, 1)),
            new Feature(
                    "stop-b",
                    Role.EARLY_STOP,
                    List.of(Parameter.real("f", "2", 1, 100, "factor of every allotment")),
                    "as stop-a, and spends again what it saves",
                    "stop(f, p=1)",
                    "Baier & Winands, section III-B (STOP_B)",
                    (player, args) -> stopEarly(player, args.real("f"), 1)),
            new Feature(
                    "stop",
                    Role.EARLY_STOP,
                    List.of(
                            Parameter.real("f", "2", 1, 100, "factor of every allotment"),
                            Parameter.real(
                                    "p",
                                    "0.9",
                                    0.001,
                                    1,
                                    "share of the remaining simulations that may go to the second-most visited move")),
                    "stops the search when the second-most visited move is not expected to catch up",
                    """
                    every 50 simulations: stop if n * timeleft / timespent * p < visits of the best - visits of the second
                    n: simulations so far. Every allotment is multiplied by f, which spends again what stopping saves.
                    Where time that is not used is lost (a fixed time for each move, byo-yomi) p is 1.
                    Baier & Winands: f = 5, p = 0.9 in Connect-4; 1.67, 0.3 in Breakthrough 6x6; 1.25, 0.9 in Othello; 5, 0.2 in Catch the Lion.""",
                    "Baier & Winands, section III-B, formula 9 (STOP)",
                    (player, args) -> stopEarly(player, args.real("f"), args.real("p"))));

    private TimeFeatures() {}

    private static void expectedByStones(PlayerBuilder player, Feature.Arguments args) {
        if (args.word("table").equals(SHIPPED)) {
            player.allotmentFor(GameLengths::expectedByStones);
        } else {
            player.allotment(new ExpectedByStones(RemainingMoves.of(args.numbers("table"))));
        }
    }

    /** By a table that is given, or by what the engine knows of the game. */
    private static void expectedMoves(PlayerBuilder player, Feature.Arguments args) {
        if (!args.word("table").equals(SHIPPED)) {
            player.expecting(RemainingMoves.of(args.numbers("table")));
        }
    }

    /** A fixed time for every move, and a bonus where the search expects few further ones. */
    private static void clockBonus(PlayerBuilder player, double min, double max) {
        if (min > max) {
            throw new BadInput("cbt(min=" + min + ", max=" + max + ") has its bounds the wrong way round; the first is"
                    + " for every move, the second the most");
        }
        player.allotment(new Distribution(List.of(min))).bonus(new ClockBonus(min, max));
    }

    /** Early stopping with p, and allotments times f to spend again what it saves. */
    private static void stopEarly(PlayerBuilder player, double f, double p) {
        player.stopping(new StopEarly(p)).factor(new Opening(f));
    }
}
