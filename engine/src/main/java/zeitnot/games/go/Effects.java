package zeitnot.games.go;

import java.util.Arrays;
import java.util.Locale;

/**
 * What a stone on an empty point does to the chains around it (after Coulom 2007), in several respects: one kind of each of the
 * {@link #GROUPS} groups. Of several chains that which is of the later kind counts. It has room of its own, so every position has
 * one.
 */
final class Effects {
    /** What it takes off: one stone or a chain of several. */
    enum Capture {
        NOTHING,
        /** That cannot get away anyway. */
        HELPLESS_STONE,
        HELPLESS_CHAIN,
        STONE,
        CHAIN,
        /** Of the last move. */
        LAST_STONE,
        LAST_CHAIN,
        /** Beside a chain of ours in atari. */
        ATTACKING_STONE,
        ATTACKING_CHAIN
    }

    /** What becomes of a chain of ours in atari that runs to here; apart for those beside the last move. */
    enum Escape {
        NONE,
        IN_VAIN,
        IN_VAIN_NOW,
        AWAY,
        AWAY_NOW
    }

    /** What it puts in atari, and whether that gets away. */
    enum Threat {
        NONE,
        RUNNING_STONE,
        RUNNING_CHAIN,
        CAUGHT_STONE,
        CAUGHT_CHAIN,
        SEVERAL
    }

    /** What becomes of the stone itself. */
    enum Safety {
        SAFE,
        SELF_ATARI,
        SACRIFICE,
        /** Of a chain that has two liberties then. */
        SHORT_OF_LIBERTIES,
        /** On the vital point of a small eye space. */
        VITAL
    }

    private static final Capture[] CAPTURES = Capture.values();
    private static final Escape[] ESCAPES = Escape.values();
    private static final Threat[] THREATS = Threat.values();
    private static final Safety[] SAFETIES = Safety.values();

    /** More chains of a colour beside a point are the same as so many, and more liberties of a chain. */
    private static final int MOST_CHAINS = 3;

    private static final int MOST_LIBERTIES = 5;

    /** Liberties of a chain that is not in danger at once. */
    private static final int ENOUGH = 3;

    private static final int[] SIZES = {
        CAPTURES.length,
        ESCAPES.length,
        THREATS.length,
        SAFETIES.length,
        (MOST_CHAINS + 1) * (MOST_CHAINS + 1),
        (MOST_LIBERTIES + 1) * (MOST_LIBERTIES + 1)
    };

    static final int GROUPS = SIZES.length;

    // the groups
    private static final int CAPTURE = 0;
    private static final int ESCAPE = 1;
    private static final int THREAT = 2;
    private static final int SAFETY = 3;
    private static final int CHAINS = 4;
    private static final int LIBERTIES = 5;

    private final Board board;
    private final Liberties liberties;
    private final Ladders ladders;
    private final SelfAtari selfAtari;
    private final Nakade nakade;
    private final int[] kinds = new int[GROUPS];

    Effects(Board board, Liberties liberties, Ladders ladders, SelfAtari selfAtari, Nakade nakade) {
        this.board = board;
        this.liberties = liberties;
        this.ladders = ladders;
        this.selfAtari = selfAtari;
        this.nakade = nakade;
    }

    /** How many kinds a group has. */
    static int size(int group) {
        return SIZES[group];
    }

    static String name(int group, int kind) {
        return switch (group) {
            case CAPTURE -> "captures " + CAPTURES[kind].name().toLowerCase(Locale.ROOT);
            case ESCAPE -> "runs " + ESCAPES[kind].name().toLowerCase(Locale.ROOT);
            case THREAT -> "threatens " + THREATS[kind].name().toLowerCase(Locale.ROOT);
            case SAFETY -> "stone " + SAFETIES[kind].name().toLowerCase(Locale.ROOT);
            case CHAINS -> "chains " + kind / (MOST_CHAINS + 1) + "_" + kind % (MOST_CHAINS + 1);
            default -> "liberties " + kind / (MOST_LIBERTIES + 1) + "_" + kind % (MOST_LIBERTIES + 1);
        };
    }

