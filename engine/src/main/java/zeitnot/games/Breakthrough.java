package zeitnot.games;

import zeitnot.game.BadInput;
import zeitnot.game.Bits;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Ink;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Breakthrough on boards from 4x4 to 8x8 (Baier and Winands, section V-A-2: 6x6). */
public final class Breakthrough extends Game {
    private static final String SIZES = "width and height from 4 to 8";

    public static final GameFamily FAMILY = GameFamily.sized(
            "breakthrough", "be the first to reach the opponent's home row", SIZES, 8, 8, Breakthrough::new);

    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long RANK_1 = 0xff;

    private final int width;
    private final int height;
    private final int homeRows;
    private final long cells;
    private final long lastRank;

    /** Where a step towards file a can end: not on the last file, which is where one from file a would come out. */
    private final long leftOfLastFile;

    /** Where a step away from file a can end. */
    private final long rightOfFirstFile;

    private Breakthrough(int width, int height) {
        super(width == 8 && height == 8 ? "breakthrough" : "breakthrough-" + width + "x" + height);
        if (Math.min(width, height) < 4 || Math.max(width, height) > 8) {
            throw new BadInput("breakthrough cannot be " + width + "x" + height + "; possible sizes: " + SIZES);
        }
        this.width = width;
        this.height = height;
        homeRows = height < 6 ? 1 : 2;
        long rank = RANK_1 >>> (8 - width);
        cells = rank * (FILE_A >>> (8 * (8 - height)));
        lastRank = rank << (8 * (height - 1));
        leftOfLastFile = cells & ~(FILE_A << (width - 1));
        rightOfFirstFile = cells & ~FILE_A;
    }

    @Override
    public Position start() {
        var board = new Board(this);
        board.white = cells & ((1L << (8 * homeRows)) - 1);
        board.black = cells & -1L << (8 * (height - homeRows));
        return board;
    }

    @Override
    public int maxMoves() {
        return 3 * homeRows * width;
    }

    @Override
    public int amafKeys() {
        return 512;
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }

    @Override
    public String format(Position position, int move) {
        Board board = (Board) position;
        int from = from(move);
        int to = board.mover() == 0 ? from + step(move) : from - step(move);
        boolean capture = ((board.white | board.black) & 1L << to) != 0;
        return square(from) + (capture ? "x" : "") + square(to);
    }

    @Override
    public String draw(Position position, Ink ink) {
        Board board = (Board) position;
        var out = new StringBuilder();
        for (int rank = height - 1; rank >= 0; rank--) {
            out.append(ink.faint((rank + 1) + " "));
            for (int file = 0; file < width; file++) {
                long cell = 1L << (8 * rank + file);
                boolean white = (board.white & cell) != 0;
                boolean black = (board.black & cell) != 0;
                out.append(white ? ink.player(0, "O ") : black ? ink.player(1, "X ") : ink.faint(". "));
            }
            out.append('\n');
        }
        return out.append(ink.faint("  " + "a b c d e f g h".substring(0, 2 * width - 1)))
                .append('\n')
                .toString();
    }

    private static String square(int index) {
        return "" + (char) ('a' + index % 8) + (char) ('1' + index / 8);
    }

    /** A move is the square it starts from, and in the two low bits which way it goes. */
    private static int move(int from, int step) {
        return from << 2 | step - 7;
    }

    private static int from(int move) {
        return move >>> 2;
    }

    /** How many squares on White goes, or Black back: 7, 8 or 9. */
    private static int step(int move) {
        return 7 + (move & 3);
    }

    private static final class Board extends Position {
        private final Breakthrough game;
        private long white;
        private long black;

        Board(Breakthrough game) {
            this.game = game;
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            long empty = ~(white | black);
            long left = game.leftOfLastFile;
            long right = game.rightOfFirstFile;
            int n = 0;
            if (mover() == 0) {
                n = add(into, n, (white << 7 & left & ~white) >>> 7, 7);
                n = add(into, n, (white << 8 & empty) >>> 8, 8);
                return add(into, n, (white << 9 & right & ~white) >>> 9, 9);
            }
            n = add(into, n, (black >>> 7 & right & ~black) << 7, 7);
            n = add(into, n, (black >>> 8 & empty) << 8, 8);
            return add(into, n, (black >>> 9 & left & ~black) << 9, 9);
        }

        private static int add(int[] into, int count, long movers, int step) {
            int n = count;
            for (long rest = movers; rest != 0; rest &= rest - 1) {
                into[n++] = move(Long.numberOfTrailingZeros(rest), step);
            }
            return n;
        }

        @Override
        public void play(int move) {
            long from = 1L << from(move);
            if (mover() == 0) {
                long to = from << step(move);
                white ^= from | to;
                black &= ~to;
                if ((to & game.lastRank) != 0 || black == 0) {
                    result = Outcome.FIRST_WINS;
                }
            } else {
                long to = from >>> step(move);
                black ^= from | to;
                white &= ~to;
                if ((to & RANK_1) != 0 || white == 0) {
                    result = Outcome.SECOND_WINS;
                }
            }
            ply++;
        }

        @Override
        public int playout(Rng rng) {
            if (isOver()) {
                return result;
            }
            long left = game.leftOfLastFile;
            long right = game.rightOfFirstFile;
            long lastRank = game.lastRank;
            long white = this.white;
            long black = this.black;
            int n = ply;
            while (true) {
                long random = rng.nextLong();
                if ((n & 1) == 0) {
                    long aside = white << 7 & left & ~white;
                    long ahead = white << 8 & ~(white | black);
                    long across = white << 9 & right & ~white;
                    int a = Long.bitCount(aside);
                    int b = a + Long.bitCount(ahead);
                    int count = b + Long.bitCount(across);
                    int k = (int) ((random >>> 32) * count >>> 32);
                    aside = Bits.kth(aside, k);
                    ahead = Bits.kth(ahead, k - a);
                    across = Bits.kth(across, k - b);
                    long to = aside | ahead | across;
                    white ^= to | aside >>> 7 | ahead >>> 8 | across >>> 9;
                    black &= ~to;
                    n++;
                    if ((to & lastRank) != 0 || black == 0) {
                        result = Outcome.FIRST_WINS;
                        break;
                    }
                }
                long aside = black >>> 7 & right & ~black;
                long ahead = black >>> 8 & ~(white | black);
                long across = black >>> 9 & left & ~black;
                int a = Long.bitCount(aside);
                int b = a + Long.bitCount(ahead);
                int count = b + Long.bitCount(across);
                int k = (int) ((random & 0xffff_ffffL) * count >>> 32);
                aside = Bits.kth(aside, k);
                ahead = Bits.kth(ahead, k - a);
                across = Bits.kth(across, k - b);
                long to = aside | ahead | across;
                black ^= to | aside << 7 | ahead << 8 | across << 9;
                white &= ~to;
                n++;
                if ((to & RANK_1) != 0 || white == 0) {
                    result = Outcome.SECOND_WINS;
                    break;
                }
            }
            this.white = white;
            this.black = black;
            ply = n;
            return result;
        }

        @Override
        public void set(Position other) {
            Board board = (Board) other;
            white = board.white;
            black = board.black;
            ply = board.ply;
            result = board.result;
        }

        @Override
        public Position copy() {
            var copy = new Board(game);
            copy.set(this);
            return copy;
        }

        @Override
        public int amafKey(int move) {
            return mover() << 8 | move;
        }
    }
}
