package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;
import zeitnot.contest.Players;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.player.Decision;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.Clock;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

/** Plays one game by the {@link Rules}. A defect of a player makes it void. */
public final class KilothonReferee {
    private static final Spec RANDOM = Spec.parse("random");

    private final Rules rules;
    private final Supplier<Clock> clocks;

    public KilothonReferee(Rules rules, Supplier<Clock> clocks) {
        this.rules = rules;
        this.clocks = clocks;
    }

    /** Somebody at the board. */
    private final class Seat implements AutoCloseable {
        private final PlayerClock clock = new PlayerClock(TimeControl.parse(rules.seconds() + "s"), clocks.get());
        private final Game game;
        private final long seed;
        private Player player;
        private boolean isRandom;

        Seat(Spec spec, Game game, long seed) {
            this.game = game;
            this.seed = seed;
            isRandom = spec.equals(RANDOM);
            player = Players.create(isRandom ? spec : Players.fitting(spec, game), game, seed);
        }

        /** The move for the line; whoever has used up the time is replaced after it. */
        GameRecord.Move decide(Line line) {
            clock.start();
            Decision decision = player.decide(line, clock);
            double seconds = clock.stop();
            GameRecord.Move move = GameRecord.Move.of(line, decision, seconds);
            if (!isRandom && clock.isFlagDown()) {
                player.close();
                player = Players.create(RANDOM, game, Rng.derive(seed, 1));
                isRandom = true;
            }
            line.play(decision.move());
            return move;
        }

        @Override
        public void close() {
            player.close();
        }
    }

    public GameRecord play(GameTask task, Game game) {
        List<GameRecord.Move> moves = new ArrayList<>();
        List<Seat> seats = new ArrayList<>();
        try {
            seats.add(new Seat(Spec.parse(task.playerA()), game, task.seedA()));
            seats.add(new Seat(Spec.parse(task.playerB()), game, task.seedB()));
            while (seats.size() < game.players()) {
                seats.add(new Seat(RANDOM, game, Rng.derive(task.seedB(), seats.size())));
            }
            return play(task, new Line(game, task.seed()), seats, moves);
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            return GameRecord.voided(
                    task, moves, e.toString().lines().findFirst().orElse(""));
        } finally {
            seats.forEach(Seat::close);
        }
    }

    private GameRecord play(GameTask task, Line line, List<Seat> seats, List<GameRecord.Move> moves) {
        int most = rules.movesPerPlayer() * seats.size();
        while (!line.position().isOver() && line.length() < most) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            moves.add(seats.get(line.position().mover()).decide(line));
        }
        boolean isOver = line.position().isOver();
        int outcome = isOver ? line.position().result() : line.position().brokenOff();
        double payoff = Payoff.of(line.position(), outcome, 0);
        return new GameRecord(task, Payoff.toPoints(payoff), isOver ? Ending.NORMAL : Ending.LENGTH, moves);
    }
}
