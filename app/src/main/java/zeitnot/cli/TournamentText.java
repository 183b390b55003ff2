package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import zeitnot.show.Score;
import zeitnot.show.TournamentResult;
import zeitnot.show.TournamentResult.Pairing;
import zeitnot.show.TournamentResult.Place;
import zeitnot.stats.Power;

/** The result of a tournament for people. */
record TournamentText(TournamentResult result) {
    private static final double LEVEL = 0.05;
    private static final double POWER = 0.8;

    @Override
    public String toString() {
        return Text.format("%s, %s, clock %s, seed %d%n", result.game(), result.time(), result.clock(), result.seed())
                + ContestOptions.inWords(result.openings(), result.adjudication())
                + Text.format(
                        "%d players, %d games a pairing%s%n%n",
                        result.ranking().size(), result.gamesPerPairing(), result.isGauntlet() ? ", a gauntlet" : "")
                + rankingTable()
                + Text.format("%nscore of the row against the column, and half the width of its 95 %% interval%n%n")
                + crossTable()
                + Text.format(
                        "%n* not 50 %%, at the level of 5 %% with Holm's correction over %d pairings%n",
                        result.pairings().size())
                + resolution()
                + oddities()
                + Text.format("%nrepeat   %s%n", result.command());
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
        for (Place place : result.ranking()) {
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
        result.ranking().forEach(place -> table.numbers(Integer.toString(place.rank())));
        for (Place row : result.ranking()) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(row.rank()), row.player()));
            result.ranking().forEach(column -> cells.add(cell(row.player(), column.player())));
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private String cell(String row, String column) {
        for (Pairing pairing : result.pairings()) {
            Score score = pairing.score();
            boolean forward = pairing.player().equals(row) && pairing.opponent().equals(column);
            boolean backward =
                    pairing.player().equals(column) && pairing.opponent().equals(row);
            if ((forward || backward) && score.games() > 0) {
                return Text.format(
                        "%.1f ± %.1f %%%s",
                        100 * (forward ? score.score() : 1 - score.score()),
                        50 * (score.high() - score.low()),
                        pairing.pValue() < LEVEL ? "*" : " ");
            }
        }
        return row.equals(column) ? "-" : "";
    }

    /** A score without a star may be a difference that so few games do not show. */
    private String resolution() {
        int played = result.pairings().stream()
                .mapToInt(pairing -> pairing.score().games())
                .min()
                .orElseThrow();
        int drawn = result.pairings().stream()
                .mapToInt(pairing -> pairing.score().draws())
                .sum();
        var test = new Power(
                LEVEL / result.pairings().size(), result.games() == drawn ? 0 : (double) drawn / result.games());
        OptionalDouble effect = played == 0 ? OptionalDouble.empty() : test.effect(played, POWER);
        return effect.isPresent()
                ? Text.format(
                        "  %d games find a score of %.1f %% or more, %.0f times in 100%n",
                        played, 100 * (0.5 + effect.getAsDouble()), 100 * POWER)
                : Text.format("  %d games are too few to find even the largest difference%n", played);
    }

    private String oddities() {
        String text = "";
        if (result.voids() > 0) {
            text += Text.format(
                    "%nvoid     %d more games, in which something broke (see their notes)%n", result.voids());
        }
        if (result.duplicates() > 0) {
            text += Text.format("%n%s%n", Text.repeats(result.duplicates()));
        }
        return text;
    }
}
