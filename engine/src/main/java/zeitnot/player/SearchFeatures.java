package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.search.SearchOptions;
import zeitnot.view.FinalMove;

/** The features of the search as a whole. */
final class SearchFeatures {
    static final List<Feature> ALL = List.of(
            new Feature(
                            "solver",
                            Role.OPTION,
                            List.of(Parameter.oneOf(
                                    "kind", "bounds", List.of("bounds", "plain"), "what is proven, and how")),
                            "proves wins, losses and draws, and selects nothing that is proven",
                            """
                    bounds: a finished game gives its node an exact value; a node's bounds are the best of its children's bounds
                    for the player to move. A move is not selected again when its value is exact or its upper bound is
                    not above what the player has already. A move with at most one alternative is looked through at its
                    first visit. plain: a move that wins proves its node won, moves that lose prove it lost when all do, and
                    until then each counts as a simulation that was lost; draws prove nothing, nothing is looked through.
                    The search ends when the root is proven.""",
                            "Winands et al. 2008 (MCTS-Solver); Cazenave & Saffidine 2010 (score bounds)",
                            (player, args) -> {
                                if (args.word("kind").equals("plain")) {
                                    player.plainSolver();
                                } else {
                                    player.solver();
                                }
                            })
                    .forTwoPlayers()
                    .withoutChance(),
            new Feature(
                    "reuse",
                    Role.OPTION,
                    List.of(),
                    "keeps the part of the tree below the moves that were made",
                    """
                    the subtree of the new position becomes the tree, with its visits and values
                    Where chance takes part nothing is kept: the tree saw other dice.""",
                    "",
                    (player, args) -> player.reuse()),
            new Feature(
                    "threads",
                    Role.OPTION,
                    List.of(Parameter.whole("n", "2", 1, 256, "number of threads")),
                    "several threads on one tree; results are then not repeatable",
                    """
                    Each thread stays for up to 32 simulations at a node with many visits before it counts them for the path
                    above, at most 1/32 of that node's visits. Where there are few, a visit is counted on the way down and its
                    result on the way up (virtual loss 1). All updates are atomic.""",
                    "Chaslot et al. 2008; Enzenberger & Müller 2010",
                    (player, args) -> player.search(options -> options.withThreads(args.whole("n")))),
            new Feature(
                    "memory",
                    Role.OPTION,
                    List.of(Parameter.whole("mb", "1024", 1, SearchOptions.MOST_BYTES >> 20, "MiB for the tree")),
                    "how large the tree may grow; when it is full the search goes on without growing it",
                    "about 50 bytes a simulation in connect4",
                    "",
                    (player, args) -> player.search(options -> options.withMaxBytes((long) args.whole("mb") << 20))),
            new Feature(
                    "final",
                    Role.OPTION,
                    List.of(Parameter.oneOf(
                            "rule", "robust", List.of("robust", "max", "max-robust"), "which move is played")),
                    "the move that is played at the end of the search",
                    """
                    robust: the most visited. max: the highest mean. max-robust: the most visited, and while it is not also
                    the one with the highest mean, the search is prolonged by a tenth, at most five times.
                    A proven win comes before all; a proven loss is played only when there is nothing else.""",
                    "Chaslot et al. 2008; UCT√SH, section 2.4",
                    (player, args) -> player.finalMove(FinalMove.named(args.word("rule")))),
            new Feature(
                            "resign",
                            Role.OPTION,
                            List.of(
                                    Parameter.real("v", "0.1", 0, 1, "value below which a game is lost"),
                                    Parameter.whole("moves", "3", 1, 1000, "own moves in a row that are worth less"),
                                    Parameter.whole(
                                            "visits", "100", 1, 1000000, "of a move whose value says something")),
                            "gives up a game that is as good as lost",
                            """
                    Resigns when the value of its best move is below v, for so many of its moves in a row. A search whose
                    best move has fewer visits and no proof counts for nothing. Erica's is resign(0.3,1,1), Orego's
                    resign(0.1,1,1).""",
                            "Huang, Coulom & Lin, section II",
                            (player, args) -> player.resignation(
                                    new Resignation(args.real("v"), args.whole("moves"), args.whole("visits"))))
                    .forTwoPlayers());

    private SearchFeatures() {}
}
