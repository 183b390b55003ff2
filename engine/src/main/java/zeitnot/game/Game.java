package zeitnot.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The rules of a game of one size: its name, its start position, and what else is the same in all its positions. A
 * game is stateless and shared; everything that changes is in its {@link Position}s.
 */
public abstract class Game {
    /** An error lists the legal moves up to this number. */
    private static final int MOST_LISTED = 400;

    private final String name;
    private final Notation notation;
    private final Set<Capability> capabilities;

    /** A game whose moves are shown as numbers. */
    protected Game(String name, Capability... offers) {
        this(name, Notation.PLAIN, offers);
    }

    /**
     * @param name as users type it, with the size where it is not the usual one: {@code breakthrough-6x6}
     * @param notation how moves, boards and players are shown to people
     * @param offers what there is beyond the rules
     */
    protected Game(String name, Notation notation, Capability... offers) {
        this.name = name;
        this.notation = notation;
        this.capabilities = Set.of(offers);
    }

    /** What the game has beyond its rules. */
    public final Set<Capability> capabilities() {
        return capabilities;
    }

    /** Whether the game has this beyond its rules. */
    public final boolean offers(Capability capability) {
        return capabilities.contains(capability);
    }

    /**
     * Throws {@link BadInput} unless the game has this beyond its rules.
     *
     * @param who needs it, such as the name of a player's feature
     */
    public final void require(Capability capability, String who) {
        if (!offers(capability)) {
            throw new BadInput("'" + who + "' needs " + capability.title() + ", which " + name
                    + " does not offer; leave it out, or choose another game");
        }
    }

    final IllegalStateException lacks(Capability capability) {
        return new IllegalStateException(name + " does not offer " + capability.title());
    }

    /**
     * Playouts that know something of the game, by the names that users type. A supplier makes one for each thread.
     */
    public Map<String, Supplier<HeuristicPlayout>> playouts() {
        return Map.of();
    }

    /** Opinions on moves before they are tried, by the names that users type. */
    public Map<String, Prior> priors() {
        return Map.of();
    }

    /** What is seen in moves, if weights of that can be learned from games. */
    public Optional<MoveFeatures> features() {
        return Optional.empty();
    }

    /** A new one of the playouts that users call so. */
    public final HeuristicPlayout playout(String playout) {
        return named("playout", playout, playouts()).get();
    }

    /** The prior that users call so. */
    public final Prior prior(String prior) {
        return named("prior", prior, priors());
    }

    private <T> T named(String kind, String wanted, Map<String, T> offered) {
        T found = offered.get(wanted);
        if (offered.isEmpty()) {
            throw new BadInput(name + " offers no " + kind + ", so none called '" + wanted + "'; choose another game");
        }
        if (found == null) {
            throw BadInput.unknown(
                    kind, wanted, offered.keySet().stream().sorted().toList());
        }
        return found;
    }

    /** How many players there are: two, or up to sixteen. */
    public int players() {
        return 2;
    }

    /**
     * How many of the next {@code plies} moves the player to move makes, after {@code ply} moves: every second one of two
     * players, unless turns have several moves.
     */
    public int ownMoves(int ply, int plies) {
        return (plies + players() - 1) / players();
    }

    /**
     * Whether dice or other chance take part. {@link Position#play} then draws from the position's own generator, and a
     * search goes by an open loop: a node stands for the moves that were made, not for what chance said.
     */
    public boolean hasChance() {
        return false;
    }

    public final String name() {
        return name;
    }

    /** A new start position; in a game with chance always the same one. */
    public abstract Position start();

    /** A new start position whose chance, where there is any, is drawn from this generator, now and later. */
    public Position start(Rng chance) {
        Position start = start();
        start.drawFrom(chance);
        return start;
    }

    /** No position has more legal moves than this. */
    public abstract int maxMoves();

    /** The move as people write it: {@link Notation#format}. */
    public final String format(Position position, int move) {
        return notation.format(position, move);
    }

    /**
     * The board as several lines of text, ending in a line break, with coordinates; {@link Notation#sketch} if the game describes
     * none.
     */
    public final String draw(Position position, Ink ink) {
        return offers(Capability.BOARD) ? TextBoard.draw(position, ink) : notation.sketch(position, ink);
    }

