package zeitnot.game;

import java.util.Optional;

/**
 * A position of a game: mutable, made of primitives, copied without allocation. Moves are ints from 0 to below
 * {@value #MOVE_LIMIT} whose meaning only the game knows. Who moves is a state like any other: players may take turns, or
 * make several moves in a row; but whoever is to move has to move, and a forced pass is a move. One thread may use it at a
 * time, since even a question may need its room; while nobody does, several may copy it.
 *
 * <p>It is an abstract class and not an interface, and {@link #ply}, {@link #mover} and {@link #result} are fields, because
 * the search asks for them at every step: a virtual call on a class is several times cheaper than on an interface once
 * many games have been loaded.
 */
public abstract class Position extends Padded {
    /** All moves are below this: the search keeps what it has proven of a move in the bits above. */
    public static final int MOVE_LIMIT = 1 << 28;

    /** In the place of a move that there is not. */
    public static final int NO_MOVE = -1;

    /** All moves of games with chance are below this: the search needs one number for itself. */
    public static final int CHANCE_MOVE_LIMIT = MOVE_LIMIT - 1;

    private static final int[] UNUSED = {};

    private final Game game;

    /** Where the moves of playouts are listed; made when it is first used. */
    private int[] listed = UNUSED;

    /** Where chance is drawn from. Not copied: a position that is set to another goes on with its own. */
    private Optional<Rng> chance = Optional.empty();

    /** Moves made since the start of the game. */
    protected int ply;

    /** The player to move; 0 is the one who began the game. */
    protected int mover;

    /** {@link Outcome#ONGOING} until {@link #play} or {@link #playout} ends the game. */
    protected int result = Outcome.ONGOING;

    protected Position(Game game) {
        this.game = game;
    }

    /** Writes the legal moves into {@code into} and returns how many they are: none if and only if the game is over. */
    public abstract int moves(int[] into);

    /**
     * The moves that a tree search tries, at least one unless the game is over: all legal ones, or without some that no
     * player with any sense would make. A move that is left out may still be played by somebody.
     */
    public int searchMoves(int[] into) {
        return moves(into);
    }

    /**
     * Makes a legal move, counts it in {@link #ply} and says who is next: {@link #alternate()} does both where the players
     * take turns. An illegal move gives an undefined position; check input with {@link Game#parse}.
     */
    public abstract void play(int move);

    /**
     * Becomes equal to {@code other}, a position of the same game, without allocating, in all but what this class has.
     */
    protected abstract void copyFrom(Position other);

    /**
     * Plays random moves, uniformly unless the game says otherwise, until the game ends or has lasted for
     * {@link Game#playoutLimit} plies more, which is a draw; leaves the position there and returns the outcome. It must
     * not allocate. A game that is to be fast has a loop of its own, so that no virtual call is paid per ply.
     */
    public int playout(Rng rng) {
        int limit = game.playoutLimit();
        for (int plies = 0; !isOver(); plies++) {
            if (plies == limit) {
                result = Outcome.DRAW;
            } else {
                play(playoutMove(rng));
            }
        }
        return result;
    }

    /**
     * As {@link #playout(Rng)}, but tells the moves, one after the other. A game whose own loop is much faster than its single
     * moves may play first and tell them then.
     */
    public int playout(Rng rng, MovesMade made) {
        int outcome = playout(rng, made, game.playoutLimit());
        return outcome == Outcome.ONGOING ? Outcome.DRAW : outcome;
    }

    /** The same, but for at most so many plies: {@link Outcome#ONGOING} if the game is not over then. */
    public int playout(Rng rng, MovesMade made, int most) {
        for (int plies = 0; plies < most && !isOver(); plies++) {
            int move = playoutMove(rng);
            made.add(mover, amafKey(move));
            play(move);
        }
        return result;
    }

    /**
     * The moves among which {@link #playout(Rng)} chooses: all legal ones, or those that do not make random games hopeless. For
     * playouts that choose by themselves.
     */
    public int playoutMoves(int[] into) {
        return moves(into);
    }

    /** One of these moves, chosen as {@link #playout} does. */
    public int playoutMove(Rng rng) {
        int count = listPlayoutMoves();
        return listed[rng.nextInt(count)];
    }

    /** That one of these moves which has the key, or {@link #NO_MOVE}: for playouts that know what they want. */
    public int playoutMove(int key) {
        int count = listPlayoutMoves();
        for (int i = 0; i < count; i++) {
            if (amafKey(listed[i]) == key) {
                return listed[i];
            }
        }
        return NO_MOVE;
    }