    /** The kind in a group, of the stone that was looked at last. */
    int kind(int group) {
        return kinds[group];
    }

    /** Whether the stone that was looked at last can be taken off at once for nothing. */
    boolean isBad() {
        return kinds[SAFETY] == Safety.SELF_ATARI.ordinal();
    }

    /** Looks at a stone that may be placed. */
    void look(int at, int colour, int last) {
        Arrays.fill(kinds, 0);
        int own = 0;
        int others = 0;
        int ownLeast = MOST_LIBERTIES;
        int othersLeast = MOST_LIBERTIES;
        for (int side = 0; side < board.steps.length; side++) {
            int beside = at + board.steps[side];
            int stands = board.colour(beside);
            if (stands < Board.EMPTY && Tactics.isNewChain(board, at, side)) {
                int count = liberties.of(beside, MOST_LIBERTIES);
                if (stands == colour) {
                    own++;
                    ownLeast = Math.min(ownLeast, count);
                    lookAtOwn(at, beside, count, last);
                } else {
                    others++;
                    othersLeast = Math.min(othersLeast, count);
                    lookAtOther(at, beside, count, last);
                }
            }
        }
        kinds[SAFETY] = safety(at, colour, own > 0).ordinal();
        kinds[CHAINS] = Math.min(own, MOST_CHAINS) * (MOST_CHAINS + 1) + Math.min(others, MOST_CHAINS);
        kinds[LIBERTIES] = (own == 0 ? 0 : ownLeast) * (MOST_LIBERTIES + 1) + (others == 0 ? 0 : othersLeast);
    }

    private void lookAtOwn(int at, int chain, int count, int last) {
        if (count == 1) {
            boolean away = ladders.escapes(chain, at);
            int kind = (away ? Escape.AWAY : Escape.IN_VAIN).ordinal() + (touches(last, chain) ? 1 : 0);
            kinds[ESCAPE] = Math.max(kinds[ESCAPE], kind);
        }
    }

    private void lookAtOther(int at, int chain, int count, int last) {
        int several = board.size(chain) > 1 ? 1 : 0;
        if (count == 1) {
            int kind = capture(at, chain, last).ordinal() + several;
            kinds[CAPTURE] = Math.max(kinds[CAPTURE], kind);
        } else if (count == 2) {
            int way = liberties.found(0) == at ? liberties.found(1) : liberties.found(0);
            boolean caught = ladders.catches(chain, at, way);
            int kind = (caught ? Threat.CAUGHT_STONE : Threat.RUNNING_STONE).ordinal() + several;
            kinds[THREAT] = kinds[THREAT] == Threat.NONE.ordinal() ? kind : Threat.SEVERAL.ordinal();
        }
    }

    /** If the chain is a single stone. */
    private Capture capture(int at, int chain, int last) {
        if (Tactics.isBesideAtari(board, chain, board.colour(chain) ^ 1)) {
            return Capture.ATTACKING_STONE;
        }
        if (last != 0 && board.chain(last) == board.chain(chain)) {
            return Capture.LAST_STONE;
        }
        return ladders.escapes(chain, at) ? Capture.STONE : Capture.HELPLESS_STONE;
    }

    private Safety safety(int at, int colour, boolean joins) {
        if (selfAtari.at(at, colour)) {
            return selfAtari.isBad(at, colour) ? Safety.SELF_ATARI : Safety.SACRIFICE;
        }
        if (joins && kinds[CAPTURE] == Capture.NOTHING.ordinal() && liberties.after(at, colour, ENOUGH) == 2) {
            return Safety.SHORT_OF_LIBERTIES;
        }
        return board.emptyAround(at) > 0 && nakade.vital(at, Board.BORDER) == at ? Safety.VITAL : Safety.SAFE;
    }

    private boolean touches(int point, int chain) {
        if (point == 0) {
            return false;
        }
        for (int step : board.steps) {
            int beside = point + step;
            if (board.colour(beside) == board.colour(chain) && board.chain(beside) == board.chain(chain)) {
                return true;
            }
        }
        return false;
    }
}
