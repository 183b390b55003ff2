package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static zeitnot.games.ChineseCheckersDiagram.playoutMove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.ChineseCheckersDiagram.Option;

class ChineseCheckersPlayoutTest {
    private static final Game CHINESE_CHECKERS = Games.named("chinese-checkers");

    @Test
    void playoutsChooseAPieceThatCanComeCloserAndAMoveThatDoesIt() {
        var slow = new Statistics();
        var rng = new Rng(5);
        for (int i = 0; i < 600; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver()) {
                position.play(playoutMove(position, rng));
            }
            slow.add(position);
        }
        var quick = new Statistics();
        Position position = CHINESE_CHECKERS.start();
        for (int i = 0; i < 100_000; i++) {
            position.set(CHINESE_CHECKERS.start());
            position.playout(rng);
            quick.add(position);
        }
        assertThat(quick.mean()).isCloseTo(86.4, within(0.15));
        assertThat(quick.firstWins()).isCloseTo(0.531, within(0.01));
        assertThat(slow.mean()).isCloseTo(quick.mean(), within(4 * slow.deviation() / Math.sqrt(slow.games)));
        assertThat(slow.deviation()).isCloseTo(quick.deviation(), within(0.6));
        assertThat(slow.firstWins()).isCloseTo(quick.firstWins(), within(0.05));
        assertThat(slow.quality / slow.games).isCloseTo(quick.quality / quick.games, within(0.02));
        assertThat(quick.draws).isZero();
    }

    @Test
    void playoutsDoSoNearTheEndToo() {
        for (int pliesLeft = 1; pliesLeft <= 12; pliesLeft += 3) {
            var rng = new Rng(pliesLeft);
            var line = new Line(CHINESE_CHECKERS);
            while (!line.isOver()) {
                line.play(playoutMove(line.position(), rng));
            }
            for (int i = 0; i < pliesLeft; i++) {
                line.undo();
            }
            GameContractTest.assertSameDistribution(
                    CHINESE_CHECKERS,
                    line.position(),
                    (position, random) -> position.play(playoutMove(position, random)),
                    end -> end.ply() + "\n" + CHINESE_CHECKERS.draw(end, Ink.PLAIN));
        }
    }

    /** Games on the simulated clock can only be repeated if the quick way uses random numbers as the slow one does. */
    @Test
    void playoutsAreMoveByMoveWhatTheRandomNumbersSay() {
        for (int i = 0; i < 200; i++) {
            Position slow = CHINESE_CHECKERS.start();
            var rng = new Rng(i);
            while (!slow.isOver() && slow.ply() < i % 60) {
                int[] moves = CHINESE_CHECKERS.legalMoves(slow);
                slow.play(moves[rng.nextInt(moves.length)]);
            }
            Position quick = slow.copy();
            var slowRng = new Rng(-i);
            var quickRng = new Rng(-i);
            while (!slow.isOver()) {
                slow.play(nextOfPlayout(slow, slowRng));
            }
            assertThat(quick.playout(quickRng)).isEqualTo(slow.result());
            assertThat(quick.ply()).isEqualTo(slow.ply());
            assertThat(quick.repetitionKey()).isEqualTo(slow.repetitionKey());
            assertThat(quickRng.nextLong()).isEqualTo(slowRng.nextLong());
        }
    }

    /** A number chooses a piece with its upper half and a move with its lower; pieces without a move are left out. */
    private static int nextOfPlayout(Position position, Rng rng) {
        List<Option> options = Arrays.stream(CHINESE_CHECKERS.legalMoves(position))
                .mapToObj(move -> Option.of(position, move))
                .toList();
        for (int direction = 1; direction >= -1; direction--) {
            int least = direction;
            List<Integer> pieces = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                pieces.add((int) (((ChineseCheckers.Board) position).mine >>> 8 * i) & 0xff);
            }
            while (!pieces.isEmpty()) {
                long random = rng.nextLong();
                int piece = pieces.remove((int) ((random >>> 32) * pieces.size() >>> 32));
                int[] moves = options.stream()
                        .filter(option -> option.direction() >= least)
                        .mapToInt(Option::move)
                        .filter(move -> ChineseCheckers.from(move) == piece)
                        .toArray();
                if (moves.length > 0) {
                    return moves[(int) ((random & 0xffff_ffffL) * moves.length >>> 32)];
                }
            }
        }
        throw new AssertionError("nobody is ever without a move");
    }

    @Test
    void playoutsEndFromWhereverRandomMovesLead() {
        var rng = new Rng(7);
        for (int i = 0; i < 300; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver() && position.ply() < 100 + i) {
                int[] moves = CHINESE_CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
            int before = position.ply();
            assertThat(position.playout(rng)).isNotEqualTo(Outcome.ONGOING);
            assertThat(position.ply() - before).isLessThanOrEqualTo(500);
        }
    }

    private static final class Statistics {
        int games;
        int firstWins;
        int draws;
        double plies;
        double squares;
        double quality;

        void add(Position end) {
            games++;
            firstWins += end.result() == Outcome.FIRST_WINS ? 1 : 0;
            draws += end.result() == Outcome.DRAW ? 1 : 0;
            plies += end.ply();
            squares += (double) end.ply() * end.ply();
            quality += end.quality();
        }

        double mean() {
            return plies / games;
        }

        double deviation() {
            return Math.sqrt(squares / games - mean() * mean());
        }

        double firstWins() {
            return (double) firstWins / games;
        }
    }
}
