package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;
import zeitnot.stats.RatioMean;

/** What a player has got, in all and by category (UCT√SH, table 1 and figure 3). Void games count for nothing. */
public final class Scores {
    /**
     * One line of the table.
     *
     * @param payoff mean with its interval
     * @param winShare wins of all games that were won or lost, as figure 3 counts, with its interval
     */
    public record Row(
            String category,
            int games,
            int wins,
            int draws,
            int losses,
            Estimate payoff,
            Estimate winShare,
            int moves) {}

    private static final class Sum {
        private final RatioMean payoffs = new RatioMean();
        private int games;
        private int wins;
        private int losses;
        private int moves;

        void add(Meeting meeting) {
            payoffs.add(meeting.payoff());
            games++;
            wins += meeting.payoff() > 0 ? 1 : 0;
            losses += meeting.payoff() < 0 ? 1 : 0;
            moves += meeting.plies();
        }

        Row row(String category) {
            int draws = games - wins - losses;
            Estimate winShare =
                    MatchScore.of(0, 0, 0, 0, 0, 0, losses, draws, wins).decidedScore();
            return new Row(category, games, wins, draws, losses, payoffs.estimate(), winShare, moves);
        }
    }

    private final Sum all = new Sum();
    private final Map<String, Sum> categories = new TreeMap<>();
    private int voids;

    public void add(Meeting meeting) {
        all.add(meeting);
        categories.computeIfAbsent(meeting.category(), name -> new Sum()).add(meeting);
    }

    void addVoid() {
        voids++;
    }

    /** Games that broke off by a defect. */
    public int voids() {
        return voids;
    }

    /** All games together. */
    public Row total() {
        return all.row("all");
    }

    /** A row for each category, and one for all. */
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        categories.forEach((category, sum) -> rows.add(sum.row(category)));
        rows.add(total());
        return rows;
    }
}
