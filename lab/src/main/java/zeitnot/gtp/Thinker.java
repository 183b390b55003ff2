package zeitnot.gtp;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Players;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.player.Decision;
import zeitnot.player.Player;
import zeitnot.player.Recommended;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.table.Table;
import zeitnot.time.PlayerClock;
import zeitnot.view.SearchView.RootMove;

/** The player of our side, a new one for each game, and what it does beyond its search: it passes when that wins. */
final class Thinker implements AutoCloseable {
    private final Table table;
    private final Interruption interruption;
    private final Optional<Spec> spec;
    private final long seed;
    private Optional<Looked> last = Optional.empty();
    private Optional<Decision> decision = Optional.empty();
    private int games;
    private @Nullable Player player;
    private @Nullable Game prepared;

    /** A position and what a search thinks of its moves. */
    record Looked(Position position, List<RootMove> moves) {
        Looked {
            moves = List.copyOf(moves);
        }
    }

    Thinker(Table table, Interruption interruption, Optional<Spec> spec, long seed) {
        this.table = table;
        this.interruption = interruption;
        this.spec = spec;
        this.seed = seed;
    }

    /** A game begins. */
    void reset() {
        if (player != null) {
            player.close();
        }
        player = null;
        prepared = null;
        last = Optional.empty();
    }

    private Player player() {
        Game game = table.game();
        if (player == null || prepared == null || !prepared.name().equals(game.name())) {
            reset();
            games++;
            player = Players.create(spec.orElseGet(() -> Recommended.opponent(game)), game, Rng.derive(seed, games));
            prepared = game;
        }
        return player;
    }

    /** The search of the player, if it is one that searches. */
    Optional<Search> search() {
        return player() instanceof SearchPlayer searching ? Optional.of(searching.search()) : Optional.empty();
    }

    /**
     * The move of the player whose turn it is.
     *
     * @param toTheEnd whether dead stones of the opponent have to be captured before a pass
     */
    int decide(PlayerClock clock, boolean toTheEnd) {
        Line line = table.line();
        if (!toTheEnd
                && table.hasPassed(1 - line.position().mover())
                && wins(line.position().mover())) {
            last = Optional.empty();
            decision = Optional.empty();
            return table.pass();
        }
        Decision found = search(line, clock);
        decision = Optional.of(found);
        boolean isPass = table.isGo() && found.move() == table.pass();
        return isPass && toTheEnd ? instead(line, found) : found.move();
    }

    private Decision search(Line line, PlayerClock clock) {
        Player own = player();
        interruption.begin();
        try {
            Decision decision = own.decide(line, clock);
            last = Optional.of(
                    new Looked(line.position().copy(), decision.view().moves()));
            return decision;
        } finally {
            interruption.end();
        }
    }

    /** What the last move comes from; none if it was made without a search. */
    Optional<Decision> decision() {
        return decision;
    }

    /** What the last search for a move has found; none before the first. */
    Optional<Looked> last() {
        return last;
    }

    /** Whether a pass wins by what is on the board, and so does whatever else could happen. */
    private boolean wins(int player) {
        return table.end().result() == Outcome.winFor(player)
                && new Estimate(table.withoutLastPasses()).isCertainFor(player);
    }

    /** The best move other than a pass, if stones of the opponent are still to be captured. */
    private int instead(Line line, Decision decision) {
        if (!new Estimate(line).hasDead(1 - line.position().mover())) {
            return decision.move();
        }
        return decision.view().moves().stream()
                .mapToInt(RootMove::move)
                .filter(move -> move != table.pass())
                .findFirst()
                .orElse(decision.move());
    }

    @Override
    public void close() {
        reset();
    }
}
