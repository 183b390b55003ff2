package zeitnot.ludii;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.player.Decision;
import zeitnot.player.Features;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.time.CpuClock;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.view.Pacer;

class LudiiGameTest {
    private static final String SMALL_HEX = "ludii:Hex/Board Size/5x5";

    @ParameterizedTest
    @ValueSource(strings = {SMALL_HEX, "ludii:Amazons", "ludii:Pachisi", "ludii:Chinese Checkers", "ludii:Kalah"})
    void randomGamesCanBeReplayed(String name) {
        Game game = Games.named(name);
        var line = new Line(game, 3);
        var again = new Line(game, 3);
        var rng = new Rng(1);
        while (!line.isOver() && line.length() < 60) {
            int[] moves = game.legalMoves(line.position());
            assertThat(moves).isNotEmpty().doesNotHaveDuplicates();
            assertThat(line.position().mover()).isBetween(0, game.players() - 1);
            int move = moves[rng.nextInt(moves.length)];
            assertThat(game.parse(again.position(), game.format(line.position(), move)))
                    .isEqualTo(move);
            line.play(move);
            again.play(move);
            assertThat(game.legalMoves(again.position())).isEqualTo(game.legalMoves(line.position()));
        }
    }

    /** In Spice a move has parts that Ludii compares by identity, so that no copy is equal to it. */
    @Test
    void theMoveOfLudiisOwnPlayerIsFound() {
        Game game = Games.named("ludii:Spice");
        var line = new Line(game, 1);
        line.play(game.legalMoves(line.position())[0]);
        var clock = new PlayerClock(TimeControl.parse("1s"), new CpuClock());
        clock.start();
        try (var player = new LudiiPlayer((LudiiGame) game, "UCT", 0.02)) {
            int move = player.decide(line, clock).move();
            assertThat(game.legalMoves(line.position())).contains(move);
        }
    }

