package zeitnot.cli;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Plan;
import zeitnot.contest.Session;

/** Games of a player against itself, from which something is read off. */
record SelfPlay(Match match) {
    /**
     * Plays what is missing. What is read off each game is reported in the order of the plan, whichever game ended first; of
     * those that have ended, if the program is told to end.
     */
    <T> void play(
            Terminal terminal, SessionOptions options, Function<GameRecord, T> reading, Consumer<Collection<T>> report)
            throws InterruptedException {
        SortedMap<Integer, T> read = new TreeMap<>();
        var spectator = new Spectator(terminal, match.game().name(), () -> "");
        try (Archive archive = options.store().open(terminal);
                Session session = options.session(archive, spectator)) {
            session.play(
                    Plan.of(match.tasks(), record -> {
                        if (!record.isVoid()) {
                            read.put(record.task().index(), reading.apply(record));
                        }
                    }),
                    () -> {
                        spectator.close();
                        ContestOptions.warnIfUnfinished(terminal, read.size(), match.games());
                        if (!read.isEmpty()) {
                            report.accept(read.values());
                        }
                    });
        }
    }
}
