package zeitnot.papers;

import java.util.List;

/**
 * A game as Ji and Thielscher play it, and the players that meet in it, a second per move. MCTS-MS-d-Visit-2 is their name
 * for minimax of depth d.
 *
 * @param strongest the fixed depth that they found strongest in the game
 */
record HybridSetting(Domain domain, int strongest) {
    /** MCTS-Solver, which all players build on. */
    static final String SOLVER = "uct+solver";

    static final List<HybridSetting> ALL = List.of(
            //                                             simulations a second, plies, strongest depth
            new HybridSetting("Breakthrough", "breakthrough", 17_000, 60, 3),
            new HybridSetting("Catch the Lion", "catch-the-lion", 18_500, 35, 4),
            new HybridSetting("Connect-4", "connect4", 64_500, 36, 3),
            new HybridSetting("Othello", "othello", 4_400, 60, 1));

    private HybridSetting(String name, String game, int speed, int plies, int strongest) {
        this(new Domain(name, game, SOLVER, 1, speed, plies), strongest);
    }

    String name() {
        return domain.name();
    }

    Condition match(String name, String playerA, String playerB) {
        return Condition.aboutOneSecondPerMove(domain, name, playerA, playerB, "1s/move");
    }

    /** MCTS-Solver against itself. */
    Condition selfPlay() {
        return match("MCTS-Solver", SOLVER, SOLVER);
    }

    /** A fixed depth against MCTS-Solver; depth 0 is MCTS-Solver itself. */
    Condition depthAgainstSolver(int depth) {
        return depth == 0 ? selfPlay() : match(fixedName(depth), fixed(depth), SOLVER);
    }

    /** A player against the strongest fixed depth. */
    Condition againstStrongest(String name, String player) {
        return match(name, player, fixed(strongest));
    }

    /** The strongest fixed depth against another one. */
    Condition strongestAgainst(int depth) {
        return match(fixedName(strongest) + " against " + depth, fixed(strongest), fixed(depth));
    }

    /** The player of a dynamic model. */
    static String model(String feature, int k) {
        return SOLVER + "+" + feature + "(" + k + ")";
    }

    private static String fixed(int depth) {
        return SOLVER + "+minimax(" + depth + ")";
    }

    private static String fixedName(int depth) {
        return "MCTS-MS-" + depth + "-Visit-2";
    }
}