    @Test
    void ludiisOwnPlayerCanBeInterrupted() {
        Game game = Games.named(SMALL_HEX);
        var clock = new PlayerClock(TimeControl.parse("1h"), new CpuClock());
        clock.start();
        try (var player = new LudiiPlayer((LudiiGame) game, "UCT", 600)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> player.decide(new Line(game, 1), clock)).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** Two moves may have the same key; in these games they do not. */
    @ParameterizedTest
    @ValueSource(
            strings = {SMALL_HEX, "ludii:Breakthrough", "ludii:Reversi", "ludii:Kalah", "ludii:Gomoku", "ludii:Amazons"
            })
    void playoutsTellTheMovesThatTheyMake(String name) {
        Game game = Games.named(name);
        Position played = game.start();
        Position replayed = game.start();
        int outcome = played.playout(new Rng(6), (player, key) -> {
            assertThat(replayed.mover()).isEqualTo(player);
            replayed.play(Arrays.stream(game.legalMoves(replayed))
                    .filter(move -> replayed.amafKey(move) == key)
                    .findFirst()
                    .orElseThrow());
        });
        assertThat(replayed.ply()).isEqualTo(played.ply()).isPositive();
        assertThat(replayed.result()).isEqualTo(outcome);
    }

    /** As a search goes: from the same root again and again, by few moves, so that states are kept and used again. */
    @ParameterizedTest
    @ValueSource(strings = {"ludii:Breakthrough", "ludii:Amazons", "ludii:Kalah", "ludii:Chinese Checkers"})
    void keptStatesAreThoseThatTheMovesLeadTo(String name) {
        Game game = Games.named(name);
        Position root = game.start();
        Position position = game.start();
        var rng = new Rng(7);
        for (int simulation = 0; simulation < 60; simulation++) {
            position.set(root);
            var line = new Line(game);
            for (int depth = 0; depth < 4; depth++) {
                int move = rng.nextInt(Math.min(2, game.legalMoves(position).length));
                position.play(move);
                line.play(move);
                assertThat(((LudiiPosition) position).context().state().fullHash())
                        .isEqualTo(((LudiiPosition) line.position())
                                .context()
                                .state()
                                .fullHash());
                assertThat(position.mover()).isEqualTo(line.position().mover());
                assertThat(game.legalMoves(position)).isEqualTo(game.legalMoves(line.position()));
            }
            position.playout(rng);
        }
        assertThat(game.legalMoves(root)).isEqualTo(game.legalMoves(game.start()));
    }

    @ParameterizedTest
    @ValueSource(strings = {SMALL_HEX, "ludii:Pachisi", "ludii:Chinese Checkers", "ludii:Peg Solitaire"})
    void playoutsEndAndShareOutAllPoints(String name) {
        Game game = Games.named(name);
        Position position = game.start();
        Position start = game.start();
        var rng = new Rng(5);
        position.drawFrom(rng);
        for (int i = 0; i < 3; i++) {
            position.set(start);
            int outcome = position.playout(rng);
            assertThat(outcome).isNotEqualTo(Outcome.ONGOING);
            assertThat(position.isOver()).isTrue();
            int n = game.players();
            int sum = outcome == Outcome.DRAW
                    ? n * (n - 1)
                    : IntStream.range(0, n).map(position::points).sum();
            assertThat(sum).isEqualTo(n * (n - 1));
        }
        assertThat(start.ply()).isZero();
        assertThat(game.legalMoves(start)).isEqualTo(game.legalMoves(game.start()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct+solver+reuse",
                "rave",
                "ucb1-tuned+mast",
                "uct+ngram",
                "uct+lgrf",
                "uct+sqrt-sh",
                "uct+sequential-halving",
                "uct+shot",
                "uct+minimax(d=2)+solver",
                "uct+relative-bonus",
                "uct+threads(2)",
                "uct+discount(0.999)",
                "uct+playouts(2)",
                "uct+cut(5)"
            })
    void featuresWorkInAGameForTwo(String spec) {
        Game game = Games.named(SMALL_HEX);
        try (var player = (SearchPlayer) Features.standard().player(Spec.parse(spec), game, 1)) {
            player.search().run(Pacer.simulations(150));
            assertThat(player.search().view().best().move())
                    .isIn(Arrays.stream(game.legalMoves(game.start())).boxed().toArray());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludii:Chinese Checkers", "ludii:Pachisi", "ludii:20 Squares"})
    void manyPlayersAndChanceAreSearched(String name) {
        Game game = Games.named(name);
        try (var player = (SearchPlayer) Features.standard().player(Spec.parse("uct+sqrt-sh+mast"), game, 1)) {
            player.search().run(Pacer.simulations(60));
            assertThat(player.search().simulations()).isEqualTo(60);
        }
    }

    /** English Draughts: pieces. Kalah: seeds in the stores. */
    @ParameterizedTest
    @ValueSource(strings = {"ludii:English Draughts", "ludii:Kalah"})
    void theLeadTellsWhoWins(String name) {
        Game game = Games.named(name);
        assertThat(game.start().lead()).isZero();
        var rng = new Rng(8);
        int agreeing = 0;
        for (int i = 0; i < 100; i++) {
            Position position = game.start();
            position.playout(rng, (player, key) -> {}, 40);
            int lead = position.lead();
            int outcome = position.playout(rng);
            agreeing += Integer.signum(lead) * (outcome - Outcome.DRAW);
        }
        assertThat(agreeing).isGreaterThan(30); // a standard deviation is 10 if it did not
    }

    @Test
    void aPlayoutForSomePliesStopsThere() {
        Game game = Games.named("ludii:Breakthrough");
        Position position = game.start();
        int[] told = new int[1];
        int outcome = position.playout(new Rng(9), (player, key) -> told[0]++, 7);
        assertThat(outcome).isEqualTo(Outcome.ONGOING);
        assertThat(position.isOver()).isFalse();
        assertThat(position.ply()).isEqualTo(7).isEqualTo(told[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludii:Chinese Checkers", "ludii:Peg Solitaire"})
    void nobodyLeadsWhereNotTwoPlay(String name) {
        assertThat(Games.named(name).start().lead()).isZero();
    }

    @Test
    void theSolverFindsAWinInOne() {
        Game game = Games.named("ludii:Tic-Tac-Toe");
        Line line = Line.parse(game, "A1+Disc1 B1+Cross2 A2+Disc1 B2+Cross2");
        try (var player = (SearchPlayer) Features.standard().player(Spec.parse("uct+solver"), game, 1)) {
            player.search().reset(line);
            player.search().run(Pacer.simulations(2000));
            int best = player.search().view().best().move();
            line.play(best);
            assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        }
    }

    @Test
    void whatCannotBePlayedIsRefusedWithTheReason() {
        assertThatThrownBy(() -> Games.named("ludii:Geister"))
                .isInstanceOf(BadInput.class)
                .hasMessage("ludii:Geister has hidden information; choose another game");
        assertThatThrownBy(() -> Games.named("ludii:Game of Life"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is a simulation without players");
        assertThatThrownBy(() -> Games.named("ludii:Hexx"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown game 'Hexx' of Ludii");
        assertThatThrownBy(() -> Games.named("ludii:Hex/Board Size"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has an option without a choice");
    }

    /** It stops at the limit, so it has used at least that; a search by the wall would have charged nothing of its own thread. */
    @Test
    void ludiisUctPaysWithCpuTimeOnTheCpuClock() {
        Game game = Games.named(SMALL_HEX);
        var player = new LudiiPlayer((LudiiGame) game, "UCT", 0.02);
        var clock = new PlayerClock(TimeControl.parse("60s"), new CpuClock());
        var line = new Line(game);
        for (int i = 0; i < 2; i++) {
            clock.start();
            Decision decision = player.decide(line, clock);
            line.play(decision.move());
            assertThat(clock.stop()).isGreaterThanOrEqualTo(0.02);
            assertThat(decision.view().simulations()).isPositive();
        }
        player.close();
    }

    /** Two seconds are 50 ms of CPU time here; a player that took them for two of these would use 80. */
    @Test
    void whereCpuTimePassesFasterItHasLess() {
        Game game = Games.named(SMALL_HEX);
        var player = new LudiiPlayer((LudiiGame) game, "UCT", 2);
        var clock = new PlayerClock(TimeControl.parse("10h"), new CpuClock(40));
        clock.start();
        player.decide(new Line(game), clock);
        assertThat(clock.stop()).isBetween(2.0, 40.0);
        player.close();
    }
}
