package zeitnot.ludii;

import java.util.List;
import zeitnot.game.Game;
import zeitnot.game.GameProvider;

/** The games of the Ludii that is on the class path, as {@code ludii:NAME}. */
public final class LudiiProvider implements GameProvider {
    static final String PREFIX = "ludii";

    @Override
    public String prefix() {
        return PREFIX;
    }

    @Override
    public Game game(String name) {
        return Library.game(name);
    }

    @Override
    public List<Listed> list() {
        return Library.entries().stream()
                .map(entry -> new Listed(PREFIX + ":" + entry.name(), entry.category()))
                .toList();
    }
}
