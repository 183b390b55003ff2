package zeitnot.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.player.Decision;
import zeitnot.player.Feature;
import zeitnot.player.Features;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

/**
 * What strategies of time management would have done with their clocks in one and the same game. For each strategy both sides
 * think at all of their turns as they do in a game of their own, and their clocks run; then the move of the game is made,
 * whatever they would have played. On the simulated clock that is repeatable.
 */
public final class ClockReplay {
    /** About time, but no strategy by themselves: what is kept back, a profile of others, a statistic. */
    private static final Set<String> NO_STRATEGIES = Set.of("reserve", "distribution", "ownership");

    /** What a player does that its clock alone would not show. */
    private static final Set<String> LEFT_OUT = Set.of("resign", "ponder", "ponder-focused", "ponder-credit");

    private final Line game;
    private final Spec player;
    private final TimeControl time;
    private final ClockKind clock;
    private final long seed;

    /**
     * A turn of the game.
     *
     * @param number of the move, from 1
     * @param made the move of the game
     * @param left seconds of the bank afterwards
     * @param thought what the strategy did, with the move that it would have played
     */
    public record Turn(String strategy, int number, String made, double left, GameRecord.Move thought) {}

    /**
     * @param player who thinks; what it knows of time is left out
     * @param time of each side
     */
    public ClockReplay(Line game, Spec player, TimeControl time, ClockKind clock, long seed) {
        if (time instanceof TimeControl.SimulationsPerMove) {
            throw new BadInput("time '" + time
                    + "' counts simulations, which leaves no time to manage; give a time, such" + " as 20s");
        }
        this.game = game;
        this.player = without(player);
        this.time = time;
        this.clock = clock;
        this.seed = seed;
    }

    private static Spec without(Spec player) {
        List<String> ofTime = Features.ofTime().stream().map(Feature::name).toList();
        List<Spec.Part> parts = player.parts().stream()
                .filter(part -> !ofTime.contains(part.name()) && !LEFT_OUT.contains(part.name()))
                .toList();
        return parts.isEmpty() ? Spec.parse("uct") : new Spec(parts);
    }

    /** The strategies of the papers that can be had in a game, each as its feature. */
    public static List<String> strategies(Game game) {
        return Features.ofTime().stream()
                .map(Feature::name)
                .filter(name -> !NO_STRATEGIES.contains(name) && isPossible(name, game))
                .toList();
    }

    /** Some need what the game must offer, others a table that is shipped for some games. */
    private static boolean isPossible(String name, Game game) {
        try {
            Players.tryOut(Spec.parse("uct+" + name), game);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** Who thinks, without a strategy. */
    public Spec player() {
        return player;
    }

    /** How many simulations a strategy may make in all, at the most. */
    public double mostSimulations() {
        ClockState all = time.begin();
        double perSecond = clock instanceof ClockKind.Simulated simulated ? simulated.simulationsPerSecond() : 0;
        return perSecond * (2 * all.bank() + game.length() * (all.increment() + all.guaranteed()));
    }

    /** The player with a strategy, which is features joined by plus; throws {@link BadInput} if there is no such player. */
    public Spec with(String strategy) {
        Spec spec = Players.parse(player + "+" + strategy);
        Players.tryOut(spec, game.game());
        return spec;
    }

    /** Goes through the game with every strategy, as long as somebody wants to know, and tells of each turn. */
    public List<Turn> run(List<String> strategies, BooleanSupplier wanted, Consumer<Turn> step) {
        List<Turn> turns = new ArrayList<>();
        for (String strategy : strategies) {
            replay(strategy, wanted, turn -> {
                turns.add(turn);
                step.accept(turn);
            });
        }
        return turns;
    }

    private void replay(String strategy, BooleanSupplier wanted, Consumer<Turn> step) {
        Spec spec = with(strategy);
        List<String> texts = game.notation();
        var line = new Line(game.game());
        List<PlayerClock> clocks = Stream.generate(() -> new PlayerClock(time, Referee.start(clock, game.game())))
                .limit(2)
                .toList();
        try (Player first = Players.create(spec, game.game(), seed);
                Player second = Players.create(spec, game.game(), seed + 1)) {
            for (int ply = 0; ply < game.length() && wanted.getAsBoolean(); ply++) {
                int mover = line.position().mover();
                PlayerClock own = clocks.get(mover);
                if (!own.isFlagDown()) {
                    own.start();
                    Decision decision = (mover == 0 ? first : second).decide(line, own);
                    var thought = GameRecord.Move.of(line, decision, own.stop());
                    step.accept(new Turn(
                            strategy, ply + 1, texts.get(ply), own.state().bank(), thought));
                }
                line.play(game.moves()[ply]);
            }
        }
    }
}
