package zeitnot.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.bandit.BanditResult;
import zeitnot.game.BadInput;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.Condition;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.Observations;
import zeitnot.papers.Provenance;
import zeitnot.papers.Setup;
import zeitnot.papers.Statistic;
import zeitnot.papers.Verdict;
import zeitnot.player.Spec;
import zeitnot.stats.MatchScore;
import zeitnot.time.ClockKind;

/** A run that is known by its digest: the same rows, figures and verdicts as from its games. */
public final class Digested implements Evidence {
    private final Experiment experiment;
    private final Digest digest;
    private final Map<Condition, Observations> observed = new LinkedHashMap<>();
    private final Optional<BanditResult> bandit;

    /** Reads a digest of this experiment; one of another state of the experiment is refused. */
    public Digested(Experiment experiment, Digest digest) {
        this.experiment = experiment;
        this.digest = digest;
        Set<Digest.Row> rest = new HashSet<>(digest.rows());
        for (Condition condition : experiment.conditions()) {
            var observations = new Observations(condition.domain(), experiment.asked(condition));
            rest.stream().filter(row -> isOf(condition, row)).findFirst().ifPresent(row -> {
                observations.merge(sums(condition, row));
                rest.remove(row);
            });
            observed.put(condition, observations);
        }
        bandit = digest.bandit().isEmpty()
                ? Optional.empty()
                : experiment.bandit().map(trial -> result(trial, digest));
        rest.stream().findFirst().ifPresent(row -> {
            throw new BadInput("the digest of " + experiment.id() + " has a row that the experiment does not: "
                    + row.name() + " in " + row.game() + "; make it again with 'zeitnot results digest "
                    + experiment.id() + "'");
        });
    }

    private static BanditResult result(BanditTrial trial, Digest... digests) {
        int repetitions = Stream.of(digests).mapToInt(Digest::games).sum();
        var result = new BanditResult(trial.setup().with(repetitions, digests[0].seed()));
        for (Digest digest : digests) {
            result.merge(digest.games(), digest.bandit());
        }
        return result;
    }

    /** The digest of a run. */
    public static Digest of(Evidence run, List<Digest.Part> parts) {
        return of(run.experiment(), run.setup(), parts, run::observed, run.bandit());
    }

    private static Digest of(
            Experiment experiment,
            Setup setup,
            List<Digest.Part> parts,
            Function<Condition, Observations> observed,
            Optional<BanditResult> bandit) {
        List<Digest.Row> rows = new ArrayList<>();
        for (Condition condition : experiment.conditions()) {
            Observations games = observed.apply(condition);
            if (games.played() > 0) {
                rows.add(row(condition, setup, games.sums()));
            }
        }
        String clock = setup.clock().map(ClockKind::toString).orElse("");
        return new Digest(
                experiment.id(),
                setup.scale(),
                clock,
                setup.games(),
                parts,
                rows,
                bandit.map(BanditResult::sums).orElse(Map.of()));
    }

    private static Digest.Row row(Condition condition, Setup setup, Observations.Sums sums) {
        MatchScore score = MatchScore.of(sums.score());
        Map<String, double[][]> named = new LinkedHashMap<>();
        sums.sums().forEach((statistic, numbers) -> named.put(statistic.toString(), numbers));
        return new Digest.Row(
                condition.domain().game(),
                condition.name(),
                plain(condition.playerA()),
                imitates(condition),
                plain(condition.playerB()),
                condition.time(),
                setup.clockOf(condition.domain()).toString(),
                score.games(),
                Arrays.copyOf(sums.score(), Digest.Row.PAIRS),
                Arrays.copyOfRange(sums.score(), Digest.Row.PAIRS, sums.score().length),
                score.wins(),
                score.draws(),
                score.losses(),
                sums.timeLosses(),
                sums.voidGames(),
                named);
    }

    private boolean isOf(Condition condition, Digest.Row row) {
        return row.game().equals(condition.domain().game())
                && row.name().equals(condition.name())
                && row.playerA().equals(plain(condition.playerA()))
                && row.imitates().equals(imitates(condition))
                && row.playerB().equals(plain(condition.playerB()))
                && row.time().equals(condition.time())
                && row.clock().equals(setup().clockOf(condition.domain()).toString());
    }

