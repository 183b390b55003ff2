package zeitnot.papers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import zeitnot.game.GameProvider.Listed;
import zeitnot.kilothon.Meeting;
import zeitnot.store.Store;
import zeitnot.store.StoredMatch;
import zeitnot.time.ClockKind;

/**
 * A Kilothon as a store has it.
 *
 * @param matches one for each game of a player
 */
public record StoredKilothon(Setup setup, List<StoredMatch> matches, List<Meeting> meetings) {
    private record Way(String clock, long seed) {}

    /** Of the ways in which the players of a trial were run, that with most games. */
    public static Optional<StoredKilothon> of(
            KilothonTrial trial, Store store, LongPredicate seeds, List<Listed> library) {
        Map<Way, List<StoredMatch>> ways = new LinkedHashMap<>();
        for (StoredMatch match : store.matches()) {
            if (trial.has(match.first()) && seeds.test(match.first().seed())) {
                ways.computeIfAbsent(
                                new Way(match.first().clock(), match.first().seed()), first -> new ArrayList<>())
                        .add(match);
            }
        }
        return ways.entrySet().stream()
                .max(Comparator.comparingInt(way -> way.getValue().size()))
                .map(way -> read(way.getKey(), way.getValue(), store, library));
    }

    private static StoredKilothon read(Way way, List<StoredMatch> matches, Store store, List<Listed> library) {
        Map<String, Listed> games = library.stream().collect(Collectors.toMap(Listed::name, game -> game));
        List<Meeting> meetings = matches.stream()
                .flatMap(match -> store.find(match.first()).stream())
                .filter(record -> !record.isVoid())
                .map(record -> Meeting.of(record, games))
                .toList();
        int most = meetings.stream()
                .collect(Collectors.groupingBy(Meeting::player, Collectors.summingInt(one -> 1)))
                .values()
                .stream()
                .max(Integer::compareTo)
                .orElse(0);
        var setup = new Setup(most, 1, Optional.of(ClockKind.parse(way.clock())), way.seed());
        return new StoredKilothon(setup, matches, meetings);
    }
}
