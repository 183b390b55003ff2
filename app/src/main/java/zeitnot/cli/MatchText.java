package zeitnot.cli;

import java.util.stream.Collectors;
import zeitnot.show.MatchResult;
import zeitnot.show.MatchResult.Side;
import zeitnot.show.Score;
import zeitnot.show.SprtResult;
import zeitnot.stats.Sprt;

/** The result of a match for people. */
record MatchText(MatchResult result) {
    @Override
    public String toString() {
        Score score = result.score();
        String first = result.players().get(0).player();
        return terms()
                + Text.format(
                        "%s against %s%n%n", first, result.players().get(1).player())
                + Text.format(
                        "games    %d: %d won, %d drawn, %d lost by %s%n",
                        score.games(), score.wins(), score.draws(), score.losses(), first)
                + Text.format(
                        "score    %.1f %%, 95 %% interval %.1f to %.1f %%%n",
                        100 * score.score(), 100 * score.low(), 100 * score.high())
                + Text.format(
                        "Elo      %+.0f, 95 %% interval %+.0f to %+.0f%n",
                        result.elo(), result.eloLow(), result.eloHigh())
                + Text.format(
                        "nElo     %+.0f, 95 %% interval %+.0f to %+.0f, LOS %.1f %%%n",
                        result.normalizedElo(),
                        result.normalizedEloLow(),
                        result.normalizedEloHigh(),
                        100 * result.los())
                + pairs()
                + (result.sprt() == null ? "" : sprt(result.sprt()))
                + Text.format("length   %.1f plies%n", result.meanLength())
                + oddities()
                + "\n"
                + players()
                + Text.format("%nrepeat   %s%n", result.command());
    }

    private String terms() {
        return Text.format("%s, %s, clock %s, seed %d%n", result.game(), result.time(), result.clock(), result.seed())
                + ContestOptions.inWords(result.openings(), result.adjudication());
    }

    private String pairs() {
        int[] pairs = result.score().pairs();
        return Text.format(
                "pairs    %d LL, %d LD, %d WL or DD, %d WD, %d WW%n", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    }

    private Table players() {
        var table = new Table()
                .words("player")
                .numbers("time/move")
                .numbers("sims/move")
                .numbers("sims/s")
                .numbers("time losses");
        for (Side side : result.players()) {
            table.row(
                    side.player(),
                    Text.seconds(side.secondsPerMove()),
                    Text.count(Math.round(side.simulationsPerMove())),
                    Text.count(Math.round(side.simulationsPerSecond())),
                    Integer.toString(side.timeLosses()));
        }
        return table;
    }

    /** What a reader should know before trusting the score. */
    private String oddities() {
        String text = "";
        for (Side side : result.players()) {
            if (!side.forfeits().isEmpty()) {
                text += Text.format("forfeits %s by %s (see their notes)%n", forfeits(side), side.player());
            }
        }
        if (result.voids() > 0) {
            text += Text.format("void     %d more games, in which something broke (see their notes)%n", result.voids());
        }
        if (result.duplicates() > 0) {
            text += Text.format("%s%n", Text.repeats(result.duplicates()));
        }
        return text;
    }

    /** 3 crash, 1 resign. */
    private static String forfeits(Side side) {
        return side.forfeits().entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String sprt(SprtResult test) {
        String unit = test.model().equals(Sprt.Model.NORMALIZED.toString()) ? "normalized Elo" : "Elo";
        String h0 = Text.number(test.low()) + " " + unit;
        String h1 = Text.number(test.high()) + " " + unit;
        String finding = switch (test.verdict()) {
            case "accept" -> "accepted: better by " + h1 + " rather than " + h0;
            case "reject" -> "rejected: better by " + h0 + " rather than " + h1;
            default -> "not decided between better by " + h0 + " and by " + h1;
        };
        return Text.format("SPRT     %s%n", finding)
                + Text.format(
                        "         LLR %.2f after %d pairs, bounds %.2f and %.2f%n",
                        test.llr(), test.pairs(), test.lowerBound(), test.upperBound());
    }
}