    private static String plain(String player) {
        return Spec.parse(player).toString();
    }

    private static String imitates(Condition condition) {
        return condition.imitated().map(Condition::name).orElse("");
    }

    private Observations.Sums sums(Condition condition, Digest.Row row) {
        Map<Statistic, double[][]> sums = new LinkedHashMap<>();
        for (Statistic statistic : experiment.asked(condition)) {
            if (statistic.accumulator(condition.domain()).isPresent()) {
                double[][] numbers = row.sums().get(statistic.toString());
                if (numbers == null) {
                    throw new BadInput("the digest of " + experiment.id() + " lacks the sums of '" + statistic
                            + "'; make it again with 'zeitnot results digest " + experiment.id() + "'");
                }
                sums.put(statistic, numbers);
            }
        }
        return new Observations.Sums(row.score().counts(), row.timeLosses(), row.voidGames(), sums);
    }

    /** This with other games of the same setup. The same games are refused. */
    public Digested with(Digested other) {
        if (!digest.isOfSameSetup(other.digest)) {
            throw new IllegalArgumentException("another setup: " + other.digest.experiment());
        }
        digest.checkDisjoint(other.digest);
        Setup mine = setup();
        var setup = new Setup(mine.games() + other.setup().games(), mine.scale(), mine.clock(), mine.seed());
        List<Digest.Part> parts = Stream.concat(digest.parts().stream(), other.digest.parts().stream())
                .toList();
        Function<Condition, Observations> both = condition -> {
            var sum = new Observations(condition.domain(), experiment.asked(condition));
            sum.merge(observed(condition).sums());
            sum.merge(other.observed(condition).sums());
            return sum;
        };
        return new Digested(
                experiment,
                of(
                        experiment,
                        setup,
                        parts,
                        both,
                        experiment.bandit().map(trial -> result(trial, digest, other.digest))));
    }

    public Digest digest() {
        return digest;
    }

    /** Whether it is the paper's experiment, but for the number of games. */
    public boolean isAsPublished() {
        return setup().departure(experiment).isEmpty();
    }

    /** Of its rows that have begun, and of what is claimed about bandits. */
    public List<Verdict> verdicts() {
        Stream<Verdict> rows =
                findings().stream().map(Finding::verdict).filter(verdict -> verdict != Verdict.NOT_BEGUN);
        Stream<Verdict> claims = bandit.stream()
                .flatMap(result -> experiment.bandit().stream()
                        .flatMap(trial -> trial.claims().stream())
                        .map(claim -> claim.verdict(result)));
        return Stream.concat(rows, claims).toList();
    }

    @Override
    public Optional<BanditResult> bandit() {
        return bandit;
    }

    @Override
    public Experiment experiment() {
        return experiment;
    }

    /** With the first of its seeds. */
    @Override
    public Setup setup() {
        Optional<ClockKind> clock =
                digest.clock().isEmpty() ? Optional.empty() : Optional.of(ClockKind.parse(digest.clock()));
        return new Setup(digest.games(), digest.scale(), clock, digest.seed());
    }

    @Override
    public Observations observed(Condition condition) {
        return Objects.requireNonNull(observed.get(condition), condition::toString);
    }

    public Provenance provenance() {
        return new Provenance(
                true,
                distinct(part -> Long.toString(part.seed())),
                distinct(Digest.Part::version),
                distinct(Digest.Part::machine),
                days(),
                digest.parts().stream().map(Digest.Part::command).distinct().toList());
    }

    private String days() {
        List<String> days = digest.parts().stream()
                .flatMap(part -> Stream.of(part.since(), part.until()))
                .distinct()
                .sorted()
                .toList();
        return days.size() < 2 ? String.join("", days) : days.get(0) + " to " + days.get(days.size() - 1);
    }

    private String distinct(Function<Digest.Part, String> property) {
        return digest.parts().stream().map(property).distinct().collect(Collectors.joining("; "));
    }
}
