package zeitnot.game;

/**
 * A position of a two-player game: mutable, made of primitives, copied without allocation. The players alternate; a
 * forced pass is a move. Moves are non-negative ints whose meaning only the game knows.
 *
 * <p>It is an abstract class and not an interface, and {@link #ply} and {@link #result} are fields, because the search
 * asks for them at every step: a virtual call on a class is several times cheaper than on an interface once many games
 * have been loaded.
 */
public abstract class Position extends Padded {
    /** Moves made since the start of the game; its parity says who is to move. */
    protected int ply;

    /** {@link Outcome#ONGOING} until {@link #play} or {@link #playout} ends the game. */
    protected int result = Outcome.ONGOING;

    /** Writes the legal moves into {@code into} and returns how many they are: none if and only if the game is over. */
    public abstract int moves(int[] into);

    /** Makes a legal move. An illegal one gives an undefined position; check input with {@link Game#parse}. */
    public abstract void play(int move);

    /**
     * Plays random moves, uniformly unless the game says otherwise, until the game ends (or the game's documented limit calls it a draw), leaves the
     * position there and returns the outcome. This loop is the game's own, so that no virtual call is paid per ply; it
     * must not allocate, and must add the plies it made to {@link #ply}.
     */
    public abstract int playout(Rng rng);

    /**
     * The moves among which {@link #playout} chooses: all legal ones, or those that do not make random games hopeless. For
     * playouts that choose by themselves.
     */
    public int playoutMoves(int[] into) {
        return moves(into);
    }

    /** Becomes equal to {@code other}, a position of the same game, without allocating. */
    public abstract void set(Position other);

    /** A new position equal to this one. */
    public abstract Position copy();

    public final int ply() {
        return ply;
    }

    /** The player to move: 0 is the one who began the game, 1 the other. */
    public final int mover() {
        return ply & 1;
    }

    /** An {@link Outcome}. */
    public final int result() {
        return result;
    }

    public final boolean isOver() {
        return result != Outcome.ONGOING;
    }

    /**
     * What {@code player} gets in a finished game: of n players, two points for each one that finished behind and one for
     * each that finished equal. With two players that is 2 for a win, 1 for a draw, 0 for a loss.
     */
    public int points(int player) {
        return Outcome.halfPoints(result, player);
    }

    /**
     * What can be told of the moves without trying them. Asked at every node of a {@code Minimax}, so it is worth while
     * only where it costs less than a move.
     */
    public Glance glance() {
        return Glance.UNCLEAR;
    }

    /** Whether the game can be drawn within so many plies; true where the game cannot tell. */
    public boolean canBeDrawnWithin(int plies) {
        return true;
    }

    /**
     * How good a finished game is for its winner, in (0, 1), higher being better: remaining material, the loser's
     * lost mobility, whatever suits the game; 0.5 for a draw. Asked once per simulation by the Qualitative Bonus
     * (quality-based rewards, section 3), so it must be quick and not allocate.
     */
    public double quality() {
        return 0.5;
    }

    /**
     * A small int below {@link Game#amafKeys()} under which statistics of moves like this one are pooled. It says what
     * moves where and not who moves: statistics are kept for each player.
     */
    public int amafKey(int move) {
        return move;
    }

    /** Who owns {@code point} (below {@link Game#points()}) in a finished game: 0, 1, or -1 for nobody. */
    public int owner(int point) {
        return -1;
    }

    /**
     * A key that is equal for equal positions (side to move included) in games where positions can recur; 0 in games
     * where they cannot. {@link Line} calls the third occurrence a draw.
     */
    public long repetitionKey() {
        return 0;
    }
}
