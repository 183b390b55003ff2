package zeitnot.games.go;

import java.util.List;
import zeitnot.game.MoveFeatures;
import zeitnot.game.Position;

/**
 * What is seen in a move of Go (after Coulom 2007): the stones around it, how far it is from the last two moves, its line, apart
 * for points with a stone nearby and for those without, its {@link Effects}, and the largest of the known {@link Shapes}.
 */
final class GoFeatures implements MoveFeatures {
    /** Distances are dx + dy + max(dx, dy), from 2; from this on they are the same. */
    private static final int FARTHEST = 17;

    private static final int DISTANCES = FARTHEST + 1;

    /** Lines from the edge; from this on they are the same. */
    private static final int LINES = 5;

    static final int PATTERN = 0;
    static final int TO_LAST = PATTERN + Neighbourhood.size();
    static final int TO_LAST_BUT_ONE = TO_LAST + DISTANCES;
    static final int LINE = TO_LAST_BUT_ONE + DISTANCES;
    static final int LINE_ALONE = LINE + LINES;

    /** Where the kinds of each group of {@link Effects} begin, and where the last ones end. */
    private static final int[] EFFECTS = effects(LINE_ALONE + LINES);

    /** Of no known shape; those of the shapes follow. */
    static final int SHAPE = EFFECTS[Effects.GROUPS];

    private static final int GROUPS = 5 + Effects.GROUPS;
    private static final String SHAPE_NAME = "shape ";
    private static final String NO_SHAPE = "none";

    /** The bits that are set in all surroundings without stones. */
    private static final int NO_STONES = 0xaaaa;

    /** Nothing stands within this many points in any direction, where a point is alone. */
    private static final int NEAR = 2;

    private final List<String> names;
    final Shapes shapes;

    /** @param names of the shapes that are known */
    GoFeatures(List<String> names) {
        this.names = List.copyOf(names);
        shapes = new Shapes(names);
    }

    /** The shapes that a table names, of lines as {@link #name} gives them. */
    static GoFeatures of(List<String> features) {
        return new GoFeatures(features.stream()
                .filter(name -> name.startsWith(SHAPE_NAME))
                .map(name -> name.substring(SHAPE_NAME.length()))
                .filter(name -> !name.equals(NO_SHAPE))
                .toList());
    }

    @Override
    public List<String> details(Position position, int move) {
        return Shapes.names((GoPosition) position, move << Board.SHIFT);
    }

    @Override
    public MoveFeatures with(List<String> details) {
        return new GoFeatures(details);
    }

    @Override
    public int groups() {
        return GROUPS;
    }

    @Override
    public int size() {
        return SHAPE + 1 + names.size();
    }

    @Override
    public boolean sees(int move) {
        return move != BoardPosition.PASS;
    }

    @Override
    public void of(Position position, int move, int[] into) {
        var go = (GoPosition) position;
        int at = move << Board.SHIFT;
        into[0] = pattern(go, at);
        into[1] = TO_LAST + distance(go, move, go.last());
        into[2] = TO_LAST_BUT_ONE + distance(go, move, go.lastButOne());
        into[3] = line(go, move);
        Effects effects = go.answers.effects();
        effects.look(at, go.mover(), go.last());
        for (int group = 0; group < Effects.GROUPS; group++) {
            into[4 + group] = effect(group, effects);
        }
        into[GROUPS - 1] = SHAPE + shapes.largest(go, at);
    }

    /** The feature of a group of effects, of the stone that was looked at last. */
    static int effect(int group, Effects effects) {
        return EFFECTS[group] + effects.kind(group);
    }

    private static int[] effects(int first) {
        int[] begins = new int[Effects.GROUPS + 1];
        begins[0] = first;
        for (int group = 0; group < Effects.GROUPS; group++) {
            begins[group + 1] = begins[group] + Effects.size(group);
        }
        return begins;
    }

    static int pattern(GoPosition go, int at) {
        return PATTERN + Neighbourhood.number(Neighbourhood.seen(go.board.surroundings(at), go.mover()));
    }

    /** 0 if there was no stone. */
    static int distance(GoPosition go, int move, int last) {
        if (last == BoardPosition.PASS) {
            return 0;
        }
        int point = last >> Board.SHIFT;
        int dx = Math.abs(go.grid.column(move) - go.grid.column(point));
        int dy = Math.abs(go.grid.row(move) - go.grid.row(point));
        return Math.min(dx + dy + Math.max(dx, dy), FARTHEST);
    }

    static int line(GoPosition go, int move) {
        int line = go.grid.line(move);
        return (isAlone(go, move) ? LINE_ALONE : LINE) + Math.min(line, LINES) - 1;
    }

    private static boolean isAlone(GoPosition go, int move) {
        if ((go.board.surroundings(move << Board.SHIFT) & NO_STONES) != NO_STONES) {
            return false;
        }
        Grid grid = go.grid;
        int left = Math.max(grid.column(move) - NEAR, 0);
        int right = Math.min(grid.column(move) + NEAR, grid.width - 1);
        int above = Math.min(grid.row(move) + NEAR, grid.height - 1);
        for (int row = Math.max(grid.row(move) - NEAR, 0); row <= above; row++) {
            for (int column = left; column <= right; column++) {
                if (go.board.colour(grid.point(column, row) << Board.SHIFT) != Board.EMPTY) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public String name(int feature) {
        if (feature < TO_LAST) {
            return "pattern " + Names.PATTERNS[feature];
        }
        if (feature < TO_LAST_BUT_ONE) {
            return "last " + (feature - TO_LAST);
        }
        if (feature < LINE) {
            return "last-but-one " + (feature - TO_LAST_BUT_ONE);
        }
        if (feature < EFFECTS[0]) {
            return feature < LINE_ALONE ? "line " + (feature - LINE + 1) : "line-alone " + (feature - LINE_ALONE + 1);
        }
        if (feature < SHAPE) {
            int group = 0;
            while (feature >= EFFECTS[group + 1]) {
                group++;
            }
            return Effects.name(group, feature - EFFECTS[group]);
        }
        return SHAPE_NAME + (feature == SHAPE ? NO_SHAPE : names.get(feature - SHAPE - 1));
    }

    /** Wanted only where tables are read or written. */
    private static final class Names {
        static final String[] PATTERNS = Neighbourhood.names();
    }
}
