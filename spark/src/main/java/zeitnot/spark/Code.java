package zeitnot.spark;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import zeitnot.contest.GameTask;
import zeitnot.game.Game;
import zeitnot.player.FeatureProvider;

/** The jars that a worker needs to play: ours, and those that add features to the engine. */
final class Code {
    private Code() {}

    /** Their files. What is not packaged, as under an IDE, cannot be sent, and only workers inside this process have it. */
    static List<Path> jars() {
        Stream<Class<?>> ours = Stream.of(Game.class, GameTask.class, SparkRunner.class);
        Stream<Class<?>> added =
                ServiceLoader.load(FeatureProvider.class).stream().map(ServiceLoader.Provider::type);
        return Stream.concat(ours, added)
                .map(Code::home)
                .distinct()
                .filter(Files::isRegularFile)
                .toList();
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
