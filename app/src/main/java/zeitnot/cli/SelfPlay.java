package zeitnot.cli;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import zeitnot.contest.GameRecord;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.Players;
import zeitnot.contest.TaskSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Games of a player against itself, from which the same table is made on any machine. */
record SelfPlay(Game game, Spec player, TimeControl time, int games, long seed) {
    SelfPlay {
        if (!(time instanceof TimeControl.SimulationsPerMove)) {
            throw new BadInput("--time " + time + " is not repeatable; give simulations per move, such as 10000/move");
        }
    }

    /** Plays all games and returns what is read off each, in the order of the plan, whichever game ended first. */
    <T> List<T> play(Terminal terminal, int jobs, Function<GameRecord, T> reading) throws InterruptedException {
        var match = new Match(game, player, player, time, new ClockKind.Wall(), games, seed);
        Players.tryOut(match.tasks());
        SortedMap<Integer, T> read = new TreeMap<>();
        try (var progress = new Progress(terminal, game.name(), games)) {
            new LocalRunner(jobs).run(TaskSource.of(match.tasks()), record -> {
                read.put(record.task().index(), reading.apply(record));
                progress.step("");
            });
        }
        return List.copyOf(read.values());
    }
}
