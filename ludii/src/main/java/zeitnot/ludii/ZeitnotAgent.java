package zeitnot.ludii;

import game.Game;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import main.collections.FVector;
import main.collections.FastArrayList;
import org.jspecify.annotations.Nullable;
import other.AI;
import other.context.Context;
import other.move.Move;
import zeitnot.game.Line;
import zeitnot.player.Decision;
import zeitnot.player.Features;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;
import zeitnot.view.SearchView.RootMove;

/**
 * A player of ours in Ludii, by its spec: {@code uct+solver+reuse}. Ludii tells how many seconds a move may take, and no more;
 * with a budget for the game the agent keeps a clock of its own and no move takes longer than Ludii allows.
 *
 * <p>The agent {@code Zeitnot} is set by system properties: {@code zeitnot.player} for the spec, {@code zeitnot.budget} for the
 * seconds that it has for a game.
 */
public class ZeitnotAgent extends AI {
    private static final String USUAL = "uct+solver+reuse";
    private static final int MOST_LISTED = 8;

    private final Spec spec;
    private final double budget;

    private Optional<Seat> seat = Optional.empty();
    private Optional<Thought> thought = Optional.empty();
    private volatile Optional<Thread> thinking = Optional.empty();

    /** In one game: the game, the player, and what it has left of its budget. */
    private record Seat(LudiiGame game, Player player, double[] left, Followed followed) {}

    /** The last move: where, what, and how long it took. */
    private record Thought(LudiiPosition position, Decision decision, double seconds) {}

    /** As the system properties say. */
    public ZeitnotAgent() {
        this(
                "Zeitnot",
                System.getProperty("zeitnot.player", USUAL),
                Double.parseDouble(System.getProperty("zeitnot.budget", "0")));
    }

    /**
     * @param spec of the player; features that a game cannot have are left out in it
     * @param budget seconds for a whole game; 0 if every move has what Ludii gives it
     */
    protected ZeitnotAgent(String name, String spec, double budget) {
        this.spec = Spec.parse(spec);
        this.budget = budget;
        Features.standard().check(this.spec);
        setFriendlyName(name);
    }

    @Override
    public void initAI(Game game, int playerID) {
        closeAI();
        var ours = new LudiiGame("ludii:" + game.name(), game);
        Spec fitting = fitting(ours);
        Player player = Features.standard().player(fitting, ours, System.nanoTime());
        seat = Optional.of(new Seat(ours, player, new double[] {budget}, new Followed(ours)));
    }

    private Spec fitting(LudiiGame game) {
        var parts = spec.parts().stream()
                .filter(part -> Features.standard().named(part.name()).isFor(game))
                .toList();
        return parts.isEmpty() ? Spec.parse("uct") : new Spec(parts);
    }

    @Override
    public Move selectAction(Game game, Context context, double maxSeconds, int maxIterations, int maxDepth) {
        if (seat.isEmpty() || seat.get().game().ludii() != game) {
            initAI(game, context.state().playerToAgent(context.state().mover()));
        }
        Seat here = seat.orElseThrow();
        Line line = here.followed().to(context);
        var position = (LudiiPosition) line.position();
        var clock = new PlayerClock(control(here, maxSeconds, maxIterations), new WallClock());
        thinking = Optional.of(Thread.currentThread());
        clock.start();
        Decision decision = here.player().decide(line, clock);
        double seconds = clock.stop();
        thinking = Optional.empty();
        boolean unused = Thread.interrupted(); // it has done what it was for
        here.left()[0] = Math.max(0, here.left()[0] - seconds);
        thought = Optional.of(new Thought(position, decision, seconds));
        return position.move(decision.move());
    }

    /** What a move has: Ludii's limit, or what is left of the budget if that is kept. */
    private TimeControl control(Seat here, double maxSeconds, int maxIterations) {
        if (maxIterations > 0 && maxSeconds <= 0) {
            return TimeControl.parse(maxIterations + "/move");
        }
        double seconds = budget > 0 ? Math.max(0.01, here.left()[0]) : maxSeconds > 0 ? maxSeconds : 1;
        String text = String.format(Locale.ROOT, "%.3fs", seconds);
        return TimeControl.parse(budget > 0 ? text : text + "/move");
    }

    /** Ludii wants the move now. */
    @Override
    public void setWantsInterrupt(boolean wanted) {
        super.setWantsInterrupt(wanted);
        if (wanted) {
            thinking.ifPresent(Thread::interrupt);
        }
    }

    @Override
    public void closeAI() {
        seat.ifPresent(here -> here.player().close());
        seat = Optional.empty();
        thought = Optional.empty();
    }

    @Override
    public boolean supportsGame(Game game) {
        return LudiiGame.refusal(game).isEmpty();
    }

    @Override
    public double estimateValue() {
        return thought.map(last -> 2 * last.decision().view().best().value() - 1)
                .orElse(0.0);
    }

    @Override
    public @Nullable String generateAnalysisReport() {
        return thought.map(this::report).orElse(null);
    }

    private String report(Thought last) {
        String moves = last.decision().view().moves().stream()
                .limit(MOST_LISTED)
                .map(move -> String.format(
                        Locale.ROOT,
                        "%s: %d visits, %.1f %%",
                        last.position().game().format(last.position(), move.move()),
                        move.visits(),
                        100 * move.value()))
                .collect(Collectors.joining("; "));
        String planned = Double.isFinite(last.decision().allotted())
                ? String.format(Locale.ROOT, "%.2f s planned, ", last.decision().allotted())
                : "";
        return String.format(
                Locale.ROOT,
                "%s: %d simulations, %s%.2f s used. %s",
                friendlyName(),
                last.decision().view().simulations(),
                planned,
                last.seconds(),
                moves);
    }

    @Override
    public @Nullable AIVisualisationData aiVisualisationData() {
        return thought.map(ZeitnotAgent::visualisation).orElse(null);
    }

    private static AIVisualisationData visualisation(Thought last) {
        var all = last.decision().view().moves();
        int most = Math.max(1, all.stream().mapToInt(RootMove::visits).max().orElse(1));
        var effort = new FVector(all.size());
        var values = new FVector(all.size());
        var moves = new FastArrayList<Move>(all.size());
        for (int i = 0; i < all.size(); i++) {
            effort.set(i, (float) all.get(i).visits() / most);
            values.set(i, (float) (2 * all.get(i).value() - 1));
            moves.add(last.position().move(all.get(i).move()));
        }
        return new AIVisualisationData(effort, values, moves);
    }
}
