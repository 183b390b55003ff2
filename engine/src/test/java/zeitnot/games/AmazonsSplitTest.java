package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.RandomGames;

class AmazonsSplitTest {
    /** After two decisions there are as many positions as Amazons has after one move. */
    @ParameterizedTest
    @CsvSource({
        "amazons-split, 1, 80",
        "amazons-split, 2, 2176",
        "amazons-split, 4, 4307152",
        "amazons-split-8x8, 2, 1232",
        "amazons-split-8x8, 4, 1331198",
    })
    void perft(String name, int depth, long count) {
        Game game = Games.named(name);
        assertThat(Perft.count(game, game.start(), depth)).isEqualTo(count);
    }

    @Test
    void playersMakeTwoMovesInARow() {
        Game game = Games.named("amazons-split");
        var line = new Line(game);
        int[] movers = {0, 0, 1, 1, 0, 0, 1};
        for (int ply = 0; ply < movers.length; ply++) {
            assertThat(line.position().mover()).as("ply %d", ply).isEqualTo(movers[ply]);
            line.play(game.legalMoves(line.position())[0]);
        }
    }

    @Test
    void ownMovesAreTwoOfFour() {
        Game game = Games.named("amazons-split");
        assertThat(game.ownMoves(0, 1)).isEqualTo(1);
        assertThat(game.ownMoves(0, 4)).isEqualTo(2);
        assertThat(game.ownMoves(0, 5)).isEqualTo(3);
        assertThat(game.ownMoves(1, 3)).isEqualTo(1);
        assertThat(game.ownMoves(1, 4)).isEqualTo(2);
        assertThat(game.ownMoves(6, 135)).isEqualTo(68);
    }

    /** The known length of Amazons, twice. */
    @Test
    void randomGamesAreThoseOfAmazonsWithTwiceThePlies() {
        var games = RandomGames.of(Games.named("amazons-split"), 50_000);
        assertThat(games.length()).isCloseTo(2 * 68.2, within(0.4));
        assertThat(games.firstWins()).isCloseTo(0.495, within(0.015));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x6", "10x10"})
    void everyGameOfAmazonsIsOneOfTwiceTheDecisions(String size) {
        Game whole = Games.named("amazons-" + size);
        Game split = Games.named("amazons-split-" + size);
        var rng = new Rng(2);
        for (int i = 0; i < 5; i++) {
            Position position = whole.start();
            var line = new Line(split);
            while (!position.isOver()) {
                int[] moves = whole.legalMoves(position);
                int move = moves[rng.nextInt(moves.length)];
                String[] decisions = whole.format(position, move).split("(?=/)");
                line.play(split.parse(line.position(), decisions[0]));
                assertThat(line.isOver()).isFalse();
                line.play(split.parse(line.position(), decisions[1]));
                position.play(move);
                assertThat(split.draw(line.position(), Ink.PLAIN)).isEqualTo(whole.draw(position, Ink.PLAIN));
                assertThat(line.position().mover()).isEqualTo(position.mover());
                assertThat(line.result()).isEqualTo(position.result());
            }
            assertThat(line.position().quality()).isEqualTo(position.quality());
        }
    }

    @Test
    void playoutBetweenTheTwoDecisionsShootsFirst() {
        Game game = Games.named("amazons-split-6x6");
        Line line = Line.parse(game, "b1-b3");
        Position end = line.position().copy();
        assertThat(end.playout(new Rng(3))).isNotEqualTo(Outcome.ONGOING);
        assertThat(end.ply() % 2).isZero();
        assertThat(end.result()).isEqualTo(Outcome.winFor(1 - end.mover()));
        int arrows = game.draw(end, Ink.PLAIN).replaceAll("[^#]", "").length();
        assertThat(arrows).isEqualTo(end.ply() / 2);
    }

    @Test
    void decisionsAreWrittenAsTheTwoHalvesOfAMove() {
        Game game = Games.named("amazons-split");
        Line line = Line.parse(game, "d1-d7 /d1 a7-b8");
        assertThat(line.notation()).containsExactly("d1-d7", "/d1", "a7-b8");
        assertThat(game.draw(line.position(), Ink.PLAIN))
                .contains(" 7 . . . O . . . . . X")
                .contains(" 1 . . . # . . O . . .");
        assertThatThrownBy(() -> Line.parse(game, "d1-d7 d7-d8")).isInstanceOf(BadInput.class);
    }

    @Test
    void sizesAreThoseOfAmazons() {
        assertThat(Games.named("amazons-split-10x10").name()).isEqualTo("amazons-split");
        assertThatThrownBy(() -> Games.named("amazons-split-5x5"))
                .isInstanceOf(BadInput.class)
                .hasMessage("amazons-split cannot be 5x5; possible sizes: square, from 6x6 to 10x10");
    }
}