    /** What the board looks like. There only if the game offers {@link Capability#BOARD}, as is what follows. */
    public final Diagram diagram() {
        if (!offers(Capability.BOARD)) {
            throw lacks(Capability.BOARD);
        }
        return notation.diagram();
    }

    /** The kind of the piece on a cell: {@link Notation#piece}. */
    public final int piece(Position position, int cell) {
        return notation.piece(position, cell);
    }

    /** How many pieces a hand has of a kind: {@link Notation#held}. */
    public final int held(Position position, int slot) {
        return notation.held(position, slot);
    }

    /** The places to pick for a move: {@link Notation#steps}. */
    public final int[] steps(Position position, int move) {
        return notation.steps(position, move);
    }

    /** The cells that a move is seen to touch: {@link Notation#trail}. */
    public final int[] trail(Position position, int move) {
        return notation.trail(position, move);
    }

    /** What the player is called: {@link Notation#side}. */
    public final String side(int player) {
        return notation.side(player);
    }

    /** The side of a square board; 0 if the board is not square. */
    public int boardSize() {
        return 0;
    }

    /** The points that the second player gets for moving second, where there is such a thing. */
    public OptionalDouble komi() {
        return OptionalDouble.empty();
    }

    /** All values of {@link Position#amafKey} are below this, which is 65536 at most; 0 where there are none. */
    public int amafKeys() {
        return 0;
    }

    /** A playout of so many plies that has not ended is a draw, so that each one ends. */
    public int playoutLimit() {
        return Integer.MAX_VALUE;
    }

    /** Whether players take turns and only the one who has just moved can have won: nobody loses by a move of their own. */
    public boolean winnerMovesLast() {
        return false;
    }

    /** The number of points that have an owner at the end of a game; 0 where ownership means nothing. */
    public int points() {
        return 0;
    }

    /** What people call a point, below {@link #points}. There only if the game offers {@link Capability#OWNERSHIP}. */
    public String pointName(int point) {
        throw lacks(Capability.OWNERSHIP);
    }

    /** The legal move that is written so; the inverse of {@link #format}, with case and white space ignored. */
    public final int parse(Position position, String text) {
        String wanted = plain(text);
        int[] moves = legalMoves(position);
        for (int move : moves) {
            if (plain(format(position, move)).equals(wanted)) {
                return move;
            }
        }
        if (moves.length == 0) {
            throw new BadInput("'" + text.strip() + "' cannot be played: the game is over");
        }
        String[] all = formatAll(position, moves);
        String legal = all.length <= MOST_LISTED
                ? "legal: " + String.join(" ", all)
                : "legal are " + all.length + " moves, such as '" + all[0] + "'";
        throw new BadInput("'" + text.strip() + "' is not a legal move here; " + legal);
    }

    /** How many random games are played to see how long they last: fewer where a game is slow. */
    public int lengthSamples() {
        return 1000;
    }

    /** Lengths in plies of {@code count} uniformly random games, the same ones every time. */
    public final int[] randomGameLengths(int count) {
        var rng = new Rng(count);
        Position position = start();
        Position start = start();
        int[] lengths = new int[count];
        for (int i = 0; i < count; i++) {
            position.set(start);
            position.playout(rng);
            lengths[i] = position.ply();
        }
        return lengths;
    }

    /** The legal moves as a new array. */
    public final int[] legalMoves(Position position) {
        int[] buffer = new int[maxMoves()];
        return Arrays.copyOf(buffer, position.moves(buffer));
    }

    /** The moves that a search tries, as a new array. */
    public final int[] searchMoves(Position position) {
        int[] buffer = new int[maxMoves()];
        return Arrays.copyOf(buffer, position.searchMoves(buffer));
    }

    private String[] formatAll(Position position, int[] moves) {
        return Arrays.stream(moves)
                .mapToObj(move -> format(position, move))
                .sorted()
                .toArray(String[]::new);
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    @Override
    public final String toString() {
        return name;
    }
}
