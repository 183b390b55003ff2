package zeitnot.papers;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.contest.Archive;
import zeitnot.contest.GameTask;
import zeitnot.player.Spec;
import zeitnot.store.StoredMatch;
import zeitnot.time.ClockKind;

/** What a store has of the experiments: which were run, how, and how far. */
public final class StoredRuns {
    private final Collection<StoredMatch> matches;

    public StoredRuns(Collection<StoredMatch> matches) {
        this.matches = matches;
    }

    /**
     * A way in which an experiment was run.
     *
     * @param lengths of its matches as they were planned, or as far as they have come, each once
     * @param games in the store, of all its matches
     */
    public record Run(double scale, Optional<ClockKind> clock, long seed, TreeSet<Integer> lengths, int games) {
        Setup setup(int length) {
            return new Setup(length, scale, clock, seed);
        }
    }

    /** What tells runs apart. */
    private record Way(double scale, Optional<ClockKind> clock, long seed) {}

    /**
     * The ways in which an experiment was run, the one with most games first. A simulated clock may come from a scale or may
     * have been asked for: the way that explains more matches is taken.
     */
    public List<Run> of(Experiment experiment) {
        List<Wanted> conditions =
                experiment.conditions().stream().map(Wanted::of).toList();
        Map<Way, Set<StoredMatch>> byWay = new LinkedHashMap<>();
        for (StoredMatch match : matches) {
            conditions.stream()
                    .filter(condition -> condition.mayHave(match.first()))
                    .findFirst()
                    .ifPresent(condition -> ways(condition.domain(), match.first())
                            .forEach(way -> byWay.computeIfAbsent(way, unseen -> new LinkedHashSet<>())
                                    .add(match)));
        }
        List<Way> ways = List.copyOf(byWay.keySet());
        return ways.stream()
                .filter(way -> ways.stream().noneMatch(other -> explainsMore(byWay, other, way)))
                .map(way -> run(way, byWay.getOrDefault(way, Set.of())))
                .sorted(Comparator.comparingInt(Run::games).reversed())
                .toList();
    }

    /** How many games by the Kilothon's rules there are of its players, of all samples. */
    public int games(KilothonTrial kilothon) {
        return matches.stream()
                .filter(match -> kilothon.has(match.first()))
                .mapToInt(StoredMatch::games)
                .sum();
    }

    /** Whether one way has all matches of the other, and more; of two that have the same, the one with a scale is simpler. */
    private static boolean explainsMore(Map<Way, Set<StoredMatch>> byWay, Way one, Way other) {
        Set<StoredMatch> more = byWay.getOrDefault(one, Set.of());
        Set<StoredMatch> less = byWay.getOrDefault(other, Set.of());
        return more.containsAll(less)
                && (more.size() > less.size()
                        || (one.clock().isEmpty() && other.clock().isPresent()));
    }

    private static Run run(Way way, Set<StoredMatch> matches) {
        var lengths = new TreeSet<Integer>();
        matches.forEach(match -> lengths.add(Math.max(match.end(), match.planned())));
        int games = matches.stream().mapToInt(StoredMatch::games).sum();
        return new Run(way.scale(), way.clock(), way.seed(), lengths, games);
    }

    /** Reads a run. */
    public static Reproduction load(Experiment experiment, Run run, Archive archive) {
        return load(Map.of(experiment, run), archive).values().iterator().next();
    }

    /** Reads a run of each of several experiments; games that they share are read once. */
    public static Map<Experiment, Reproduction> load(Map<Experiment, Run> runs, Archive archive) {
        Map<Experiment, List<Reproduction>> candidates = new LinkedHashMap<>();
        runs.forEach((experiment, run) -> candidates.put(experiment, candidates(experiment, run)));
        Reproduction.load(candidates.values().stream().flatMap(List::stream).toList(), archive);
        Map<Experiment, Reproduction> best = new LinkedHashMap<>();
        candidates.forEach((experiment, some) -> best.put(experiment, best(some)));
        return best;
    }

