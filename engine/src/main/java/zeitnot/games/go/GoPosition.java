package zeitnot.games.go;

import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** A position of {@link Go}. */
final class GoPosition extends BoardPosition {
    /** So many points are drawn at random until one can be played; then all that can be are looked for. */
    private static final int DRAWS = 6;

    /** A pass is searched, unless the opponent has passed, only when so few other moves are left. */
    private static final int FEW_MOVES = 8;

    /** On boards of so few points all legal moves are searched: there a solver can prove the value of the game. */
    private static final int FEW_POINTS = 16;

    /** By colour: what a point that a player owns is counted as; nothing where no stone is. */
    private static final long[] OWNED = {1L, 1L << Integer.SIZE, 0};

    private final GoRules rules;
    private final int limit;
    private final Territory territory;
    private final History history = new History();
    private final int[] playable;

    /** What it finds is of no position; it has room and looks at this board. */
    final Answers answers;

    private long key;
    private boolean passed;

    private int ko;

    private int last;
    private int lastButOne;

    GoPosition(Go game, Grid grid, GoRules rules) {
        super(game, grid);
        this.rules = rules;
        limit = game.playoutLimit();
        territory = new Territory(grid, board);
        playable = new int[grid.area()];
        answers = new Answers(grid, board);
        history.add(key, 0);
    }

    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int n = 0;
        history.suspect(grid.area() - board.empty() + 1);
        for (int i = 0; i < board.empty(); i++) {
            int at = board.empty(i);
            if (board.hasLiberty(at, mover) && !recurs(at)) {
                into[n++] = at >> Board.SHIFT;
            }
        }
        if (!isPlacingHandicap()) {
            into[n++] = PASS;
        }
        return n;
    }

    /**
     * No own eye is filled. Where the opponent has passed, a pass that wins is the only move, and one that loses none. Else
     * a stone costs nothing when the area is counted, so that passing is good only where every stone does harm.
     */
    @Override
    public int searchMoves(int[] into) {
        if (passed && !isOver() && outcome() == Outcome.winFor(mover)) {
            into[0] = PASS;
            return 1;
        }
        int legal = moves(into);
        int stones = isOver() || isPlacingHandicap() ? legal : withoutEyes(into, legal - 1);
        if (stones < legal && (stones == 0 || mayPass(stones))) {
            into[stones++] = PASS;
        }
        return stones;
    }

    private int withoutEyes(int[] moves, int count) {
        int n = 0;
        for (int i = 0; i < count; i++) {
            if (grid.area() <= FEW_POINTS || !isOwnEye(moves[i] << Board.SHIFT, mover)) {
                moves[n++] = moves[i];
            }
        }
        return n;
    }

    private boolean mayPass(int stones) {
        return passed ? outcome() == Outcome.DRAW : stones <= FEW_MOVES || grid.area() <= FEW_POINTS;
    }

    /** Whether a stone makes a board that has occurred before. */
    private boolean recurs(int at) {
        long next = key ^ grid.key(mover, at >> Board.SHIFT);
        long captured = board.capturedKey(at, mover, grid);
        return captured == 0 ? history.containsSuspect(next) : history.contains(next ^ captured);
    }

    private boolean isPlacingHandicap() {
        return ply < rules.handicap();
    }

    /** Where the last move put a stone; 0 if it was a pass. The fast playout does not note it. */
    int last() {
        return last;
    }

    /** Where the move before the last put a stone; 0 if it was a pass. */
    int lastButOne() {
        return lastButOne;
    }

    /** Where simple ko forbids the next stone; 0 if nowhere. */
    int ko() {
        return ko;
    }

    @Override
    public void play(int move) {
        lastButOne = last;
        last = move << Board.SHIFT;
        if (move == PASS) {
            ko = 0;
            if (passed) {
                result = outcome();
            }
            passed = true;
        } else {
            passed = false;
            key ^= grid.key(mover, move);
            int freed = board.empty() - 1;
            put(move << Board.SHIFT, mover);
            for (int i = freed; i < board.empty(); i++) {
                key ^= grid.key(mover ^ 1, board.empty(i) >> Board.SHIFT);
            }
            history.add(key, grid.area() - board.empty());
        }
        if (ply < rules.handicap() - 1) {
            ply++;
        } else {
            alternate();
        }
    }

    /** Puts a stone on the board and says where ko forbids the answer. */
    private void put(int at, int colour) {
        int before = board.empty();
        board.place(at, colour);
        ko = board.empty() == before && board.isLoneInAtari(at) ? board.empty(before - 1) : 0;
    }

    /** The outcome if the game ended here. */
    private int outcome() {
        int twice = 2 * territory.lead() - rules.halfKomi();
        return twice > 0 ? Outcome.FIRST_WINS : twice < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    @Override
    public int playout(Rng rng) {
        while (isPlacingHandicap()) {
            play(randomPlayable(mover, rng) >> Board.SHIFT);
        }
        if (isOver()) {
            return result;
        }
        int colour = mover;
        int plies = 0;
        while (plies < limit) {
            plies++;
            int at = randomPlayable(colour, rng);
            if (at != PASS) {
                put(at, colour);
                passed = false;
            } else if (passed) {
                result = outcome();
                break;
            } else {
                ko = 0;
                passed = true;
            }
            colour ^= 1;
        }
        if (!isOver()) {
            result = Outcome.DRAW;
        }
        alternate(plies);
        return result;
    }

    /** One of the points that a playout may choose, each being equally likely; 0 if there is none. */
    int randomPlayable(int colour, Rng rng) {
        int empty = board.empty();
        if (empty == 0) {
            return PASS;
        }
        for (int i = 0; i < DRAWS; i++) {
            int at = board.empty(rng.nextInt(empty));
            if (isPlayable(at, colour)) {
                return at;
            }
        }
        int count = 0;
        for (int i = 0; i < empty; i++) {
            int at = board.empty(i);
            if (isPlayable(at, colour)) {
                playable[count++] = at;
            }
        }
        return count == 0 ? PASS : playable[rng.nextInt(count)];
    }

    /** Whether a playout may choose an empty point. One that touches another is neither ko nor eye nor suicide. */
    boolean isPlayable(int at, int colour) {
        if (board.touchesEmpty(at)) {
            return true;
        }
        return at != ko && !isOwnEye(at, colour) && board.connectsOrCaptures(at, colour);
    }

    private boolean isOwnEye(int at, int colour) {
        return board.isSurrounded(at, colour) && board.isEye(at, colour);
    }

    @Override
    public int playoutMoves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int n = 0;
        for (int i = 0; i < board.empty(); i++) {
            int at = board.empty(i);
            if (isPlayable(at, mover)) {
                into[n++] = at >> Board.SHIFT;
            }
        }
        if (n == 0) {
            into[n++] = PASS;
        }
        return n;
    }

    @Override
    public int playoutMove(Rng rng) {
        return randomPlayable(mover, rng) >> Board.SHIFT;
    }

    @Override
    public int playoutMove(int key) {
        int at = key << Board.SHIFT;
        return board.colour(at) == Board.EMPTY && isPlayable(at, mover) ? key : NO_MOVE;
    }

    @Override
    protected void copyFrom(Position other) {
        super.copyFrom(other);
        var position = (GoPosition) other;
        key = position.key;
        passed = position.passed;
        ko = position.ko;
        last = position.last;
        lastButOne = position.lastButOne;
        history.set(position.history);
    }

    @Override
    public int owner(int point) {
        return territory.owner(grid.points[point] << Board.SHIFT);
    }

    @Override
    public void countOwners(long[] counts) {
        territory.count(OWNED, counts);
    }

    @Override
    public int occupant(int point) {
        int colour = board.colour(grid.points[point] << Board.SHIFT);
        return colour == Board.EMPTY ? -1 : colour;
    }

    /** The winner's lead, komi included, moved from [-most, most] into (0, 1). */
    @Override
    public double quality() {
        if (result == Outcome.DRAW) {
            return 0.5;
        }
        double lead = Math.abs(territory.lead() - rules.komi());
        return 0.5 + lead / (2 * (grid.area() + Math.abs(rules.komi()) + 1));
    }
}
