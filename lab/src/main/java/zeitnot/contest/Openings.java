package zeitnot.contest;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Rng;

/**
 * How the games of a match begin: a function of the pair, so that both games of a pair begin alike.
 *
 * <pre>
 *   openings = nothing                  all games begin at the start position
 *            | "random(" n ")"          each pair begins with n random moves of its own
 *            | line { " / " line }      pair k begins with line k modulo their number
 *   line     = moves as people write them, separated by blanks
 * </pre>
 */
public sealed interface Openings {
    /**
     * The moves with which the games of a pair begin, made on a line that is not over after them. Its dice, where there are
     * any, are those of the seed.
     */
    Line line(Game game, int pair, long seed);

    /** How many moves the games of a pair begin with. */
    int plies(int pair);

    /** The same, written as the game writes it; throws {@link BadInput} if games of it cannot begin so. */
    Openings checked(Game game);

    /** Reads the grammar above; whether the moves are legal is not known before {@link #checked}. */
    static Openings parse(String text) {
        if (text.isBlank()) {
            return new None();
        }
        Matcher random = Random.GRAMMAR.matcher(text.strip());
        return random.matches() ? Random.of(random.group(1)) : Book.of(text);
    }

    /** All games begin at the start position. */
    record None() implements Openings {
        @Override
        public Line line(Game game, int pair, long seed) {
            return new Line(game, seed);
        }

        @Override
        public int plies(int pair) {
            return 0;
        }

        @Override
        public Openings checked(Game game) {
            return this;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** So many random moves, all legal ones alike. A line that ends the game is drawn again. */
    record Random(int plies) implements Openings {
        private static final Pattern GRAMMAR = Pattern.compile("random\\(\\s*(\\S*?)\\s*\\)");
        private static final int MOST_PLIES = 1000;
        private static final int MOST_ATTEMPTS = 1000;

        private static Random of(String number) {
            if (!number.matches("\\d{1,4}") || Integer.parseInt(number) < 1 || Integer.parseInt(number) > MOST_PLIES) {
                throw new BadInput("openings 'random(" + number + ")': give how many random moves, from 1 to "
                        + MOST_PLIES + ", such as random(4)");
            }
            return new Random(Integer.parseInt(number));
        }

        @Override
        public Line line(Game game, int pair, long seed) {
            for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                var line = new Line(game, seed);
                var rng = new Rng(Rng.derive(seed, attempt));
                while (!line.isOver() && line.length() < plies) {
                    int[] moves = game.legalMoves(line.position());
                    line.play(moves[rng.nextInt(moves.length)]);
                }
                if (!line.isOver()) {
                    return line;
                }
            }
            throw new BadInput("openings '" + this + "': " + game + " is over after so many random moves; give fewer");
        }

        @Override
        public int plies(int pair) {
            return plies;
        }

        @Override
        public Openings checked(Game game) {
            line(game, 0, 0);
            return this;
        }

        @Override
        public String toString() {
            return "random(" + plies + ")";
        }
    }

    /** Lines of moves, of which the pairs take one after the other. */
    record Book(List<String> lines) implements Openings {
        /** A word of its own: moves of Amazons have a stroke in them. */
        private static final Pattern BETWEEN = Pattern.compile("(^|\\s)/(\\s|$)");

        public Book {
            lines = List.copyOf(lines);
        }

        private static Book of(String text) {
            return new Book(
                    Arrays.stream(BETWEEN.split(text, -1)).map(String::strip).toList());
        }

        @Override
        public Line line(Game game, int pair, long seed) {
            return Line.parse(game, lineOf(pair), seed);
        }

        private String lineOf(int pair) {
            return lines.get(pair % lines.size());
        }

        @Override
        public int plies(int pair) {
            return lineOf(pair).split("[\\s,]+").length;
        }

        @Override
        public Openings checked(Game game) {
            return new Book(lines.stream().map(line -> checked(game, line)).toList());
        }

        private String checked(Game game, String text) {
            Line line;
            try {
                line = Line.parse(game, text);
            } catch (BadInput e) {
                throw lines.size() == 1 ? e : new BadInput("opening '" + text + "': " + e.getMessage());
            }
            if (line.isOver()) {
                String which = lines.size() == 1 ? "these moves" : "the moves '" + text + "'";
                throw new BadInput("the game is over after " + which + "; there is nothing to play");
            }
            if (line.length() == 0) {
                throw new BadInput("an opening has no moves; give at least one between two strokes");
            }
            return String.join(" ", line.notation());
        }

        @Override
        public String toString() {
            return String.join(" / ", lines);
        }
    }
}
