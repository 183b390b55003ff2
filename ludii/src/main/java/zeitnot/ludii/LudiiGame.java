package zeitnot.ludii;

import game.Game;
import java.util.Optional;
import other.context.Context;
import other.trial.Trial;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A game of Ludii under our contract. A puzzle for one is a game of two in which the second never moves and wins what is not
 * solved.
 */
final class LudiiGame extends zeitnot.game.Game {
    /** More moves than these are not looked at. */
    private static final int MOST_MOVES = 1 << 14;

    private static final int MOST_PLAYERS = 16;

    /** Where Ludii's own UCT cuts its playouts too. */
    private static final int LONGEST_PLAYOUT = 200;

    private static final int RANDOM_GAMES = 5;

    private final Game ludii;

    LudiiGame(String name, Game ludii) {
        super(name, LudiiNotation.INSTANCE, Capability.MOVE_KEYS, Capability.LEAD);
        this.ludii = ludii;
        refusal(ludii).ifPresent(reason -> {
            throw new BadInput(name + " " + reason + "; choose another game");
        });
    }

    /** Why a game cannot be played here, if it cannot. */
    static Optional<String> refusal(Game game) {
        String reason = "";
        if (game.hasSubgames()) {
            reason = "is a match of several games";
        } else if (game.hiddenInformation()) {
            reason = "has hidden information";
        } else if (game.isSimulationMoveGame() || game.players().count() == 0) {
            reason = "is a simulation without players";
        } else if (game.isSimultaneousMoveGame()) {
            reason = "has simultaneous moves";
        } else if (game.players().count() > MOST_PLAYERS) {
            reason = "has more than " + MOST_PLAYERS + " players";
        }
        return reason.isEmpty() ? Optional.empty() : Optional.of(reason);
    }

    Game ludii() {
        return ludii;
    }

    /** Those who take part in Ludii. */
    int seats() {
        return ludii.players().count();
    }

    @Override
    public int players() {
        return Math.max(2, seats());
    }

    @Override
    public int ownMoves(int ply, int plies) {
        return seats() == 1 ? plies : super.ownMoves(ply, plies);
    }

    @Override
    public boolean hasChance() {
        return ludii.isStochasticGame();
    }

    @Override
    public Position start() {
        return start(new Rng(0));
    }

    @Override
    public Position start(Rng chance) {
        var context = new Context(ludii, new Trial(ludii));
        Chance.seed(context, chance);
        ludii.start(context);
        var start = new LudiiPosition(this, context);
        start.drawFrom(chance);
        return start;
    }

    @Override
    public int maxMoves() {
        return MOST_MOVES;
    }

    @Override
    public int playoutLimit() {
        return LONGEST_PLAYOUT;
    }

    @Override
    public int lengthSamples() {
        return RANDOM_GAMES;
    }

    @Override
    public int amafKeys() {
        return MoveKey.SMALL;
    }
}
