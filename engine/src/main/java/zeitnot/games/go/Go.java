package zeitnot.games.go;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.MoveFeatures;
import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Go with area scoring, positional superko and no suicide; two passes in a row end the game, and all stones count that are then
 * on the board. With a handicap the first moves are Black's. Playouts choose uniformly among the moves that do not fill an own
 * eye, and pass if there are none; they know simple ko only, as the boards of a playout are not kept.
 */
public final class Go extends Game {
    public static final GameFamily FAMILY = GameFamily.read(
            GoRules.NAME,
            "surround more of the board than the opponent",
            GoRules.VARIANTS,
            () -> new Go(GoRules.USUAL),
            text -> new Go(GoRules.parse(text)));

    /** Random games have 1.3 moves a point; hardly any is longer than this, and then it goes in circles. */
    private static final int LONGEST_PER_POINT = 4;

    private static final int LONGEST_ON_NO_BOARD = 40;

    private final GoRules rules;
    private final Grid grid;

    Go(GoRules rules) {
        this(rules, new Grid(rules.width(), rules.height()));
    }

    private Go(GoRules rules, Grid grid) {
        super(
                rules.name(),
                new GoNotation(grid, "pass"),
                Capability.QUALITY,
                Capability.MOVE_KEYS,
                Capability.OWNERSHIP,
                Capability.BOARD);
        this.rules = rules;
        this.grid = grid;
    }

    @Override
    public Position start() {
        return new GoPosition(this, grid, rules);
    }

    @Override
    public int maxMoves() {
        return grid.area() + 1;
    }

    @Override
    public Map<String, Supplier<HeuristicPlayout>> playouts() {
        return Map.of(
                "orego",
                () -> new OregoPlayout(grid),
                "medium",
                () -> new HeavyPlayout(grid, HeavyRates.MEDIUM),
                "heavy",
                () -> new HeavyPlayout(grid, HeavyRates.HEAVY));
    }

    @Override
    public Map<String, Prior> priors() {
        return Map.of("orego", new OregoPrior(), "heavy", new HeavyPrior(grid));
    }

    @Override
    public Optional<MoveFeatures> features() {
        return Optional.of(new GoFeatures(List.of()));
    }

    @Override
    public int ownMoves(int ply, int plies) {
        int placed = Math.max(0, Math.min(plies, rules.handicap() - ply));
        return placed == 0 ? (plies + 1) / 2 : placed + (plies - placed) / 2;
    }

    @Override
    public int playoutLimit() {
        return LONGEST_ON_NO_BOARD + LONGEST_PER_POINT * grid.area();
    }

    @Override
    public int amafKeys() {
        return grid.size;
    }

    @Override
    public int points() {
        return grid.area();
    }

    @Override
    public String pointName(int point) {
        return grid.name(grid.points[point]);
    }

    @Override
    public int boardSize() {
        return grid.side();
    }

    @Override
    public OptionalDouble komi() {
        return OptionalDouble.of(rules.komi());
    }
}