    private int listPlayoutMoves() {
        if (listed == UNUSED) {
            listed = new int[game.maxMoves()];
        }
        return playoutMoves(listed);
    }

    /** What chance decides from now on is drawn from this generator. */
    public final void drawFrom(Rng generator) {
        chance = Optional.of(generator);
    }

    /** The generator to draw from where a move leaves something to chance. */
    protected final Rng chance() {
        if (chance.isEmpty()) {
            drawFrom(new Rng(0));
        }
        return chance.get();
    }

    /** Becomes equal to {@code other}, a position of the same game, without allocating. */
    public final void set(Position other) {
        ply = other.ply;
        mover = other.mover;
        result = other.result;
        copyFrom(other);
    }

    /** A new position equal to this one. */
    public final Position copy() {
        Position copy = game.start();
        copy.set(this);
        return copy;
    }

    /** One move has been made, and the other one of two players is next. */
    protected final void alternate() {
        ply++;
        mover ^= 1;
    }

    /** So many moves have been made by two players in turn: for the end of a playout. */
    protected final void alternate(int plies) {
        ply += plies;
        mover ^= plies & 1;
    }

    /** The game that this is a position of. */
    public final Game game() {
        return game;
    }

    public final int ply() {
        return ply;
    }

    /** The player to move: 0 is the one who began the game. */
    public final int mover() {
        return mover;
    }

    /** An {@link Outcome}. */
    public final int result() {
        return result;
    }

    public final boolean isOver() {
        return result != Outcome.ONGOING;
    }

    /** How many of the moves since an earlier position the player to move there has made. */
    public int ownMovesSince(Position earlier) {
        return game.ownMoves(earlier.ply, ply - earlier.ply);
    }

    /** The outcome of a game that is not over and goes on no more: a draw, or with several players what their ranks say. */
    public int brokenOff() {
        return Outcome.DRAW;
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
     * (quality-based rewards, section 3), so it must be quick and not allocate. There only if the game offers
     * {@link Capability#QUALITY}.
     */
    public double quality() {
        throw game.lacks(Capability.QUALITY);
    }

    /**
     * How far player 0 is ahead of player 1 in a game that is not over, in whatever counts most: pieces, points, moves to
     * choose from. Who uses it finds out by itself what it is worth, even if it is worth nothing or the one behind wins. There
     * only if the game offers {@link Capability#LEAD}.
     */
    public int lead() {
        throw game.lacks(Capability.LEAD);
    }

    /**
     * A small int below {@link Game#amafKeys()} under which statistics of moves like this one are pooled. It says what
     * moves where and not who moves: statistics are kept for each player. There only if the game offers
     * {@link Capability#MOVE_KEYS}.
     */
    public int amafKey(int move) {
        throw game.lacks(Capability.MOVE_KEYS);
    }

    /**
     * Who owns {@code point} (below {@link Game#points()}) in a finished game: a player, or -1 for nobody. There only if the
     * game offers {@link Capability#OWNERSHIP}.
     */
    public int owner(int point) {
        throw game.lacks(Capability.OWNERSHIP);
    }

    /**
     * Adds 1 to the number of each point that player 0 owns in a finished game, and 2^32 to that of each that player 1 owns. A game
     * that offers {@link Capability#OWNERSHIP} may know a quicker way than to ask for each point: it is done once a simulation.
     */
    public void countOwners(long[] counts) {
        for (int point = 0; point < counts.length; point++) {
            int owner = owner(point);
            counts[point] += owner < 0 ? 0 : 1L << Integer.SIZE * owner;
        }
    }

    /** How many points have a piece on them. There only if the game offers {@link Capability#OWNERSHIP}. */
    public final int pieces() {
        int pieces = 0;
        for (int point = 0; point < game.points(); point++) {
            pieces += occupant(point) >= 0 ? 1 : 0;
        }
        return pieces;
    }

    /**
     * Who has a piece on {@code point} (below {@link Game#points()}): a player, or -1 for nobody. There only if the game offers
     * {@link Capability#OWNERSHIP}.
     */
    public int occupant(int point) {
        throw game.lacks(Capability.OWNERSHIP);
    }

    /**
     * A key that is equal for equal positions (player to move included) in games where positions can recur; 0 in games
     * where they cannot. {@link Line} calls the third occurrence a draw.
     */
    public long repetitionKey() {
        return 0;
    }
}
