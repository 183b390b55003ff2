package zeitnot.web;

import io.javalin.config.RoutesConfig;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import zeitnot.bandit.BanditBench;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.show.BanditReport;
import zeitnot.show.CommandWords;

/** Policies for the root of a search, tried on bandits before somebody's eyes. */
final class Bandits implements Area {
    private static final int MOST_ARMS = 200;
    private static final int MOST_TRIALS = 50_000;
    private static final int MOST_REPETITIONS = 200;

    private final Studies studies;

    Bandits(Studies studies) {
        this.studies = studies;
    }

    /** In the repetition that is going on: how often each arm has been pulled, the best first. */
    record Pulls(String policy, int[] pulls) {}

    /** What the repetitions so far add up to. */
    record Report(int repetitions, BanditReport report) {}

    /** All has been told. */
    record End(int repetitions) {}

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
        routes.get("/api/lab/bandit", ctx -> studies.begin(ctx, new Pulling(setup(new Query(ctx)))));
    }

    private static BanditSetup setup(Query query) {
        String policies = query.text("policies", "");
        return new BanditSetup(
                Problem.named(query.text("bandit", Problem.PRIZE_BOX_LOW.toString())),
                query.count("arms", BanditSetup.ARMS, MOST_ARMS),
                query.count("trials", BanditSetup.TRIALS, MOST_TRIALS),
                query.number("c", BanditSetup.C),
                policies.isEmpty()
                        ? Policy.all()
                        : Arrays.stream(policies.split(",")).map(Policy::named).toList(),
                query.count("repetitions", 20, MOST_REPETITIONS),
                query.seed());
    }

    private record Pulling(BanditSetup setup) implements Studies.Study {
        @Override
        public void run(BooleanSupplier isWatched, Studies.Findings findings) {
            try {
                new BanditBench(setup).run(1, new Teller(setup, isWatched, findings));
                findings.tell("end", "", new End(setup.repetitions()));
            } catch (CancellationException nobodyLooks) {
                // and so nobody is told
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Tells of pulls while they happen, and what all repetitions add up to. */
    private record Teller(BanditSetup setup, BooleanSupplier isWatched, Studies.Findings findings)
            implements BanditBench.Watcher {
        @Override
        public void repeated(int repetitions, BanditResult soFar) {
            findings.tell("report", "", new Report(repetitions, BanditReport.of(soFar, command(setup))));
        }

        @Override
        public void pulled(Policy policy, int[] pulls) {
            if (!isWatched.getAsBoolean()) {
                throw new CancellationException();
            }
            findings.tell("pulls", policy.toString(), new Pulls(policy.toString(), pulls));
        }
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
