package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeitnot.contest.GameRecord;
import zeitnot.game.GameProvider.Listed;
import zeitnot.player.Spec;
import zeitnot.stats.Estimate;
import zeitnot.stats.RatioMean;

/** The players of a run with what they have got, and the games that could not be played. */
public final class Field implements Kilothon.Audience {
    private final Map<Spec, Scores> scores = new LinkedHashMap<>();
    private final Map<Spec, Map<String, RatioMean>> payoffs = new LinkedHashMap<>();
    private final Map<String, String> refused = new LinkedHashMap<>();

    public Field(List<Spec> players) {
        players.forEach(player -> scores.put(player, new Scores()));
    }

    @Override
    public synchronized void refused(String game, String reason) {
        refused.put(game, reason);
    }

    @Override
    public synchronized void ended(Spec player, Listed game, GameRecord record) {
        if (record.isVoid()) {
            of(player).addVoid();
        } else {
            add(Meeting.of(player, game, record));
        }
    }

    /** A game that has ended. A game that a player has met several times counts by its mean where players are compared. */
    public synchronized void add(Meeting meeting) {
        Spec player = Spec.parse(meeting.player());
        of(player).add(meeting);
        payoffs.computeIfAbsent(player, first -> new LinkedHashMap<>())
                .computeIfAbsent(meeting.game(), first -> new RatioMean())
                .add(meeting.payoff());
    }

    /** How much more one player has got than another, mean over the games that both have played. */
    public synchronized Estimate difference(Spec player, Spec other) {
        Map<String, RatioMean> others = payoffs.getOrDefault(other, Map.of());
        var mean = new RatioMean();
        payoffs.getOrDefault(player, Map.of()).forEach((game, payoff) -> {
            RatioMean theirs = others.get(game);
            if (theirs != null) {
                mean.add(payoff.estimate().value() - theirs.estimate().value());
            }
        });
        return mean.estimate();
    }

    /** What a player has got, by category and in all. */
    public synchronized List<Scores.Row> rows(Spec player) {
        return of(player).rows();
    }

    /** Games of a player that broke off by a defect. */
    public synchronized int voids(Spec player) {
        return of(player).voids();
    }

    /** The games that could not be played, with the reasons. */
    public synchronized Map<String, String> refused() {
        return new LinkedHashMap<>(refused);
    }

    public List<Spec> players() {
        return new ArrayList<>(scores.keySet());
    }

    private Scores of(Spec player) {
        return scores.computeIfAbsent(player, unknown -> new Scores());
    }
}
