package zeitnot.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Players;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.play.Interruption;
import zeitnot.player.Decision;
import zeitnot.player.Player;
import zeitnot.player.Pondered;
import zeitnot.player.Recommended;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.AllAsFirst;
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

    /** The opponent thinks, as far as we know. */
    private Optional<Waiting> waiting = Optional.empty();

    private Pondered pondered = Pondered.NOTHING;

    /** The moves after which the opponent is to move, and our clock. */
    private record Waiting(int[] moves, PlayerClock clock) {}

    /** A position and what a search thinks of its moves, and RAVE if it has it. */
    record Looked(Position position, List<RootMove> moves, List<AllAsFirst> allAsFirst) {
        Looked {
            moves = List.copyOf(moves);
            allAsFirst = List.copyOf(allAsFirst);
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
        waiting = Optional.empty();
        pondered = Pondered.NOTHING;
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

    /** Our move has been made, and the opponent's turn begins. */
    void moved(PlayerClock clock) {
        waiting = Optional.of(new Waiting(table.line().moves(), clock));
    }

    /** Nothing is asked of us: ponders if it is the opponent's turn, in the game that we play. */
    void ponder() {
        Line line = table.line();
        boolean isTurn = waiting.isPresent()
                && Arrays.equals(waiting.get().moves(), line.moves())
                && !line.isOver()
                && prepared != null
                && prepared.name().equals(line.game().name());
        if (isTurn) {
            player().ponder(line, waiting.get().clock());
        }
    }

    /** Something is asked of us: nothing is pondered any more when this returns. */
    void rest() {
        if (player != null) {
            player.rest();
        }
    }

    /** A move has been told. On a clock that moves by itself it does not matter how long it took. */
    void told() {
        if (waiting.isPresent() && player != null) {
            player.opponentMoved(table.line(), 0);
        }
        waiting = Optional.empty();
    }

    /** What was pondered before the last move. */
    Pondered pondered() {
        return pondered;
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
        if (!toTheEnd && table.isGo() && isTimeToPass(line.position().mover())) {
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
            pondered = decision.pondered();
            last = Optional.of(new Looked(
                    line.position().copy(),
                    decision.view().moves(),
                    search().map(Search::allAsFirst).orElse(List.of())));
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

    /**
     * Whether a pass wins by what is on the board, and so does whatever else could happen; unless the opponent has passed, also
     * whether it is known whose every point is. Who passes first then spares people the filling of what is settled.
     */
    private boolean isTimeToPass(int player) {
        boolean isAnswer = table.hasPassed(1 - player);
        Line open = table.withoutLastPasses();
        if (!isAnswer && 2 * open.length() < table.game().points()) {
            return false;
        }
        if (table.end().result() != Outcome.winFor(player)) {
            return false;
        }
        var estimate = Estimate.random(open);
        return estimate.isCertainFor(player) && (isAnswer || estimate.isSettled());
    }

    /** The best move other than a pass, if stones of the opponent are still to be captured. */
    private int instead(Line line, Decision decision) {
        if (!Estimate.likely(line).hasDead(1 - line.position().mover())) {
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
