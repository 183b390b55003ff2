package zeitnot.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.games.Games;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.player.SimulationLength;
import zeitnot.player.Spec;
import zeitnot.time.Clock;
import zeitnot.time.ClockKind;
import zeitnot.time.NodeCost;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

/** Plays games: asks the players in turn, runs their clocks, and says who has won. Several threads may share it. */
public final class Referee {
    /** A game that is longer than this is a draw; no sensible one is. */
    static final int MOST_PLIES = 10_000;

    /** A player at the board with its clock. */
    private record Seat(Player player, PlayerClock clock) {}

    /** Plays the game; throws {@link CancellationException} as soon as the thread is interrupted, also in mid-search. */
    public GameRecord play(GameTask task) {
        Game game = Games.named(task.game());
        try (Player a = Players.create(Spec.parse(task.playerA()), game, task.seedA());
                Player b = Players.create(Spec.parse(task.playerB()), game, task.seedB())) {
            return play(task, a, b);
        }
    }

    /** Plays the game with these players. */
    GameRecord play(GameTask task, Player a, Player b) {
        Game game = Games.named(task.game());
        ClockKind clock = ClockKind.parse(task.clock());
        var seatA = new Seat(a, new PlayerClock(TimeControl.parse(task.timeA()), start(clock, game)));
        var seatB = new Seat(b, new PlayerClock(TimeControl.parse(task.timeB()), start(clock, game)));
        return task.aOpens() ? play(task, game, seatA, seatB) : play(task, game, seatB, seatA);
    }

    private static GameRecord play(GameTask task, Game game, Seat first, Seat second) {
        Line line = task.openingLine();
        Adjudication adjudication = Adjudication.parse(task.adjudication());
        var agreement = new Agreement(adjudication);
        int mostPlies = adjudication.drawAfter() > 0 ? adjudication.drawAfter() : MOST_PLIES;
        List<GameRecord.Move> moves = new ArrayList<>();
        while (!line.isOver()) {
            if (line.length() >= mostPlies) {
                return record(task, Outcome.DRAW, Ending.LENGTH, moves);
            }
            checkCancelled();
            int mover = line.position().mover();
            Seat seat = mover == 0 ? first : second;
            Seat waiting = mover == 0 ? second : first;
            int asked = 1 - mover;
            try {
                waiting.player().ponder(line, waiting.clock());
                asked = mover;
                seat.clock().start();
                Decision decision = seat.player().decide(line, seat.clock());
                double seconds = seat.clock().stop();
                checkCancelled(); // a move that was cut short is none
                moves.add(GameRecord.Move.of(line, decision, seconds));
                if (seat.clock().isFlagDown()) {
                    return record(task, Outcome.winFor(1 - mover), Ending.TIME, moves);
                }
                line.play(decision.move());
                int agreed = line.isOver() ? Outcome.ONGOING : agreement.outcomeAfter(moves.get(moves.size() - 1));
                if (agreed != Outcome.ONGOING) {
                    return record(task, agreed, Ending.ADJUDICATED, moves);
                }
                asked = 1 - mover;
                waiting.player().opponentMoved(line, seconds);
            } catch (Forfeit forfeit) {
                return forfeited(task, asked, forfeit, moves);
            } catch (CancellationException e) {
                throw e;
            } catch (RuntimeException e) {
                // a defect that one player has in one position must not end the match
                return GameRecord.voided(task, moves, game.side(asked) + " failed: " + e);
            }
        }
        return record(task, line.result(), Ending.NORMAL, moves);
    }

    private static void checkCancelled() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }

    private static GameRecord record(GameTask task, int outcome, Ending ending, List<GameRecord.Move> moves) {
        return new GameRecord(task, points(task, outcome), ending, moves);
    }

    private static GameRecord forfeited(GameTask task, int loser, Forfeit forfeit, List<GameRecord.Move> moves) {
        Ending ending = switch (forfeit.reason()) {
            case RESIGN -> Ending.RESIGN;
            case ILLEGAL -> Ending.ILLEGAL;
            case CRASH -> Ending.CRASH;
            case HANG -> Ending.HANG;
        };
        double points = points(task, Outcome.winFor(1 - loser));
        return new GameRecord(task, points, ending, moves, String.valueOf(forfeit.getMessage()));
    }

    private static double points(GameTask task, int outcome) {
        return Outcome.halfPoints(outcome, task.aOpens() ? 0 : 1) / 2.0;
    }

    static Clock start(ClockKind kind, Game game) {
        return kind.start(speed -> SimulationLength.of(game, speed), NodeCost.of(game.name()));
    }
}
