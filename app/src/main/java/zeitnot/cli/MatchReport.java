package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.Match;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.contest.Tally.Summary;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;
import zeitnot.stats.Sprt;

/**
 * The result of a match as JSON shows it. Wins, draws, losses, score and rating are those of the first player.
 *
 * @param games that have ended
 * @param pairs of games that ended LL, LD, WL or DD, WD, WW
 * @param low lower end of the score's 95 % interval
 * @param los likelihood that the first player is the better one
 * @param sprt the sequential test; null without one
 * @param voids games that count for nobody, because something broke
 * @param duplicates games with the same moves as one before in which the same player opened
 * @param stored games that were taken from the store
 * @param command what to type to repeat the match
 */
record MatchReport(
        String game,
        int games,
        int wins,
        int draws,
        int losses,
        int[] pairs,
        double score,
        double low,
        double high,
        double elo,
        double eloLow,
        double eloHigh,
        double los,
        @Nullable SprtReport sprt,
        double meanLength,
        int timeLosses,
        int voids,
        int duplicates,
        int stored,
        String time,
        String clock,
        long seed,
        List<Side> players,
        String command) {

    /**
     * What one player did.
     *
     * @param forfeits how many games the player lost by resigning, an illegal move, a crash or a hang
     */
    record Side(
            String player,
            int timeLosses,
            Map<Ending, Integer> forfeits,
            double secondsPerMove,
            double simulationsPerMove,
            double simulationsPerSecond) {
        static Side of(Object player, Summary.Side side) {
            return new Side(
                    player.toString(),
                    side.timeLosses(),
                    side.forfeits(),
                    side.secondsPerMove(),
                    side.simulationsPerMove(),
                    side.simulationsPerSecond());
        }

        /** "3 crash, 1 resign"; empty if the player forfeited no game. */
        String forfeitsInWords() {
            return forfeits.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + entry.getKey())
                    .collect(Collectors.joining(", "));
        }
    }

    static MatchReport of(Match match, Tally.Summary summary, Optional<SprtMonitor.Status> sprt, int stored, int jobs) {
        MatchScore score = summary.score();
        Estimate rate = score.score();
        Estimate elo = score.elo();
        return new MatchReport(
                match.game().name(),
                score.games(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.pairs(),
                rate.value(),
                rate.low(),
                rate.high(),
                elo.value(),
                elo.low(),
                elo.high(),
                score.los(),
                sprt.map(SprtReport::of).orElse(null),
                summary.meanPlies(),
                summary.a().timeLosses() + summary.b().timeLosses(),
                summary.voids(),
                summary.duplicates(),
                stored,
                match.terms().time(),
                match.terms().clock().toString(),
                match.seed(),
                List.of(Side.of(match.playerA(), summary.a()), Side.of(match.playerB(), summary.b())),
                command(match, sprt.map(SprtMonitor.Status::sprt), jobs));
    }

    private static String command(Match match, Optional<Sprt> sprt, int jobs) {
        List<String> words = new ArrayList<>(List.of(
                "zeitnot",
                "match",
                match.game().name(),
                match.playerA().toString(),
                match.playerB().toString()));
        String opening = match.terms().openings().toString();
        if (!opening.isEmpty()) {
            words.addAll(List.of("--moves", opening));
        }
        words.addAll(ContestOptions.words(
                match.games(), match.terms().timeA(), match.terms().clock(), match.seed(), jobs));
        sprt.ifPresent(test -> words.addAll(SprtOptions.words(test)));
        return Text.command(words.toArray(String[]::new));
    }

    /** What a reader should know before trusting the score. */
    private String oddities() {
        String text = "";
        for (Side side : players) {
            if (!side.forfeits().isEmpty()) {
                text += Text.format("forfeits %s by %s (see their notes)%n", side.forfeitsInWords(), side.player());
            }
        }
        if (voids > 0) {
            text += Text.format("void     %d more games, in which something broke (see their notes)%n", voids);
        }
        if (duplicates > 0) {
            text += Text.format("repeats  %d games have the same moves as one before%n", duplicates);
        }
        return text;
    }

    /** The report for people. */
    String text() {
        var table = new Table()
                .words("player")
                .numbers("time/move")
                .numbers("sims/move")
                .numbers("sims/s")
                .numbers("time losses");
        for (Side side : players) {
            table.row(
                    side.player(),
                    Text.seconds(side.secondsPerMove()),
                    Text.count(Math.round(side.simulationsPerMove())),
                    Text.count(Math.round(side.simulationsPerSecond())),
                    Integer.toString(side.timeLosses()));
        }
        String first = players.get(0).player();
        return Text.format("%s, %s, clock %s, seed %d%n", game, time, clock, seed)
                + Text.format("%s against %s%n%n", first, players.get(1).player())
                + Text.format("games    %d: %d won, %d drawn, %d lost by %s%n", games, wins, draws, losses, first)
                + Text.format("score    %.1f %%, 95 %% interval %.1f to %.1f %%%n", 100 * score, 100 * low, 100 * high)
                + Text.format("Elo      %+.0f, 95 %% interval %+.0f to %+.0f%n", elo, eloLow, eloHigh)
                + (sprt == null ? "" : sprt.text())
                + Text.format("length   %.1f plies%n", meanLength)
                + oddities()
                + "\n"
                + table
                + Text.format("%nrepeat   %s%n", command);
    }
}
