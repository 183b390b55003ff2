package zeitnot.papers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import zeitnot.contest.GameRecord;
import zeitnot.game.BadInput;

/**
 * What {@code kappa-exp} looks up, read off games: the mean over games of the greatest kappa of a point, for each ply
 * (Baier and Winands, III-A).
 */
public final class MeanCriticality {
    /** A mean of fewer games than this is not used. */
    private static final int ENOUGH_GAMES = 20;

    private MeanCriticality() {}

    /** By ply; a move that was not searched does not count. */
    public static List<Double> of(Collection<GameRecord> records) {
        int longest = records.stream().mapToInt(GameRecord::plies).max().orElse(0);
        int enough = Math.min(ENOUGH_GAMES, records.size());
        List<Double> means = new ArrayList<>();
        for (int ply = 0; ply < longest; ply++) {
            double sum = 0;
            int games = 0;
            for (GameRecord record : records) {
                boolean isCounted =
                        ply < record.plies() && record.moves().get(ply).criticality() != 0;
                sum += isCounted ? record.moves().get(ply).criticality() : 0;
                games += isCounted ? 1 : 0;
            }
            if (games < enough) {
                break;
            }
            means.add(sum / games);
        }
        if (means.isEmpty()) {
            throw new BadInput(
                    "the games do not tell how critical moves are; give a --player with 'ownership', such as uct+ownership");
        }
        return means;
    }
}
