package zeitnot.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeitnot.contest.Session.Audience;

/**
 * Whether games that other versions of the program have played can be gone on with. Where games are repeatable it plays one
 * of every match and version again: this version is the same player if it makes the same moves.
 */
final class Compatibility {
    private final Archive archive;
    private final Runner runner;
    private final Audience audience;

    Compatibility(Archive archive, Runner runner, Audience audience) {
        this.archive = archive;
        this.runner = runner;
        this.audience = audience;
    }

    /** Says what it finds of these matches, each given by its first game. */
    void check(List<GameTask> matches) throws InterruptedException {
        List<GameRecord> repeatable = new ArrayList<>();
        Set<String> doubtful = new TreeSet<>();
        for (GameTask match : matches) {
            for (GameRecord game : archive.gamesOfOtherVersions(match)) {
                if (Noise.isRepeatable(match)) {
                    repeatable.add(game);
                } else {
                    doubtful.add(game.origin().version());
                }
            }
        }
        if (!doubtful.isEmpty()) {
            audience.warning("some of them were played by " + String.join(", ", doubtful) + ", this is "
                    + Machine.version() + "; --fresh plays them again");
        }
        if (!repeatable.isEmpty()) {
            replay(repeatable);
        }
    }

    private void replay(List<GameRecord> games) throws InterruptedException {
        Map<GameTask, GameRecord> before =
                games.stream().collect(Collectors.toMap(GameRecord::task, Function.identity(), (a, b) -> a));
        Set<String> same = new TreeSet<>();
        Set<String> other = new TreeSet<>();
        runner.run(TaskSource.of(before.keySet()), now -> {
            GameRecord then = before.get(now.task());
            boolean isSame = then != null && then.notation().equals(now.notation()) && then.ending() == now.ending();
            (isSame ? same : other).add(then == null ? "?" : then.origin().version());
        });
        same.removeAll(other);
        if (!same.isEmpty()) {
            audience.note("some of them were played by " + String.join(", ", same) + "; this version, "
                    + Machine.version() + ", makes the same moves");
        }
        if (!other.isEmpty()) {
            audience.warning("some of them were played by " + String.join(", ", other) + ", and this version, "
                    + Machine.version() + ", makes other moves; --fresh plays them again");
        }
    }
}
