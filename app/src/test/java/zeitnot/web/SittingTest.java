package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zeitnot.contest.Players;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.play.Duel;
import zeitnot.play.Level;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;

/** A game that nobody looks at, and one whose engine ponders; there is room for one search. */
class SittingTest {
    private static final TimeControl LONG = new TimeControl.PerMove(600);

    private final Searches searches = new Searches(new Limits(4096, 8, 1, 16, 1, 600, 1_000_000, 8, 8));

    @AfterEach
    void close() {
        searches.close();
    }

    private Sitting sitting(String player, int person) {
        Spec spec = Spec.parse(player + "+memory(16)");
        var line = new Line(Games.named("othello"));
        Player engine = Players.create(spec, line.game(), 1);
        return new Sitting(
                "x", new Duel(line, engine, LONG, Optional.empty(), person), engine, spec, Level.FULL, searches);
    }

    private boolean isFree() {
        boolean free = searches.tryEnter();
        if (free) {
            searches.leave();
        }
        return free;
    }

    @Test
    void theSearchEndsWhenNobodyLooksAndGoesOnWhenSomebodyDoes() {
        try (Sitting sitting = sitting("uct", 1)) {
            sitting.begin();
            assertThat(isFree()).isFalse();
            sitting.pause();
            assertThat(isFree()).isTrue();
            assertThat(sitting.view().isPaused()).isTrue();
            assertThat(sitting.view().moves())
                    .as("what was found is not played")
                    .isEmpty();
            sitting.resumeInOrder();
            assertThat(sitting.view().phase()).isEqualTo("thinking");
            assertThat(isFree()).isFalse();
        }
        assertThat(isFree()).as("after the game").isTrue();
    }

    @Test
    void aPausedGameWaitsForAPlaceAmongTheSearches() {
        try (Sitting sitting = sitting("uct", 1)) {
            sitting.begin();
            sitting.pause();
            assertThat(searches.tryEnter()).isTrue();
            sitting.resumeInOrder();
            assertThat(sitting.view().isPaused()).isTrue();
            searches.leave();
            sitting.resumeInOrder();
            assertThat(sitting.view().isPaused()).isFalse();
        }
    }

    @Test
    void ponderingTakesAPlaceAndGivesItBack() {
        try (Sitting sitting = sitting("uct+ponder", 0)) {
            sitting.begin();
            assertThat(isFree()).as("while it ponders").isFalse();
            sitting.pause();
            assertThat(isFree()).isTrue();
            sitting.resumeInOrder();
            sitting.move("d3");
            assertThat(sitting.view().phase()).isEqualTo("thinking");
        }
        assertThat(isFree()).isTrue();
    }

    @Test
    void aMoveIsTakenBackWhileTheEngineThinks() {
        try (Sitting sitting = sitting("uct", 0)) {
            sitting.begin();
            sitting.move("d3");
            assertThat(isFree()).isFalse();
            sitting.undo();
            assertThat(isFree()).isTrue();
            assertThat(sitting.view().moves()).isEmpty();
            assertThat(sitting.view().phase()).isEqualTo("yours");
        }
    }
}
