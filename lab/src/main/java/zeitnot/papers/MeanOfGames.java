package zeitnot.papers;

import java.util.stream.IntStream;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.player.Pondered.Guess;
import zeitnot.stats.Estimate;
import zeitnot.stats.RatioMean;
import zeitnot.time.TimeControl;

/** A mean over games, or over the moves of all games. */
final class MeanOfGames implements Measurement {
    /** Reads a game off. */
    @FunctionalInterface
    interface Reading {
        void read(PlayedGame game, RatioMean mean);
    }

    private final Reading reading;
    private final RatioMean mean = new RatioMean();

    private MeanOfGames(Reading reading) {
        this.reading = reading;
    }

    static MeanOfGames gameLength() {
        return new MeanOfGames((game, mean) ->
                mean.add(game.record().task().openingPlies() + game.record().plies()));
    }

    static MeanOfGames branchingFactor() {
        return new MeanOfGames((game, mean) ->
                mean.add(legalMoves(game.record()), game.record().plies()));
    }

    /** Per searched move of player A. */
    static MeanOfGames savedTime(Domain domain) {
        return new MeanOfGames((game, mean) -> {
            TimeUse a = game.timeOf(true, domain.plies());
            mean.add(a.saved(), a.searches());
        });
    }

    static MeanOfGames earlyShift(Domain domain) {
        return new MeanOfGames((game, mean) -> {
            TimeUse a = game.timeOf(true, domain.plies());
            TimeUse b = game.timeOf(false, domain.plies());
            if (a.total() > 0 && b.total() > 0) {
                mean.add(a.early() / a.total() - b.early() / b.total());
            }
        });
    }

    static MeanOfGames longestSearch(Domain domain) {
        return new MeanOfGames((game, mean) -> {
            TimeUse a = game.timeOf(true, domain.plies());
            TimeUse b = game.timeOf(false, domain.plies());
            if (a.total() > 0 && b.total() > 0) {
                mean.add((double) a.longestAt() / domain.plies());
            }
        });
    }

    static MeanOfGames speed(Domain domain) {
        return new MeanOfGames((game, mean) -> {
            TimeUse a = game.timeOf(true, domain.plies());
            mean.add(a.simulations(), a.total());
        });
    }

    static MeanOfGames gameTime(Domain domain) {
        return new MeanOfGames(
                (game, mean) -> mean.add(game.timeOf(true, domain.plies()).total()));
    }

    /** Hits / (hits + misses) of focused pondering (Huang, Coulom and Lin, section VI-B). */
    static MeanOfGames predictionRate() {
        return new MeanOfGames((game, mean) -> {
            GameRecord record = game.record();
            int hits = 0;
            int guesses = 0;
            for (int ply = 0; ply < record.plies(); ply++) {
                String guess = record.moves().get(ply).guess();
                if (record.isByA(ply) && !guess.isEmpty()) {
                    hits += guess.equals(Guess.HIT.text()) ? 1 : 0;
                    guesses++;
                }
            }
            if (guesses > 0) {
                mean.add(hits, guesses);
            }
        });
    }

    /**
     * How far off the number of its remaining moves was that a player expected, per planned move (Baier and Winands, IV-B):
     * what was left on the clock, divided by what was planned. That is what a rule expected which shares its time equally,
     * with nothing on top of it.
     */
    static MeanOfGames expectedMovesError() {
        return new MeanOfGames((game, mean) -> {
            GameRecord record = game.record();
            double left = TimeControl.parse(record.task().timeA()).begin().most();
            int[] own = IntStream.range(0, record.plies()).filter(record::isByA).toArray();
            double errors = 0;
            int planned = 0;
            for (int i = 0; i < own.length; i++) {
                GameRecord.Move move = record.moves().get(own[i]);
                if (move.allotted() > 0 && Double.isFinite(move.allotted())) {
                    errors += Math.abs(left / move.allotted() - (own.length - i));
                    planned++;
                }
                left -= move.seconds();
            }
            mean.add(errors, planned);
        });
    }

    private static long legalMoves(GameRecord record) {
        Game game = Games.named(record.task().game());
        Position position = record.task().openingLine().position().copy();
        int[] buffer = new int[game.maxMoves()];
        long legal = 0;
        for (GameRecord.Move move : record.moves()) {
            legal += position.moves(buffer);
            position.play(game.parse(position, move.move()));
        }
        return legal;
    }

    @Override
    public void add(PlayedGame game) {
        reading.read(game, mean);
    }

    @Override
    public void merge(double[][] sums) {
        mean.merge(sums[0]);
    }

    @Override
    public double[][] sums() {
        return new double[][] {mean.sums()};
    }

    @Override
    public Estimate estimate() {
        return mean.estimate();
    }
}
