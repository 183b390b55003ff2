package zeitnot.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.bandit.BanditBench;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.report.BanditPage;
import zeitnot.show.BanditReport;

/** Tries policies for the root of a search on bandits. */
@Command(
        name = "bandit",
        description =
                "Try the policies for the root of a search on bandits: pulls of each arm, simple and cumulative regret.",
        footer = {
            "%nBandits: prize-box-low and prize-box-high (the two of the UCT√SH paper), bernoulli, gaussian.",
            "Policies: uniform, ucb1, ucb-sqrt, half-greedy, sequential-halving, shot, h-mcts, sqrt-sh. On a bandit, which"
                    + " has no tree, shot and h-mcts are sequential halving with the pulls of an arm in a row.",
            "%nExamples:",
            "  zeitnot bandit",
            "  zeitnot bandit gaussian --policies ucb1,sqrt-sh --arms 100 --html bandit.html"
        })
final class BanditCommand extends BaseCommand {
    /** Arms whose pulls are printed. */
    private static final int MOST_ARMS = 10;

    @Parameters(
            paramLabel = "BANDIT",
            arity = "0..*",
            description = "The kinds of bandit (default: prize-box-low prize-box-high).")
    private List<String> problems = new ArrayList<>();

    @Option(names = "--policies", paramLabel = "NAMES", split = ",", description = "The policies (default: all).")
    private List<String> policies = new ArrayList<>();

    @Option(names = "--arms", paramLabel = "K", description = "How many arms (default: ${DEFAULT-VALUE}).")
    private int arms = BanditSetup.ARMS;

    @Option(
            names = "--trials",
            paramLabel = "N",
            description = "Pulls in a repetition, which is the budget of all policies (default: ${DEFAULT-VALUE}).")
    private int trials = BanditSetup.TRIALS;

    @Option(
            names = "--c",
            paramLabel = "C",
            description = "Exploration constant of ucb1, ucb-sqrt and sqrt-sh, for means in [0, 1] (default:"
                    + " ${DEFAULT-VALUE}, which is equation 3 of UCT√SH).")
    private double c = BanditSetup.C;

    @Option(
            names = "--repetitions",
            paramLabel = "N",
            converter = AtLeastOne.class,
            description = "How many bandits of each kind are drawn (default: ${DEFAULT-VALUE}).")
    private Integer repetitions = 200;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a page with plots.")
    private @Nullable Path html;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private JobsOption jobs;

    BanditCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException, IOException {
        List<BanditSetup> setups = setups();
        Map<BanditResult, String> results = new LinkedHashMap<>();
        try (Writer page = html == null ? Writer.nullWriter() : writerTo("--html", html)) {
            for (BanditSetup setup : setups) {
                results.put(result(terminal, setup, jobs.value), command(setup));
            }
            page.write(BanditPage.html(results));
        }
        print(
                results.entrySet().stream()
                        .map(entry -> BanditReport.of(entry.getKey(), entry.getValue()))
                        .toList(),
                () -> results.entrySet().stream()
                        .map(entry -> BanditText.of(entry.getKey(), Math.min(arms, MOST_ARMS), entry.getValue()))
                        .collect(Collectors.joining("\n")));
    }

    /** Runs with a progress bar. */
    static BanditResult result(Terminal terminal, BanditSetup setup, int jobs) throws InterruptedException {
        try (var progress = new Progress(terminal, setup.problem().toString(), setup.repetitions())) {
            return new BanditBench(setup).run(jobs, () -> progress.step(""));
        }
    }

    private List<BanditSetup> setups() {
        List<Problem> wanted = problems.isEmpty()
                ? List.of(Problem.PRIZE_BOX_LOW, Problem.PRIZE_BOX_HIGH)
                : problems.stream().map(Problem::named).distinct().toList();
        List<Policy> tried = policies.isEmpty()
                ? Policy.all()
                : policies.stream().map(Policy::named).toList();
        return wanted.stream()
                .map(problem -> new BanditSetup(problem, arms, trials, c, tried, repetitions, seed.value))
                .toList();
    }

    private String command(BanditSetup setup) {
        return repeat().with("BANDIT", setup.problem())
                .with("--policies", setup.policies())
                .line();
    }
}
