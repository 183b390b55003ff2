package zeitnot.papers;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;
import zeitnot.stats.RatioMean;

/** All that the experiments ask of the games of one condition, added up game by game. Void games count for nothing. */
public final class Observations {
    private static final TerminalLines TERMINAL_LINES = new TerminalLines(TerminalLines.DEFAULT_DEPTH);

    private final Game game;
    private final int meanPlies;

    private final MatchScore score = new MatchScore();
    private final Map<Integer, Double> points = new TreeMap<>();
    private final TurnTimes timesA = new TurnTimes();
    private final TurnTimes timesB = new TurnTimes();
    private final RatioMean gameLength = new RatioMean();
    private final RatioMean branchingFactor = new RatioMean();
    private final RatioMean savedTime = new RatioMean();
    private final RatioMean earlyShift = new RatioMean();
    private final RatioMean longestSearch = new RatioMean();
    private final RatioMean speed = new RatioMean();
    private final Optional<TerminalStatistics> terminals;
    private int voidGames;
    private int timeLosses;

    /** @param withTerminalLines whether terminal lines are counted, which takes a while for each game */
    Observations(Domain domain, boolean withTerminalLines) {
        this.terminals = withTerminalLines ? Optional.of(new TerminalStatistics()) : Optional.empty();
        this.game = Games.named(domain.game());
        this.meanPlies = domain.plies();
    }

    void add(GameRecord record) {
        if (record.isVoid()) {
            voidGames++;
            return;
        }
        score.add(record.task().index(), record.points());
        points.put(record.task().index(), record.points());
        timeLosses += record.ending() == GameRecord.Ending.TIME ? 1 : 0;
        gameLength.add(record.plies());
        countLegalMoves(record);
        var a = new Usage();
        var b = new Usage();
        for (int ply = 0; ply < record.plies(); ply++) {
            GameRecord.Move move = record.moves().get(ply);
            boolean byA = record.isByA(ply);
            (byA ? timesA : timesB).add(ply, move.seconds());
            (byA ? a : b).add(ply, move);
        }
        savedTime.add(a.saved, a.searches);
        speed.add(a.simulations, a.total);
        terminals.ifPresent(statistics -> statistics.add(TERMINAL_LINES.of(record)));
        if (a.total > 0 && b.total > 0) {
            earlyShift.add(a.early / a.total - b.early / b.total);
            longestSearch.add((double) a.longestAt / meanPlies);
        }
    }

    /** How one player used the time of one game. */
    private final class Usage {
        double total;
        double early;
        double saved;
        int searches;
        long simulations;
        double longest = -1;
        int longestAt;

        void add(int ply, GameRecord.Move move) {
            total += move.seconds();
            simulations += move.simulations();
            early += 2 * ply < meanPlies ? move.seconds() : 0;
            if (move.simulations() > 0 && move.allotted() > 0 && Double.isFinite(move.allotted())) {
                saved += 1 - move.seconds() / move.allotted();
                searches++;
            }
            if (move.seconds() > longest) {
                longest = move.seconds();
                longestAt = ply;
            }
        }
    }

    private void countLegalMoves(GameRecord record) {
        Position position = game.start();
        int[] buffer = new int[game.maxMoves()];
        long legal = 0;
        for (GameRecord.Move move : record.moves()) {
            legal += position.moves(buffer);
            position.play(game.parse(position, move.move()));
        }
        branchingFactor.add(legal, record.plies());
    }

    /** Games that count. */
    public int games() {
        return score.games();
    }

    /** Games that were played, whether they count or not. */
    public int played() {
        return games() + voidGames;
    }

    public int timeLosses() {
        return timeLosses;
    }

    public MatchScore score() {
        return score;
    }

    /** The points of player A by the index of the game. */
    public Map<Integer, Double> points() {
        return points;
    }

    public TurnTimes timesA() {
        return timesA;
    }

    public TurnTimes timesB() {
        return timesB;
    }

    Estimate gameLength() {
        return gameLength.estimate();
    }

    Estimate branchingFactor() {
        return branchingFactor.estimate();
    }

    /** Per searched move of player A; a move without a choice needs no search. */
    Estimate savedTime() {
        return savedTime.estimate();
    }

    Estimate earlyShift() {
        return earlyShift.estimate();
    }

    Estimate longestSearch() {
        return longestSearch.estimate();
    }

    /** Simulations of player A a second. */
    Estimate speed() {
        return speed.estimate();
    }

    /** The terminal lines, if they were asked for. */
    TerminalStatistics terminals() {
        return terminals.orElseThrow();
    }
}
