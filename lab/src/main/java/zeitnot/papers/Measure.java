package zeitnot.papers;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/** What is read off the games of a condition: their score, or something that adds up in an accumulator of its own. */
public enum Measure implements Statistic {
    WIN_RATE("win rate of player A, a draw counting half", Unit.PERCENT, Source.ofScore(MatchScore::score)),
    DECIDED_WIN_RATE(
            "share of the games with a winner that player A has won; drawn games do not count",
            Unit.PERCENT,
            Source.ofScore(MatchScore::decidedScore)),
    GAIN("win rate less that of the simple strategy", Unit.PERCENT, Source.ofScore(MatchScore::score)),
    SAVED_TIME(
            "share of the planned time that player A saved, mean over its moves",
            Unit.PERCENT,
            Source.ofGames(MeanOfGames::savedTime)),
    GAME_LENGTH("moves in a game, of both players", Unit.NUMBER, Source.ofGames(domain -> MeanOfGames.gameLength())),
    BRANCHING_FACTOR(
            "legal moves, mean over all moves", Unit.NUMBER, Source.ofGames(domain -> MeanOfGames.branchingFactor())),
    EARLY_SHIFT(
            "share of its time that player A uses in the first half of the game, less that of player B",
            Unit.PERCENT,
            Source.ofGames(MeanOfGames::earlyShift)),
    LONGEST_SEARCH(
            "turn of player A's longest search, as a share of the mean game length",
            Unit.PERCENT,
            Source.ofGames(MeanOfGames::longestSearch)),
    SIMULATIONS_PER_SECOND(
            "simulations of player A a second on its clock, over whole games",
            Unit.COUNT,
            Source.ofGames(MeanOfGames::speed)),
    GAME_TIME("seconds that player A uses in a game, on its clock", Unit.NUMBER, Source.ofGames(MeanOfGames::gameTime)),
    PREDICTION_RATE(
            "share of the opponent's moves that player A guessed where it pondered on some moves alone",
            Unit.PERCENT,
            Source.ofGames(domain -> MeanOfGames.predictionRate())),
    EXPECTED_MOVES_ERROR(
            "how far off player A's expectation of its remaining moves was, mean over its moves; for rules that share the"
                    + " time left equally among them",
            Unit.NUMBER,
            Source.ofGames(domain -> MeanOfGames.expectedMovesError())),
    TURN_CORRELATION(
            "correlation between the turn and the number of terminal lines, over all positions",
            Unit.COEFFICIENT,
            Source.ofGames(domain -> new TerminalCorrelation(Variable.TURN))),
    BRANCH_CORRELATION(
            "correlation between the branching factor and the number of terminal lines, over all positions",
            Unit.COEFFICIENT,
            Source.ofGames(domain -> new TerminalCorrelation(Variable.BRANCH))),
    ROLL_CORRELATION(
            "correlation between the mean rollout length and the number of terminal lines, over all positions",
            Unit.COEFFICIENT,
            Source.ofGames(domain -> new TerminalCorrelation(Variable.ROLL))),
    ROLL_ADVANTAGE(
            "how much stronger, whatever its sign, the correlation of terminal lines with the rollout length is than that"
                    + " with the turn",
            Unit.COEFFICIENT,
            Source.ofGames(domain -> new TerminalCorrelation.Advantage(Variable.ROLL, Variable.TURN)));

    /** How values are written. */
    public enum Unit {
        PERCENT("%.1f", 100, " %"),
        NUMBER("%.1f", 1, ""),
        COEFFICIENT("%.2f", 1, ""),
        COUNT("%,.0f", 1, "");

        private final String format;
        private final double factor;
        private final String suffix;

        Unit(String format, double factor, String suffix) {
            this.format = format;
            this.factor = factor;
            this.suffix = suffix;
        }

        /** The value without its suffix. */
        String text(double value) {
            return String.format(Locale.ROOT, format, factor * value);
        }

        /** What stands behind a value. */
        String suffix() {
            return suffix;
        }

        /** The estimate in this unit. */
        Estimate of(Estimate estimate) {
            return new Estimate(factor * estimate.value(), factor * estimate.low(), factor * estimate.high());
        }
    }

    /** Where a value comes from: one of the two. */
    private record Source(
            Optional<Function<MatchScore, Estimate>> score, Optional<Function<Domain, Measurement>> games) {
        static Source ofScore(Function<MatchScore, Estimate> reading) {
            return new Source(Optional.of(reading), Optional.empty());
        }

        static Source ofGames(Function<Domain, Measurement> accumulator) {
            return new Source(Optional.empty(), Optional.of(accumulator));
        }
    }

    private final String meaning;
    private final Unit unit;
    private final Source source;

    Measure(String meaning, Unit unit, Source source) {
        this.meaning = meaning;
        this.unit = unit;
        this.source = source;
    }

    /** Read off a score, where the measure is. */
    public Optional<Estimate> of(MatchScore score) {
        return source.score().map(reading -> reading.apply(score));
    }

    /** The games that a value rests on. */
    int games(Observations games) {
        return this == DECIDED_WIN_RATE ? games.score().decidedGames() : games.games();
    }

    @Override
    public Optional<Measurement> accumulator(Domain domain) {
        return source.games().map(make -> make.apply(domain));
    }

    /** In words. */
    public String meaning() {
        return meaning;
    }

    /** The measure with its unit: win rate in %. */
    String title() {
        return this + (unit.suffix().isEmpty() ? "" : " in" + unit.suffix());
    }

    Unit unit() {
        return unit;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
