package zeitnot.ludii;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import main.collections.FastArrayList;
import other.RankUtils;
import other.context.Context;
import other.location.Location;
import other.move.Move;
import zeitnot.game.MovesMade;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A position of a game of Ludii: a context of Ludii's, which positions share until one of them changes, since copying it is
 * what costs most; those that are {@link Reached} again and again are kept. A move is the index of Ludii's legal move, whose order
 * is the same in the same position; where chance takes part it is a {@link MoveKey}, so that it is found again after other dice.
 */
final class LudiiPosition extends Position {
    private final LudiiGame game;
    private final Chance.Drawn drawn = new Chance.Drawn();

    private Context context;

    /** Whether another position may have the same context. */
    private boolean shared;

    /** The state that this position was last set to, and where it is from there as long as states are kept. */
    private Reached home = Reached.NOWHERE;

    private Reached here = Reached.NOWHERE;

    /** Where chance takes part: the moves as ints, as far as they have been asked for since the last change. */
    private int[] keys = new int[0];

    private boolean hasKeys;

    /** The moves of the last playout that was to tell them. */
    private Move[] latest = new Move[0];

    LudiiPosition(LudiiGame game, Context context) {
        super(game);
        this.game = game;
        this.context = context;
        look();
    }

    /** Ludii's own state of the game. To be read only. */
    Context context() {
        return context;
    }

    /** Ludii's legal moves, in the order of {@link #moves}. */
    FastArrayList<Move> legal() {
        return game.ludii().moves(context).moves();
    }

    /** The move of Ludii that an int stands for. */
    Move move(int move) {
        return legal().get(indexOf(move));
    }

