package zeitnot.game;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One line of the registry: a name that users type, a sentence about the game, and how to make it in the usual or in
 * another size.
 */
public final class GameFamily {
    /** Makes a game of a given board size; throws {@link BadInput} that names the possible sizes for a bad one. */
    @FunctionalInterface
    public interface Maker {
        Game make(int width, int height);
    }

    private final String name;
    private final String about;
    private final String sizes;
    private final Supplier<Game> usual;
    private final Function<String, Game> reader;

    private GameFamily(String name, String about, String sizes, Supplier<Game> usual, Function<String, Game> reader) {
        this.name = name;
        this.about = about;
        this.sizes = sizes;
        this.usual = usual;
        this.reader = reader;
    }

    /** A game with one board size only. */
    public static GameFamily fixed(String name, String about, Game game) {
        return new GameFamily(name, about, "", () -> game, text -> game);
    }

    /** A game with several board sizes, {@code width} x {@code height} being the usual one. */
    public static GameFamily sized(String name, String about, String sizes, int width, int height, Maker maker) {
        return new GameFamily(name, about, sizes, () -> maker.make(width, height), text -> {
            int x = text.indexOf('x');
            try {
                return maker.make(
                        Integer.parseInt(text.substring(0, Math.max(x, 0))), Integer.parseInt(text.substring(x + 1)));
            } catch (NumberFormatException e) {
                throw new BadInput("'" + text + "' is not a size of '" + name + "'; " + sizes + ", such as '" + name
                        + "-" + width + "x" + height + "'");
            }
        });
    }

    /**
     * A game of which more than the size can be chosen.
     *
     * @param reader makes the game of what stands behind its name and a hyphen; throws {@link BadInput} that says what is
     *     possible for anything else
     */
    public static GameFamily read(
            String name, String about, String variants, Supplier<Game> usual, Function<String, Game> reader) {
        return new GameFamily(name, about, variants, usual, reader);
    }

    public String name() {
        return name;
    }

    /** What the game is, in one sentence. */
    public String about() {
        return about;
    }

    /** Which sizes there are, in words; empty if there is only one. */
    public String sizes() {
        return sizes;
    }

    /** The game in its usual size. */
    public Game usual() {
        return usual.get();
    }

    /** The game for what stands behind the family's name and a hyphen, such as {@code 6x6}. */
    public Game ofSize(String size) {
        if (sizes.isEmpty()) {
            throw new BadInput("'" + name + "' has one size only; leave out '-" + size + "'");
        }
        return reader.apply(size);
    }
}
