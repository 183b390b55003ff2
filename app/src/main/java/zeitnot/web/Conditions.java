package zeitnot.web;

import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Openings;
import zeitnot.contest.Terms;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * How the games of a match or a tournament are played.
 *
 * @param openings {@code random(4)}, or empty for the start position
 * @param games of each pairing
 */
record Conditions(String game, String time, String clock, String openings, int games, long seed) {
    private static final int MOST_GAMES = 100_000;

    static Conditions of(Query query, Opponents opponents) {
        return new Conditions(
                Games.named(query.text("game")).name(),
                opponents.time(query.text("time", "1000/move")).toString(),
                ClockKind.parse(query.text("clock", "wall")).toString(),
                query.text("openings", ""),
                query.count("games", 100, MOST_GAMES),
                query.seed());
    }

    Terms terms() {
        return new Terms(
                Openings.parse(openings),
                TimeControl.parse(time),
                TimeControl.parse(time),
                ClockKind.parse(clock),
                Adjudication.none());
    }

    /** As options of a command. */
    List<String> words() {
        List<String> words =
                new ArrayList<>(List.of("--games", "" + games, "--time", time, "--clock", clock, "--seed", "" + seed));
        if (!openings.isEmpty()) {
            words.addAll(List.of("--openings", openings));
        }
        return words;
    }
}
