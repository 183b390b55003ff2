package zeitnot.results;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeitnot.contest.Machine;
import zeitnot.papers.Setup;
import zeitnot.store.StoredMatch;

/** Who has played the games of a run, as a digest says it: one part for each version and machine. */
public final class Parts {
    private Parts() {}

    private record Player(String version, String machine) {}

    /** @param command that plays them */
    public static List<Digest.Part> of(Setup setup, Collection<StoredMatch> matches, String command) {
        Map<Player, List<StoredMatch>> players = new LinkedHashMap<>();
        for (StoredMatch match : matches) {
            players.computeIfAbsent(new Player(match.version(), match.machine()), unseen -> new ArrayList<>())
                    .add(match);
        }
        List<Digest.Part> parts = new ArrayList<>();
        players.forEach((player, played) -> parts.add(new Digest.Part(
                setup.seed(),
                player.version(),
                player.machine(),
                played.stream().mapToInt(StoredMatch::games).sum(),
                day(played.stream()
                        .map(StoredMatch::since)
                        .min(Instant::compareTo)
                        .orElseThrow()),
                day(played.stream()
                        .map(StoredMatch::until)
                        .max(Instant::compareTo)
                        .orElseThrow()),
                command)));
        return parts;
    }

    /** Of what was done right now, here. */
    public static Digest.Part now(Setup setup, String command) {
        String today = day(Instant.now());
        return new Digest.Part(
                setup.seed(), Machine.version(), Machine.describe(), setup.games(), today, today, command);
    }

    private static String day(Instant instant) {
        return LocalDate.ofInstant(instant, ZoneOffset.UTC).toString();
    }
}
