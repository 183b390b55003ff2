package zeitnot.game;

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
    private final int width;
    private final int height;
    private final Maker maker;

    private GameFamily(String name, String about, String sizes, int width, int height, Maker maker) {
        this.name = name;
        this.about = about;
        this.sizes = sizes;
        this.width = width;
        this.height = height;
        this.maker = maker;
    }

    /** A game with one board size only. */
    public static GameFamily fixed(String name, String about, Game game) {
        return new GameFamily(name, about, "", 0, 0, (width, height) -> game);
    }

    /** A game with several board sizes, {@code width} x {@code height} being the usual one. */
    public static GameFamily sized(String name, String about, String sizes, int width, int height, Maker maker) {
        return new GameFamily(name, about, sizes, width, height, maker);
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
        return maker.make(width, height);
    }

    /** The game for what stands behind the family's name: nothing, or {@code 6x6}. */
    public Game ofSize(String size) {
        if (sizes.isEmpty()) {
            throw new BadInput("'" + name + "' has one size only; leave out '-" + size + "'");
        }
        int x = size.indexOf('x');
        try {
            return maker.make(
                    Integer.parseInt(size.substring(0, Math.max(x, 0))), Integer.parseInt(size.substring(x + 1)));
        } catch (NumberFormatException e) {
            throw new BadInput("'" + size + "' is not a size of '" + name + "'; " + sizes + ", such as '" + name + "-"
                    + width + "x" + height + "'");
        }
    }
}
