package zeitnot.web;

import io.javalin.config.RoutesConfig;
import java.util.Arrays;
import java.util.List;
import zeitnot.bandit.BanditBench;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.show.BanditReport;
import zeitnot.show.CommandWords;

/** Policies for the root of a search, tried on bandits while somebody waits: so there are few repetitions. */
final class Bandits implements Area {
    private static final int MOST_ARMS = 200;
    private static final int MOST_TRIALS = 50_000;
    private static final int MOST_REPETITIONS = 200;

    /** What can be tried. */
    record Choice(List<String> bandits, List<String> policies) {}

    @Override
    public void add(RoutesConfig routes) {
        routes.get(
                "/api/lab/bandits",
                ctx -> Requests.answer(
                        ctx,
                        new Choice(
                                Arrays.stream(Problem.values())
                                        .map(Problem::toString)
                                        .toList(),
                                Policy.all().stream().map(Policy::toString).toList())));
        routes.get("/api/lab/bandit", ctx -> Requests.answer(ctx, report(new Query(ctx))));
    }

    private static synchronized BanditReport report(Query query) throws InterruptedException {
        String policies = query.text("policies", "");
        var setup = new BanditSetup(
                Problem.named(query.text("bandit", Problem.PRIZE_BOX_LOW.toString())),
                query.count("arms", BanditSetup.ARMS, MOST_ARMS),
                query.count("trials", BanditSetup.TRIALS, MOST_TRIALS),
                query.number("c", BanditSetup.C),
                policies.isEmpty()
                        ? Policy.all()
                        : Arrays.stream(policies.split(",")).map(Policy::named).toList(),
                query.count("repetitions", 20, MOST_REPETITIONS),
                query.seed());
        return BanditReport.of(new BanditBench(setup).run(1, () -> {}), command(setup));
    }

    private static String command(BanditSetup setup) {
        return CommandWords.line(List.of(
                "zeitnot",
                "bandit",
                setup.problem().toString(),
                "--policies",
                String.join(",", setup.policies().stream().map(Policy::toString).toList()),
                "--arms",
                "" + setup.arms(),
                "--trials",
                "" + setup.trials(),
                "--c",
                "" + setup.c(),
                "--repetitions",
                "" + setup.repetitions(),
                "--seed",
                "" + setup.seed()));
    }
}
