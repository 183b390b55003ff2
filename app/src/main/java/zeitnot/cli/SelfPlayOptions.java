package zeitnot.cli;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Games of a player against itself, from which the same table is made on any machine. */
final class SelfPlayOptions {
    @Parameters(paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = AtLeastOne.class,
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "Who plays against itself (default: ${DEFAULT-VALUE}).")
    private Spec player;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "The time control of both: 10000/move for simulations, 1s/move (default: ${DEFAULT-VALUE}).")
    private TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "sim(v): the simulated clock with v simulations a second from the start position, for a --time in"
                            + " seconds (default: none, which is right for simulations per move).")
    private @Nullable ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SessionOptions session;

    /** With the defaults of a command. */
    SelfPlayOptions(int games, String player, String time) {
        this.games = games;
        this.player = Spec.parse(player);
        this.time = TimeControl.parse(time);
    }

    Game game() {
        return game;
    }

    int games() {
        return games;
    }

    Spec player() {
        return player;
    }

    TimeControl time() {
        return time;
    }

    long seed() {
        return seed.value;
    }

    /** Plays what is missing and reports what is read off each game: see {@link SelfPlay#play}. */
    <T> void play(Terminal terminal, Function<GameRecord, T> reading, Consumer<Collection<T>> report)
            throws InterruptedException {
        new SelfPlay(new Match(game, player, player, time, clock(), games, seed.value))
                .play(terminal, session, reading, report);
    }

    /** Where simulations are limited, none matters. */
    private ClockKind clock() {
        ClockKind kind = clock == null ? new ClockKind.Wall() : clock;
        if (!(time instanceof TimeControl.SimulationsPerMove) && !kind.isSimulated()) {
            throw new BadInput("--time " + time + " on the clock " + kind
                    + " is not repeatable; give simulations per move, such as 10000/move, or --clock sim(v)");
        }
        return kind;
    }
}
