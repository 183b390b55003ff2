package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.Match;
import zeitnot.contest.Tally;
import zeitnot.contest.Tally.Summary;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/**
 * The result of a match as JSON shows it. Wins, draws, losses, score and rating are those of the first player.
 *
 * @param games that have ended
 * @param pairs of games that ended LL, LD, WL or DD, WD, WW
 * @param low lower end of the score's 95 % interval
 * @param los likelihood that the first player is the better one
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
        double meanLength,
        int timeLosses,
        String time,
        String clock,
        long seed,
        List<Side> players,
        String command) {

    /** What one player did. */
    record Side(
            String player,
            int timeLosses,
            double secondsPerMove,
            double simulationsPerMove,
            double simulationsPerSecond) {
        static Side of(Object player, Summary.Side side) {
            return new Side(
                    player.toString(),
                    side.timeLosses(),
                    side.secondsPerMove(),
                    side.simulationsPerMove(),
                    side.simulationsPerSecond());
        }
    }

    static MatchReport of(Match match, Tally.Summary summary, int jobs) {
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
                summary.meanPlies(),
                summary.a().timeLosses() + summary.b().timeLosses(),
                match.time().toString(),
                match.clock().toString(),
                match.seed(),
                List.of(Side.of(match.playerA(), summary.a()), Side.of(match.playerB(), summary.b())),
                command(match, jobs));
    }

    private static String command(Match match, int jobs) {
        List<String> words = new ArrayList<>(List.of(
                "zeitnot",
                "match",
                match.game().name(),
                match.playerA().toString(),
                match.playerB().toString()));
        words.addAll(List.of(
                "--games",
                Integer.toString(match.games()),
                "--time",
                match.time().toString()));
        words.addAll(List.of("--clock", match.clock().toString(), "--seed", Long.toString(match.seed())));
        if (!match.clock().isSimulated()) {
            words.addAll(List.of("--jobs", Integer.toString(jobs)));
        }
        return Text.command(words.toArray(String[]::new));
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
                + Text.format("length   %.1f plies%n%n", meanLength)
                + table
                + Text.format("%nrepeat   %s%n", command);
    }
}
