package zeitnot.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeitnot.contest.Tournament.Pairing;
import zeitnot.stats.Estimate;
import zeitnot.stats.Holm;
import zeitnot.stats.MatchScore;
import zeitnot.stats.Ratings;

/** What the games of a tournament that have ended so far add up to. Safe for use by several threads. */
public final class Standings {
    private final Tournament tournament;
    private final List<Pairing> pairings;
    private final Map<GameTask, Tally> tallies = new HashMap<>();

    /**
     * A player of the tournament.
     *
     * @param player place in the tournament's list
     * @param elo the rating, on a scale on which the mean of all players is 0
     */
    public record Standing(int player, int games, double points, int timeLosses, Estimate elo) {
        /** Points per game; a half before the first. */
        public double score() {
            return games == 0 ? 0.5 : points / games;
        }
    }

    /**
     * How a pairing stands.
     *
     * @param summary of the match, from the view of the first player of the pairing
     * @param pValue of the hypothesis that the two are equal, after Holm's correction over all pairings
     */
    public record Encounter(Pairing pairing, Tally.Summary summary, double pValue) {}

    public Standings(Tournament tournament) {
        this.tournament = tournament;
        this.pairings = tournament.pairings();
        pairings.forEach(pairing -> tallies.put(key(pairing), new Tally()));
    }

    private GameTask key(Pairing pairing) {
        return tournament.match(pairing).tasks().get(0);
    }

    public void add(GameRecord record) {
        tally(record.task().first()).add(record);
    }

    private Tally tally(GameTask match) {
        Tally tally = tallies.get(match);
        if (tally == null) {
            throw new IllegalArgumentException("not a game of this tournament: " + match);
        }
        return tally;
    }

    /** All pairings, in the order of the plan. */
    public List<Encounter> encounters() {
        List<Tally.Summary> summaries =
                pairings.stream().map(pairing -> tally(key(pairing)).summary()).toList();
        double[] pValues = Holm.correct(summaries.stream()
                .mapToDouble(summary -> summary.score().pValue())
                .toArray());
        List<Encounter> encounters = new ArrayList<>();
        for (int i = 0; i < pValues.length; i++) {
            encounters.add(new Encounter(pairings.get(i), summaries.get(i), pValues[i]));
        }
        return encounters;
    }

    /** The players, the best first. */
    public static List<Standing> ranking(int players, List<Encounter> encounters) {
        int[] games = new int[players];
        int[] timeLosses = new int[players];
        double[] points = new double[players];
        List<Ratings.Result> results = new ArrayList<>();
        for (Encounter encounter : encounters) {
            int a = encounter.pairing().player();
            int b = encounter.pairing().opponent();
            MatchScore score = encounter.summary().score();
            games[a] += score.games();
            games[b] += score.games();
            points[a] += score.points();
            points[b] += score.games() - score.points();
            timeLosses[a] += encounter.summary().a().timeLosses();
            timeLosses[b] += encounter.summary().b().timeLosses();
            results.add(new Ratings.Result(a, b, score));
        }
        List<Estimate> ratings = new Ratings(players, results).estimates();
        List<Standing> ranking = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            ranking.add(new Standing(i, games[i], points[i], timeLosses[i], ratings.get(i)));
        }
        ranking.sort(Comparator.comparingDouble(
                (Standing standing) -> -standing.elo().value()));
        return ranking;
    }
}
