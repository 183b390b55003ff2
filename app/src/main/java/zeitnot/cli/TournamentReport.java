package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import zeitnot.contest.RoundRobin;
import zeitnot.contest.Standings;
import zeitnot.contest.Standings.Encounter;
import zeitnot.contest.Standings.Standing;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;
import zeitnot.stats.Power;

/**
 * The result of a tournament as JSON shows it.
 *
 * @param games that have ended, over all pairings
 * @param stored games that were taken from the store
 * @param voids games that count for nobody, because something broke
 * @param duplicates games with the same moves as one before of the same pairing in which the same player opened
 * @param command what to type to repeat the tournament
 */
record TournamentReport(
        String game,
        String time,
        String clock,
        long seed,
        int games,
        int gamesPerPairing,
        int stored,
        int voids,
        int duplicates,
        List<Place> ranking,
        List<Score> pairings,
        String command) {

    private static final double LEVEL = 0.05;
    private static final double POWER = 0.8;

    /**
     * A player, the best first.
     *
     * @param elo the likeliest rating, on a scale on which the mean of all players is 0
     */
    record Place(
            int rank,
            String player,
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
     * @param pairs of games that ended LL, LD, WL or DD, WD, WW
     * @param low lower end of the score's 95 % interval
     * @param pValue of the hypothesis that the two are equal, after Holm's correction over all pairings
     */
    record Score(
            String player,
            String opponent,
            int games,
            int wins,
            int draws,
            int losses,
            int[] pairs,
            double score,
            double low,
            double high,
            double pValue) {
        static Score of(RoundRobin tournament, Encounter encounter) {
            MatchScore score = encounter.summary().score();
            Estimate rate = score.score();
            return new Score(
                    tournament.players().get(encounter.pairing().player()).toString(),
                    tournament.players().get(encounter.pairing().opponent()).toString(),
                    score.games(),
                    score.wins(),
                    score.draws(),
                    score.losses(),
                    score.pairs(),
                    rate.value(),
                    rate.low(),
                    rate.high(),
                    encounter.pValue());
        }
    }

    static TournamentReport of(RoundRobin tournament, List<Encounter> encounters, int stored, int jobs) {
        List<Place> ranking = new ArrayList<>();
        for (Standing standing : Standings.ranking(tournament.players().size(), encounters)) {
            ranking.add(new Place(
                    ranking.size() + 1,
                    tournament.players().get(standing.player()).toString(),
                    standing.elo().value(),
                    standing.elo().low(),
                    standing.elo().high(),
                    standing.games(),
                    standing.points(),
                    standing.score(),
                    standing.timeLosses()));
        }
        return new TournamentReport(
                tournament.game().name(),
                tournament.terms().time(),
                tournament.terms().clock().toString(),
                tournament.seed(),
                encounters.stream().mapToInt(e -> e.summary().score().games()).sum(),
                tournament.games(),
                stored,
                encounters.stream().mapToInt(e -> e.summary().voids()).sum(),
                encounters.stream().mapToInt(e -> e.summary().duplicates()).sum(),
                ranking,
                encounters.stream().map(e -> Score.of(tournament, e)).toList(),
                command(tournament, jobs));
    }

    private static String command(RoundRobin tournament, int jobs) {
        List<String> words = new ArrayList<>(
                List.of("zeitnot", "tournament", tournament.game().name()));
        tournament.players().forEach(player -> words.add(player.toString()));
        words.addAll(ContestOptions.words(
                tournament.games(),
                tournament.terms().timeA(),
                tournament.terms().clock(),
                tournament.seed(),
                jobs));
        return Text.command(words.toArray(String[]::new));
    }

    /** The report for people. */
    String text() {
        return Text.format("%s, %s, clock %s, seed %d%n", game, time, clock, seed)
                + Text.format("%d players, %d games a pairing%n%n", ranking.size(), gamesPerPairing)
                + rankingTable()
                + Text.format("%nscore of the row against the column, and half the width of its 95 %% interval%n%n")
                + crossTable()
                + Text.format(
                        "%n* not 50 %%, at the level of 5 %% with Holm's correction over %d pairings%n",
                        pairings.size())
                + resolution()
                + oddities()
                + Text.format("%nrepeat   %s%n", command);
    }

    private Table rankingTable() {
        var table = new Table()
                .numbers("")
                .words("player")
                .numbers("Elo")
                .numbers("95 % interval")
                .numbers("games")
                .numbers("points")
                .numbers("score")
                .numbers("time losses");
        for (Place place : ranking) {
            boolean rated = place.games() > 0;
            table.row(
                    Integer.toString(place.rank()),
                    place.player(),
                    rated ? Text.format("%+.0f", place.elo()) : "",
                    rated ? Text.format("%+.0f to %+.0f", place.eloLow(), place.eloHigh()) : "",
                    Text.count(place.games()),
                    Text.format("%.1f", place.points()),
                    rated ? Text.percent(place.score()) : "",
                    Integer.toString(place.timeLosses()));
        }
        return table;
    }

    private Table crossTable() {
        var table = new Table().numbers("").words("player");
        ranking.forEach(place -> table.numbers(Integer.toString(place.rank())));
        for (Place row : ranking) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(row.rank()), row.player()));
            ranking.forEach(column -> cells.add(cell(row.player(), column.player())));
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private String cell(String row, String column) {
        for (Score score : pairings) {
            boolean forward = score.player().equals(row) && score.opponent().equals(column);
            boolean backward = score.player().equals(column) && score.opponent().equals(row);
            if ((forward || backward) && score.games() > 0) {
                return Text.format(
                        "%.1f ± %.1f %%%s",
                        100 * (forward ? score.score() : 1 - score.score()),
                        50 * (score.high() - score.low()),
                        score.pValue() < LEVEL ? "*" : " ");
            }
        }
        return row.equals(column) ? "-" : "";
    }

    /** A score without a star may be a difference that so few games do not show. */
    private String resolution() {
        int played = pairings.stream().mapToInt(Score::games).min().orElseThrow();
        int drawn = pairings.stream().mapToInt(Score::draws).sum();
        var test = new Power(LEVEL / pairings.size(), games == drawn ? 0 : (double) drawn / games);
        OptionalDouble effect = played == 0 ? OptionalDouble.empty() : test.effect(played, POWER);
        return effect.isPresent()
                ? Text.format(
                        "  %d games find a score of %.1f %% or more, %.0f times in 100%n",
                        played, 100 * (0.5 + effect.getAsDouble()), 100 * POWER)
                : Text.format("  %d games are too few to find even the largest difference%n", played);
    }

    private String oddities() {
        String text = "";
        if (voids > 0) {
            text += Text.format("%nvoid     %d more games, in which something broke (see their notes)%n", voids);
        }
        if (duplicates > 0) {
            text += Text.format("%nrepeats  %d games have the same moves as one before%n", duplicates);
        }
        return text;
    }
}
