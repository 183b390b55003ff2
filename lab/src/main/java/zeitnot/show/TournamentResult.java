package zeitnot.show;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.Standings;
import zeitnot.contest.Standings.Encounter;
import zeitnot.contest.Standings.Standing;
import zeitnot.contest.Tournament;

/**
 * The result of a tournament as JSON shows it.
 *
 * @param openings how the games begin; empty for the start position
 * @param adjudication when games are cut short; empty if never
 * @param isGauntlet whether one player plays against all others, who do not play each other
 * @param games that have ended, over all pairings
 * @param stored games that were taken from the store
 * @param voids games that count for nobody, because something broke
 * @param duplicates games with the same moves as one before of the same pairing in which the same player opened
 * @param command what to type to repeat the tournament
 */
public record TournamentResult(
        String game,
        String time,
        String clock,
        String openings,
        String adjudication,
        long seed,
        boolean isGauntlet,
        int games,
        int gamesPerPairing,
        int stored,
        int voids,
        int duplicates,
        List<Place> ranking,
        List<Pairing> pairings,
        String command) {

    /**
     * A player, the best first.
     *
     * @param player name of the player
     * @param elo the likeliest rating, on a scale on which the mean of all players is 0
     */
    public record Place(
            int rank,
            String player,
            String spec,
            double elo,
            double eloLow,
            double eloHigh,
            int games,
            double points,
            double score,
            int timeLosses) {}

    /**
     * What a player scored against another.
     *
     * @param pValue of the hypothesis that the two are equal, after Holm's correction over all pairings
     */
    public record Pairing(
            String player, String opponent, @JsonUnwrapped Score score, double pValue) {
        static Pairing of(Tournament tournament, Encounter encounter) {
            return new Pairing(
                    tournament.players().get(encounter.pairing().player()).name(),
                    tournament.players().get(encounter.pairing().opponent()).name(),
                    Score.of(encounter.summary().score()),
                    encounter.pValue());
        }
    }

    /** @param command what to type to repeat the tournament */
    public static TournamentResult of(Tournament tournament, List<Encounter> encounters, int stored, String command) {
        List<Place> ranking = new ArrayList<>();
        for (Standing standing : Standings.ranking(tournament.players().size(), encounters)) {
            ranking.add(new Place(
                    ranking.size() + 1,
                    tournament.players().get(standing.player()).name(),
                    tournament.players().get(standing.player()).spec().toString(),
                    standing.elo().value(),
                    standing.elo().low(),
                    standing.elo().high(),
                    standing.games(),
                    standing.points(),
                    standing.score(),
                    standing.timeLosses()));
        }
        return new TournamentResult(
                tournament.game().name(),
                tournament.terms().time(),
                tournament.terms().clock().toString(),
                tournament.terms().openings().toString(),
                tournament.terms().adjudication().toString(),
                tournament.seed(),
                tournament.isGauntlet(),
                encounters.stream().mapToInt(e -> e.summary().score().games()).sum(),
                tournament.games(),
                stored,
                encounters.stream().mapToInt(e -> e.summary().voids()).sum(),
                encounters.stream().mapToInt(e -> e.summary().duplicates()).sum(),
                ranking,
                encounters.stream().map(e -> Pairing.of(tournament, e)).toList(),
                command);
    }
}
