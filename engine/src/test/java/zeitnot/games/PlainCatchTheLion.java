package zeitnot.games;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules of Catch the Lion once more, the slow and obvious way: twelve letters, Sente's in capitals, and two hands. It
 * shares nothing with {@link CatchTheLion}, and is itself checked by the published perft of the usual rule.
 */
record PlainCatchTheLion(String board, String hands, boolean sente, boolean safeTry, boolean won) {
    /** From a1 to c4. */
    private static final String START = "ELG" + ".C." + ".c." + "gle";

    static PlainCatchTheLion start(boolean safeTry) {
        return new PlainCatchTheLion(START, "", true, safeTry, false);
    }

    long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        return next().stream().mapToLong(position -> position.perft(depth - 1)).sum();
    }

    /** Whoever has no move has lost. */
    boolean isOver() {
        return next().isEmpty();
    }

    /** All positions that one move makes. */
    List<PlainCatchTheLion> next() {
        List<PlainCatchTheLion> positions = new ArrayList<>();
        if (won) {
            return positions;
        }
        for (int to = 0; to < board.length(); to++) {
            for (int from = 0; from < board.length(); from++) {
                if (isOf(sente, board.charAt(from)) && !isOf(sente, board.charAt(to)) && reaches(from, to)) {
                    positions.add(step(from, to));
                }
            }
            char[] mine = hands.chars()
                    .filter(piece -> isOf(sente, (char) piece))
                    .distinct()
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString()
                    .toCharArray();
            for (char piece : mine) {
                if (board.charAt(to) == '.') {
                    String rest = new StringBuilder(hands)
                            .deleteCharAt(hands.indexOf(piece))
                            .toString();
                    positions.add(new PlainCatchTheLion(with(board, to, piece), rest, !sente, safeTry, false));
                }
            }
        }
        return positions;
    }

    private PlainCatchTheLion step(int from, int to) {
        char piece = board.charAt(from);
        char taken = board.charAt(to);
        boolean far = to / 3 == (sente ? 3 : 0);
        char arrives = far && piece == 'C' ? 'H' : far && piece == 'c' ? 'h' : piece;
        String after = with(with(board, from, '.'), to, arrives);
        boolean caught = Character.toUpperCase(taken) == 'L';
        String prisoner = taken == '.' || caught
                ? ""
                : String.valueOf(turned(taken)).replace('H', 'C').replace('h', 'c');
        var next = new PlainCatchTheLion(after, hands + prisoner, !sente, safeTry, false);
        boolean tried = Character.toUpperCase(piece) == 'L' && far && !(safeTry && next.canCapture(to));
        return caught || tried ? new PlainCatchTheLion(after, hands + prisoner, !sente, safeTry, true) : next;
    }

    private boolean canCapture(int square) {
        for (int from = 0; from < board.length(); from++) {
            if (isOf(sente, board.charAt(from)) && reaches(from, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(int from, int to) {
        int right = Math.abs(to % 3 - from % 3);
        int forward = (to / 3 - from / 3) * (sente ? 1 : -1);
        boolean straight = right + Math.abs(forward) == 1;
        boolean diagonal = right == 1 && Math.abs(forward) == 1;
        return switch (Character.toUpperCase(board.charAt(from))) {
            case 'L' -> straight || diagonal;
            case 'G' -> straight;
            case 'E' -> diagonal;
            case 'C' -> straight && forward == 1;
            case 'H' -> straight || diagonal && forward == 1;
            default -> false;
        };
    }

    private static boolean isOf(boolean sente, char piece) {
        return sente ? Character.isUpperCase(piece) : Character.isLowerCase(piece);
    }

    private static char turned(char piece) {
        return Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece);
    }

    private static String with(String board, int square, char piece) {
        return board.substring(0, square) + piece + board.substring(square + 1);
    }
}
