package zeitnot.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.tree.TreePolicy;
import zeitnot.time.CpuClock;

/** Measures what the simulated clock charges for minimax. */
@Command(
        name = "node-cost",
        description = "Measure what a node of minimax costs in a game, in plies of a simulation.",
        footer = {
            "%nTwo searches from the start position take turns, one with and one without minimax. What the first takes beyond"
                    + " its plies is the cost of its nodes. In CPU time; the numbers that ship with the engine, and that the"
                    + " simulated clock charges by, were made so.",
            "%nExample:",
            "  zeitnot node-cost connect4"
        })
final class NodeCostCommand extends BaseCommand {
    private static final int WARM_UP_ROUNDS = 2;
    private static final int ROUNDS = 10;
    private static final int SIMULATIONS_BETWEEN_READS = 256;
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);

    @Parameters(paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "3",
            converter = AtLeastOne.class,
            description = "How deep minimax searches (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "20",
            converter = AtLeastOne.class,
            description = "How long to measure (default: ${DEFAULT-VALUE}).")
    private int seconds;

    /** The result as JSON shows it. */
    record Cost(String game, int depth, double nodesPerSecond, double pliesPerSecond, double pliesPerNode) {}

    /** What a search has done so far. */
    private static final class Work {
        double seconds;
        long plies;
        long nodes;

        void add(Search search, double limit) {
            var clock = new CpuClock();
            double start = clock.seconds();
            search.run(progress -> clock.seconds() - start < limit ? SIMULATIONS_BETWEEN_READS : 0);
            seconds += clock.seconds() - start;
            plies += search.plies();
            nodes += search.nodes();
        }
    }

    NodeCostCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (depth > Minimax.MAX_DEPTH) {
            throw new BadInput("--depth " + depth + " is too deep; give at most " + Minimax.MAX_DEPTH);
        }
        var options = new SearchOptions(UCT, true);
        var plain = new Search(game, options, 1);
        var hybrid = new Search(game, options.with(Hybrid.NONE.with(new Hybrid.Fixed(depth, 2))), 1);
        var withoutMinimax = new Work();
        var withMinimax = new Work();
        double turn = seconds / (2.0 * (WARM_UP_ROUNDS + ROUNDS));
        try (var progress = new Progress(terminal, game.name(), WARM_UP_ROUNDS + ROUNDS)) {
            for (int round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
                plain.reset(game.start());
                hybrid.reset(game.start());
                boolean counts = round >= WARM_UP_ROUNDS;
                (counts ? withoutMinimax : new Work()).add(plain, turn);
                (counts ? withMinimax : new Work()).add(hybrid, turn);
                progress.step("");
            }
        }
        print(cost(withoutMinimax, withMinimax));
    }

    private Cost cost(Work without, Work with) {
        double secondsPerPly = without.seconds / without.plies;
        double secondsPerNode = (with.seconds - with.plies * secondsPerPly) / with.nodes;
        return new Cost(game.name(), depth, 1 / secondsPerNode, 1 / secondsPerPly, secondsPerNode / secondsPerPly);
    }

    private void print(Cost cost) {
        if (isJson()) {
            printJson(cost);
            return;
        }
        var out = terminal.out();
        out.println("# " + command());
        out.println(Text.format(
                "# %s nodes a second, %s plies a second, plies per node:",
                Text.count((long) cost.nodesPerSecond()), Text.count((long) cost.pliesPerSecond())));
        out.println(Text.format("%.3f", cost.pliesPerNode()));
    }
}
