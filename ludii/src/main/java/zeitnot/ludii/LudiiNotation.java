package zeitnot.ludii;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import main.collections.FastArrayList;
import other.action.Action;
import other.context.Context;
import other.move.Move;
import other.state.container.ContainerState;
import other.topology.TopologyElement;
import zeitnot.game.Ink;
import zeitnot.game.Notation;
import zeitnot.game.Position;

/** Moves as Ludii writes them in its list of turns, without blanks; boards as letters in their places. */
final class LudiiNotation extends Notation {
    static final LudiiNotation INSTANCE = new LudiiNotation();

    private static final int CELL = 3;

    /** Places nearer than this, of a board of size 1, are in one row or column. */
    private static final double NEAR = 1e-3;

    private LudiiNotation() {}

    @Override
    public String format(Position position, int move) {
        var here = (LudiiPosition) position;
        return names(here).get(here.indexOf(move));
    }

    /** All legal moves; those that Ludii writes alike are numbered. */
    private static List<String> names(LudiiPosition position) {
        FastArrayList<Move> legal = position.legal();
        String[] names = new String[legal.size()];
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            String plain = plain(legal.get(i), position.context());
            int before = seen.merge(plain, 1, Integer::sum) - 1;
            names[i] = before == 0 ? plain : plain + "#" + (before + 1);
        }
        return Arrays.asList(names);
    }

    private static String plain(Move move, Context context) {
        if (move.isPass() || move.isSwap()) {
            return move.isPass() ? "pass" : "swap";
        }
        String decisions = move.actions().stream()
                .filter(Action::isDecision)
                .map(action -> action.toTurnFormat(context, true))
                .collect(Collectors.joining("+"));
        String text = decisions.isBlank() ? move.toTurnFormat(context, true) : decisions;
        return text.replaceAll("[\\s,]+", "");
    }

    @Override
    public String sketch(Position position, Ink ink) {
        Context context = ((LudiiPosition) position).context();
        List<? extends TopologyElement> sites =
                context.board().topology().getGraphElements(context.board().defaultSite());
        List<Double> columns =
                places(sites.stream().map(site -> site.centroid().getX()).toList());
        List<Double> rows =
                places(sites.stream().map(site -> site.centroid().getY()).toList());
        char[][] text = new char[rows.size()][columns.size() * CELL];
        Arrays.stream(text).forEach(row -> Arrays.fill(row, ' '));
        for (TopologyElement site : sites) {
            int row = rows.size() - 1 - place(rows, site.centroid().getY());
            int column = place(columns, site.centroid().getX()) * CELL;
            piece(context, site).getChars(0, 2, text[row], column);
        }
        return Arrays.stream(text)
                .map(row -> new String(row).stripTrailing())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** The first letter of what stands there and the number of its owner. */
    private static String piece(Context context, TopologyElement site) {
        ContainerState state = context.containerState(0);
        var type = context.board().defaultSite();
        int what = state.what(site.index(), type);
        if (what == 0) {
            return state.count(site.index(), type) > 0 ? "* " : ". ";
        }
        String name = context.components()[what].getNameWithoutNumber();
        return "" + name.charAt(0) + Math.min(9, state.who(site.index(), type));
    }

    /** Different coordinates, in ascending order. */
    private static List<Double> places(List<Double> all) {
        var places = new TreeSet<Double>();
        for (double each : all) {
            Double near = places.floor(each + NEAR);
            if (near == null || near < each - NEAR) {
                places.add(each);
            }
        }
        return List.copyOf(places);
    }

    private static int place(List<Double> places, double of) {
        for (int i = 0; i < places.size(); i++) {
            if (Math.abs(places.get(i) - of) <= NEAR) {
                return i;
            }
        }
        throw new IllegalStateException("no place for " + of);
    }
}
