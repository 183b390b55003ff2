package zeitnot.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;
import zeitnot.papers.Observations;
import zeitnot.papers.Provenance;
import zeitnot.papers.Setup;
import zeitnot.papers.Statistic;
import zeitnot.papers.StoredKilothon;
import zeitnot.papers.Verdict;
import zeitnot.player.Spec;
import zeitnot.stats.MatchScore;
import zeitnot.time.ClockKind;

/** A run that is known by its digest: the same rows, figures and verdicts as from its games. */
public final class Digested implements Evidence {
    private final Experiment experiment;
    private final Digest digest;
    private final Map<Condition, Observations> observed = new LinkedHashMap<>();
    private final Map<Condition, Integer> planned = new LinkedHashMap<>();
    private final Optional<BanditResult> bandit;
    private final Optional<KilothonResult> kilothon;

    /** Reads a digest of this experiment; one of another state of the experiment is refused. */
    public Digested(Experiment experiment, Digest digest) {
        this.experiment = experiment;
        this.digest = digest;
        Map<Digest.Row.Key, Digest.Row> rest = new LinkedHashMap<>();
        digest.rows().forEach(row -> rest.put(row.key(), row));
        for (Condition condition : experiment.conditions()) {
            var observations = new Observations(condition.domain(), experiment.asked(condition));
            Optional.ofNullable(rest.remove(key(condition, setup()))).ifPresent(row -> {
                observations.merge(sums(condition, row));
                planned.put(condition, row.planned());
            });
            observed.put(condition, observations);
        }
        bandit = digest.bandit().isEmpty()
                ? Optional.empty()
                : experiment.bandit().map(trial -> result(trial, digest));
        kilothon = experiment
                .kilothon()
                .map(trial -> KilothonResult.of(trial, digest.kilothon(), setup().departure(experiment)));
        checkMeetings();
        rest.values().stream().findFirst().ifPresent(row -> {
            throw new BadInput("the digest of " + experiment.id() + " has a row that the experiment does not: "
                    + row.name() + " in " + row.game() + "; make it again with 'zeitnot results digest "
                    + experiment.id() + "'");
        });
    }

    private void checkMeetings() {
        List<String> players = experiment.kilothon().map(KilothonTrial::players).orElse(List.of()).stream()
                .map(Spec::toString)
                .toList();
        digest.kilothon().stream()
                .filter(meeting -> !players.contains(meeting.player()))
                .findFirst()
                .ifPresent(meeting -> {
                    throw new BadInput("the digest of " + experiment.id()
                            + " has a player that the experiment does not: " + meeting.player()
                            + "; make it again with 'zeitnot results digest " + experiment.id() + "'");
                });
    }

    private static BanditResult result(BanditTrial trial, Digest digest) {
        var result = new BanditResult(trial.setup().with(digest.games(), digest.seed()));
        result.merge(digest.games(), digest.bandit());
        return result;
    }

    /** The digest of a run. */
    public static Digest of(Evidence run, List<Digest.Part> parts) {
        Setup setup = run.setup();
        List<Digest.Row> rows = new ArrayList<>();
        for (Condition condition : run.experiment().conditions()) {
            Observations games = run.observed(condition);
            if (games.played() > 0) {
                rows.add(row(key(condition, setup), setup.games(), games.sums()));
            }
        }
        return new Digest(
                run.experiment().id(),
                setup.scale(),
                setup.clock().map(ClockKind::toString).orElse(""),
                setup.games(),
                parts,
                rows,
                run.bandit().map(BanditResult::sums).orElse(Map.of()),
                List.of());
    }

    /** The digest of a Kilothon. */
    public static Digest of(Experiment experiment, StoredKilothon run, List<Digest.Part> parts) {
        return new Digest(
                experiment.id(),
                1,
                run.setup().clock().map(ClockKind::toString).orElseThrow(),
                run.setup().games(),
                parts,
                List.of(),
                Map.of(),
                run.meetings());
    }

    private static Digest.Row row(Digest.Row.Key key, int planned, Observations.Sums sums) {
        Map<String, double[][]> named = new LinkedHashMap<>();
        sums.sums().forEach((statistic, numbers) -> named.put(statistic.toString(), numbers));
        return Digest.Row.of(key, planned, MatchScore.of(sums.score()), sums.timeLosses(), sums.voidGames(), named);
    }

    static Digest.Row.Key key(Condition condition, Setup setup) {
        return new Digest.Row.Key(
                condition.domain().game(),
                condition.name(),
                plain(condition.playerA()),
                condition.imitated().map(Condition::name).orElse(""),
                plain(condition.playerB()),
                condition.opening(),
                condition.timeA(),
                condition.timeB(),
                setup.clockOf(condition.domain()).toString(),
                condition.adjudication());
    }

    private static String plain(String player) {
        return Spec.parse(player).toString();
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

    public Digest digest() {
        return digest;
    }

    /** Whether it is the paper's experiment, but for the number of games. */
    public boolean isAsPublished() {
        return setup().departure(experiment).isEmpty();
    }

    /** Of its rows and entries of a Kilothon that have begun, and of what is claimed about bandits. */
    public List<Verdict> verdicts() {
        Stream<Verdict> rows =
                findings().stream().map(Finding::verdict).filter(verdict -> verdict != Verdict.NOT_BEGUN);
        Stream<Verdict> claims = bandit.stream()
                .flatMap(result -> experiment.bandit().stream()
                        .flatMap(trial -> trial.claims().stream())
                        .map(claim -> claim.verdict(result)));
        Stream<Verdict> met = kilothon.stream()
                .flatMap(result -> result.findings().stream())
                .map(KilothonTrial.Finding::verdict)
                .filter(verdict -> verdict != Verdict.NOT_BEGUN);
        return Stream.of(rows, claims, met).flatMap(verdicts -> verdicts).toList();
    }

    @Override
    public Optional<BanditResult> bandit() {
        return bandit;
    }

    @Override
    public Optional<KilothonResult> kilothon() {
        return kilothon;
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

    /** As many as the parts that have begun it meant to play: some may have played other rows only. */
    @Override
    public int planned(Condition condition) {
        return planned.getOrDefault(condition, digest.games());
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