    /**
     * How long its matches were meant to be matters where players imitate or have a table from self-play, since profiles and
     * tables come from so many games: of the lengths that there are, the one that fits most of the stored games is taken.
     */
    private static List<Reproduction> candidates(Experiment experiment, Run run) {
        boolean anyDepends = experiment.conditions().stream()
                .anyMatch(condition ->
                        condition.imitated().isPresent() || condition.selfPlay().isPresent());
        Collection<Integer> lengths =
                anyDepends ? run.lengths() : List.of(run.lengths().last());
        return lengths.stream()
                .map(length -> new Reproduction(experiment, run.setup(length)))
                .toList();
    }

    private static Reproduction best(List<Reproduction> candidates) {
        return candidates.stream()
                .max(Comparator.comparingInt(Reproduction::imitatingGames).thenComparingInt(Reproduction::playedGames))
                .orElseThrow();
    }

    /** What the matches of a condition have in common, as a store writes it. */
    private record Wanted(
            Domain domain,
            String playerA,
            boolean imitates,
            boolean learns,
            String playerB,
            String opening,
            String timeA,
            String timeB,
            String adjudication) {
        static Wanted of(Condition condition) {
            return new Wanted(
                    condition.domain(),
                    Spec.parse(condition.playerA()).toString(),
                    condition.imitated().isPresent(),
                    condition.selfPlay().isPresent(),
                    Spec.parse(condition.playerB()).toString(),
                    condition.opening(),
                    condition.timeA(),
                    condition.timeB(),
                    condition.adjudication());
        }

        /** Players that imitate or have a table cannot be known before the profile or table is, but they look like it. */
        boolean mayHave(GameTask match) {
            return match.game().equals(domain.game())
                    && match.opening().equals(opening)
                    && match.timeA().equals(timeA)
                    && match.timeB().equals(timeB)
                    && match.adjudication().equals(adjudication)
                    && known(match.playerB()).equals(playerB)
                    && (imitates
                            ? known(match.playerA()).startsWith(playerA + "+distribution(")
                            : known(match.playerA()).equals(playerA));
        }

        private String known(String player) {
            return learns ? SelfPlay.forget(player) : player;
        }
    }

    private static List<Way> ways(Domain domain, GameTask match) {
        ClockKind clock = ClockKind.parse(match.clock());
        var asked = new Way(1, Optional.of(clock), match.seed());
        return clock instanceof ClockKind.Simulated simulated
                ? List.of(
                        new Way(
                                Setup.scale(simulated.simulationsPerSecond() / domain.speed()),
                                Optional.empty(),
                                match.seed()),
                        asked)
                : List.of(asked);
    }

    /**
     * Where the games of a run come from.
     *
     * @param command that plays them
     */
    public Provenance provenance(Reproduction run, String command) {
        List<StoredMatch> parts = partsOf(run);
        List<String> days = parts.stream()
                .flatMap(part -> Stream.of(part.since(), part.until()))
                .map(instant -> LocalDate.ofInstant(instant, ZoneOffset.UTC).toString())
                .distinct()
                .sorted()
                .toList();
        return new Provenance(
                false,
                Long.toString(run.setup().seed()),
                distinct(parts, StoredMatch::version),
                distinct(parts, StoredMatch::machine),
                days.size() < 2 ? String.join("", days) : days.get(0) + " to " + days.get(days.size() - 1),
                List.of(command));
    }

    /** All different values of something that the parts of a run say, in one line. */
    private static String distinct(List<StoredMatch> parts, Function<StoredMatch, String> value) {
        return parts.stream().map(value).distinct().sorted().collect(Collectors.joining("; "));
    }

    /** Who has played the games of a run, and when. */
    public List<StoredMatch> partsOf(Reproduction run) {
        return matches.stream().filter(match -> run.has(match.first())).toList();
    }
}