    /** The int that stands for a legal move of Ludii's. */
    int encode(int index) {
        return game.hasChance() ? keys()[index] : index;
    }

    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int count = Math.min(legal().size(), game.maxMoves());
        if (game.hasChance()) {
            System.arraycopy(keys(), 0, into, 0, count);
        } else {
            for (int i = 0; i < count; i++) {
                into[i] = i;
            }
        }
        return count;
    }

    @Override
    public int playoutMove(Rng rng) {
        return encode(rng.nextInt(Math.min(legal().size(), game.maxMoves())));
    }

    @Override
    public void play(int move) {
        Reached after = here.after(move);
        if (after.isSomewhere()) {
            context = after.context();
            here = after;
        } else {
            make(move);
        }
        ply++;
        look();
    }

    private void make(int move) {
        FastArrayList<Move> legal = legal();
        int index = indexOf(move);
        boolean isKept = here.isSomewhere() && here.isFrequent(index, legal.size());
        Reached before = here;
        own();
        game.ludii().apply(context, legal.get(index));
        if (isKept) {
            here = before.keep(index, context);
            shared = true;
        }
    }

    @Override
    public int playout(Rng rng) {
        goOn(rng, game.playoutLimit());
        return called();
    }

    @Override
    public int playout(Rng rng, MovesMade made) {
        playout(rng, made, game.playoutLimit());
        return called();
    }

    /** The result, or what Ludii would say if the game were broken off here. */
    private int called() {
        if (!isOver()) {
            result = ranked();
        }
        return result;
    }

    /** Plays in Ludii's own loop; returns how many moves were made. */
    private int goOn(Rng rng, int most) {
        if (isOver()) {
            return 0;
        }
        own();
        int before = context.trial().numMoves();
        game.ludii().playout(context, null, 1.0, null, 0, most, drawn.from(rng));
        int made = context.trial().numMoves() - before;
        ply += made;
        look();
        return made;
    }

    /** In Ludii's own loop too, which is several times as fast in games such as Hex: its record of the game has the moves. */
    @Override
    public int playout(Rng rng, MovesMade made, int most) {
        int count = goOn(rng, most);
        if (latest.length < count) {
            latest = new Move[2 * count];
        }
        Iterator<Move> latestFirst = context.trial().reverseMoveIterator();
        for (int i = count - 1; i >= 0; i--) {
            latest[i] = latestFirst.next();
        }
        for (int i = 0; i < count; i++) {
            made.add(seatOf(latest[i].mover()), MoveKey.small(latest[i]));
        }
        return result;
    }

    /** In points where the game has such, else in pieces; nobody leads where there are not two players. */
    @Override
    public int lead() {
        if (game.seats() != 2) {
            return 0;
        }
        int ahead = game.ludii().requiresScore() ? context.score(1) - context.score(2) : pieces(1) - pieces(2);
        return seatOf(1) == 0 ? ahead : -ahead;
    }

    private int pieces(int role) {
        int pieces = 0;
        for (List<? extends Location> kind : context.state().owned().positions(role)) {
            pieces += kind.size();
        }
        return pieces;
    }

    @Override
    public int brokenOff() {
        return ranked();
    }

    /** As it was: turns may have several moves, and players may be left out. */
    @Override
    public int ownMovesSince(Position earlier) {
        Context before = ((LudiiPosition) earlier).context;
        int role = before.state().mover();
        Iterator<Move> latestFirst = context.trial().reverseMoveIterator();
        int own = 0;
        for (int i = before.trial().numMoves(); i < context.trial().numMoves(); i++) {
            own += latestFirst.next().mover() == role ? 1 : 0;
        }
        return own;
    }

    @Override
    protected void copyFrom(Position other) {
        var from = (LudiiPosition) other;
        from.shared = true;
        shared = true;
        context = from.context;
        hasKeys = false;
        if (!game.hasChance()) {
            home = home.isOf(context) ? home : Reached.root(context);
            here = home;
        }
    }

    /** Sees to it that the context is this position's alone. */
    private void own() {
        if (shared) {
            if (game.hasChance()) {
                context = Context.copyWithSeed(context);
                Chance.seed(context, chance());
            } else {
                context = new Context(context);
            }
            shared = false;
        }
        here = Reached.NOWHERE;
        hasKeys = false;
    }

    /** Reads from the context what every position tells. */
    private void look() {
        mover = seatOf(context.state().mover());
        result = context.trial().over() ? ranked() : Outcome.ONGOING;
    }

    /** Our number of the player who has a role of Ludii's. */
    private int seatOf(int role) {
        return game.seats() == 1 ? 0 : context.state().playerToAgent(role) - 1;
    }

    /** The outcome by rank; who has none yet is equal to all others that have none. */
    private int ranked() {
        double[] utilities = utilities();
        if (game.seats() == 1) {
            return utilities[1] > 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
        }
        if (game.seats() == 2) {
            return 1 + (int) Math.signum(utilities[1] - utilities[2]);
        }
        double first = utilities[1];
        boolean even = Arrays.stream(utilities, 1, utilities.length).allMatch(each -> each == first);
        return even ? Outcome.DRAW : Outcome.RANKED;
    }

    /** What Ludii gives each seat, in [-1, 1]; players who have swapped sides have swapped these. From 1 on. */
    double[] utilities() {
        return RankUtils.agentUtilities(context);
    }

    @Override
    public int points(int player) {
        if (game.players() == 2) {
            return super.points(player);
        }
        return (int) Math.round((utilities()[player + 1] + 1) * (game.players() - 1));
    }

    @Override
    public int amafKey(int move) {
        return MoveKey.small(move(move));
    }

    /** The place of a move among the legal ones. */
    int indexOf(int move) {
        if (!game.hasChance()) {
            return move;
        }
        int[] all = keys();
        for (int i = 0; i < legal().size(); i++) {
            if (all[i] == move) {
                return i;
            }
        }
        throw new IllegalArgumentException("not a move here: " + move);
    }

    /**
     * The place of one of Ludii's moves among the legal ones: that which is equal, else the first that does the same, since in some
     * games Ludii does not find a move equal to itself; -1 if there is none.
     */
    int find(Move wanted) {
        FastArrayList<Move> legal = legal();
        int key = MoveKey.small(wanted);
        int alike = -1;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i).equals(wanted)) {
                return i;
            }
            if (alike < 0 && MoveKey.small(legal.get(i)) == key) {
                alike = i;
            }
        }
        return alike;
    }

    /** The moves as keys; where two have the same, the later one takes the next that is free. */
    private int[] keys() {
        if (hasKeys) {
            return keys;
        }
        FastArrayList<Move> legal = legal();
        if (keys.length < legal.size()) {
            keys = new int[2 * legal.size()];
        }
        int[] taken = new int[legal.size()];
        for (int i = 0; i < legal.size(); i++) {
            keys[i] = MoveKey.large(legal.get(i));
            taken[i] = keys[i];
        }
        Arrays.sort(taken);
        for (int i = 1; i < taken.length; i++) {
            if (taken[i] == taken[i - 1]) {
                separate(legal.size());
                break;
            }
        }
        hasKeys = true;
        return keys;
    }

    private void separate(int count) {
        var taken = new HashSet<Integer>();
        for (int i = 0; i < count; i++) {
            while (!taken.add(keys[i])) {
                keys[i] = (keys[i] + 1) % CHANCE_MOVE_LIMIT;
            }
        }
    }
}
