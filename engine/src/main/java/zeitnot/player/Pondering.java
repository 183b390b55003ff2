package zeitnot.player;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zeitnot.game.Line;
import zeitnot.player.Pondered.Guess;
import zeitnot.search.Run;
import zeitnot.search.Search;
import zeitnot.time.BorrowedTime;
import zeitnot.time.Clock;
import zeitnot.time.PlayerClock;
import zeitnot.time.WallClock;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView.RootMove;

/**
 * How a player ponders (Huang, Coulom and Lin, section VI): it searches the position in which its opponent is to move, and keeps
 * the subtree of the move that is made. On a real clock it does so in threads of the search, from {@link #begin} until
 * {@link #rest} or {@link #end}; on the simulated clock in {@link #end}, for as long as the opponent was charged.
 */
final class Pondering {
    /**
     * The kind of it.
     *
     * @param focus on so many moves; 0 for all
     * @param unseen seconds for a move that the simulated clock has charged nothing for, since it cannot see who made it
     */
    record Style(int focus, double unseen) {}

    /** The position that is pondered on: how it came about, and what was known of its moves before. */
    private record Subject(int[] moves, Clock clock, int[] focus, Map<Integer, Integer> visits) {
        boolean isIn(Line line) {
            return Arrays.equals(moves, line.moves());
        }

        boolean isBefore(Line line) {
            return line.length() == moves.length + 1 && Arrays.mismatch(moves, line.moves()) == moves.length;
        }

        Guess guess(int move) {
            boolean isHit = IntStream.of(focus).anyMatch(guessed -> guessed == move);
            return focus.length == 0 ? Guess.NONE : isHit ? Guess.HIT : Guess.MISS;
        }
    }

    private static final int[] ALL = {};

    /** Ends for a stop alone, and with all threads: who waits for them then has no clock running in a match. */
    private static final Pacer ENDLESS = Pacer.simulations(Long.MAX_VALUE);

    private final Search search;
    private final Style style;
    private final Clock wall = new WallClock();

    private Optional<Subject> subject = Optional.empty();
    private Optional<Run> run = Optional.empty();
    private long startedAt;

    /** What was done for the subject so far. */
    private double seconds;

    private long simulations;

    /** What was done since the player's own last move, for opponent's moves that have been made. */
    private Pondered done = Pondered.NOTHING;

    Pondering(Search search, Style style) {
        this.search = search;
        this.style = style;
    }

    /** The opponent thinks in this position; it may have been said before, and have been rested from since. */
    void begin(Line line, PlayerClock playerClock) {
        rest();
        search.follow(line);
        Clock clock = playerClock.clock();
        if (subject.isEmpty() || !subject.get().isIn(line)) {
            int[] focus = style.focus() > 0 ? search.likeliest(style.focus()) : ALL;
            subject = Optional.of(new Subject(line.moves(), clock, focus, visits()));
            seconds = 0;
            simulations = 0;
        }
        if (!clock.isSimulated()) {
            startedAt = wall.nanos();
            run = Optional.of(search.begin(ENDLESS, subject.get().focus()).goAside());
        }
    }

    private Map<Integer, Integer> visits() {
        return search.view().moves().stream().collect(Collectors.toMap(RootMove::move, RootMove::visits));
    }

    /** Stops at once; what was found stays. */
    void rest() {
        if (run.isPresent()) {
            Run current = run.get();
            run = Optional.empty();
            current.stop();
            current.await();
            seconds += (wall.nanos() - startedAt) / 1e9;
            simulations += search.simulations();
        }
    }

    /** The opponent has made the last move of the line, and was charged so much for it. */
    void end(Line line, double charged) {
        rest();
        if (subject.isPresent() && subject.get().isBefore(line) && !line.isOver()) {
            catchUp(subject.get(), charged > 0 ? charged : style.unseen());
            int move = line.moves()[line.length() - 1];
            long kept = visits().getOrDefault(move, 0) - subject.get().visits().getOrDefault(move, 0);
            done = done.then(new Pondered(
                    seconds, simulations, Math.max(0, kept), subject.get().guess(move)));
        }
        subject = Optional.empty();
    }

    private void catchUp(Subject known, double charged) {
        if (known.clock().isSimulated()) {
            search.begin(new BorrowedTime(known.clock(), charged), known.focus())
                    .go();
            seconds = charged;
            simulations = search.simulations();
        }
    }

    /** The player's turn begins: what was done for it. */
    Pondered take() {
        rest();
        subject = Optional.empty();
        Pondered taken = done;
        done = Pondered.NOTHING;
        return taken;
    }
}
