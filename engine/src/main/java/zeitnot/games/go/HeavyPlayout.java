package zeitnot.games.go;

import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Go's playouts {@code heavy} and {@code medium}, by their {@link HeavyRates}. The first of these that is tried and has a move
 * decides: take back a ko, answer an atari, attack or defend a chain with two liberties, play a vital point, make a pattern beside
 * the last stone, capture, else any point.
 * No step fills an eye or makes a bad self-atari; so both sides leave a seki alone.
 */
final class HeavyPlayout implements HeuristicPlayout {
    /** So many points are drawn at random until one is good; then all that are good are looked for. */
    private static final int DRAWS = 6;

    /** A ko may be taken back this many plies after it was lost; later it has been given up. */
    private static final int KO_AGE = 4;

    private static final int AROUND = 8;

    private final HeavyRates rates;
    private final Ataris ataris;
    private final int[] around;
    private final int[] candidates;
    private final float[] weights = new float[AROUND];

    private int ko;
    private int koPly;

    HeavyPlayout(Grid grid, HeavyRates rates) {
        this.rates = rates;
        ataris = new Ataris(grid);
        int up = grid.stride << Board.SHIFT;
        int right = 1 << Board.SHIFT;
        around = new int[] {-up - right, -up, -up + right, -right, right, up - right, up, up + right};
        candidates = new int[2 * grid.area()];
    }

    @Override
    public void begin(Position position) {
        var go = (GoPosition) position;
        ataris.find(go.board);
        ko = go.ko();
        koPly = go.ply();
    }

    @Override
    public void played(Position position, int move) {
        var go = (GoPosition) position;
        if (move != BoardPosition.PASS) {
            ataris.placed(go.board, move << Board.SHIFT);
        }
        if (go.ko() != 0) {
            ko = go.ko();
            koPly = go.ply();
        }
    }

    @Override
    public int choose(Position position, Rng rng) {
        var go = (GoPosition) position;
        int colour = go.mover();
        int at = retake(go, colour, rng);
        int last = go.last();
        if (at == 0 && last != 0) {
            at = answer(go, last, colour, rng);
        }
        if (at == 0 && isTried(rates.capture(), rng)) {
            at = any(go, ataris.liberties(colour ^ 1, candidates), colour, rng);
        }
        if (at == 0) {
            at = anywhere(go, colour, rng);
        }
        return at >> Board.SHIFT;
    }

    private static boolean isTried(int rate, Rng rng) {
        return rate >= HeavyRates.ALWAYS || rate > 0 && rng.nextInt(HeavyRates.ALWAYS) < rate;
    }

    private int retake(GoPosition go, int colour, Rng rng) {
        int age = go.ply() - koPly;
        boolean due = ko != 0 && age > 0 && age <= KO_AGE && (age & 1) == 0;
        return due
                        && isTried(rates.ko(), rng)
                        && go.board.colour(ko) == Board.EMPTY
                        && go.isPlayable(ko, colour)
                        && Tactics.captures(go.board, ko, colour)
                ? ko
                : 0;
    }

    private int answer(GoPosition go, int last, int colour, Rng rng) {
        Answers answers = go.answers;
        boolean prey = ataris.count(colour ^ 1) > 0;
        int at = 0;
        if (isTried(rates.atari(), rng)) {
            answers.toAtari(last, colour, prey);
            at = any(go, take(answers), colour, rng);
        }
        if (at == 0 && isTried(rates.twoLiberties(), rng)) {
            answers.toTwoLiberties(last, colour, prey);
            at = any(go, take(answers), colour, rng);
        }
        if (at == 0 && isTried(rates.nakade(), rng)) {
            answers.toEyeSpace(last);
            at = any(go, take(answers), colour, rng);
        }
        return at == 0 ? pattern(go, last, colour, rng) : at;
    }

    private int take(Answers answers) {
        for (int i = 0; i < answers.count(); i++) {
            candidates[i] = answers.move(i);
        }
        return answers.count();
    }

    /** One of the first so many candidates that is good; 0 if none is. */
    private int any(GoPosition position, int count, int colour, Rng rng) {
        for (int left = count; left > 0; left--) {
            int index = rng.nextInt(left);
            int at = candidates[index];
            if (isGood(position, at, colour)) {
                return at;
            }
            candidates[index] = candidates[left - 1];
        }
        return 0;
    }

    private static boolean isGood(GoPosition position, int at, int colour) {
        return position.isPlayable(at, colour) && !position.answers.selfAtari().isBad(at, colour);
    }

    /**
     * One of the points around the last stone, in proportion to the squared weights of their patterns; or 0, which weighs as
     * much as {@link HeavyRates#elsewhere} says. The weights are those of moves in games; squared they make playouts less
     * random, which judge games that are nearly over better so.
     */
    private int pattern(GoPosition go, int last, int colour, Rng rng) {
        int count = around(go.board, last, colour);
        float sum = rates.elsewhere();
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        for (int left = count; left > 0; left--) {
            float drawn = sum * (rng.nextLong() >>> 40) * 0x1p-24f - rates.elsewhere();
            if (drawn < 0) {
                return 0;
            }
            int index = 0;
            while (index < left - 1 && (drawn -= weights[index]) >= 0) {
                index++;
            }
            int at = candidates[index];
            if (isGood(go, at, colour)) {
                return at;
            }
            sum -= weights[index];
            candidates[index] = candidates[left - 1];
            weights[index] = weights[left - 1];
        }
        return 0;
    }

    private int around(Board board, int stone, int colour) {
        int count = 0;
        for (int step : around) {
            int at = stone + step;
            if (board.colour(at) == Board.EMPTY) {
                float weight = LearnedWeights.OF_PLAYOUTS.pattern(board.surroundings(at), colour);
                weights[count] = weight * weight;
                candidates[count++] = at;
            }
        }
        return count;
    }

    private int anywhere(GoPosition position, int colour, Rng rng) {
        Board board = position.board;
        int empty = board.empty();
        for (int i = 0; i < DRAWS && empty > 0; i++) {
            int at = board.empty(rng.nextInt(empty));
            if (isGood(position, at, colour)) {
                return at;
            }
        }
        for (int i = 0; i < empty; i++) {
            candidates[i] = board.empty(i);
        }
        return any(position, empty, colour, rng);
    }
}
