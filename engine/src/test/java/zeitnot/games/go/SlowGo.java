package zeitnot.games.go;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules of Go written down the slow and obvious way, from texts of the board: row by row from the top, X, O and dots. */
final class SlowGo {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";

    private final int width;
    private final int height;
    private final Set<String> past = new HashSet<>();
    private char[] board;
    private char mover = 'X';

    SlowGo(int width, int height) {
        this.width = width;
        this.height = height;
        board = ".".repeat(width * height).toCharArray();
        past.add(stones());
    }

    String stones() {
        return new String(board);
    }

    void play(String move) {
        if (!move.equals("pass")) {
            board = after(point(move));
            past.add(stones());
        }
        mover = other(mover);
    }

    /** All moves with positional superko and without suicide. */
    List<String> moves() {
        List<String> moves = new ArrayList<>(List.of("pass"));
        for (int point = 0; point < board.length; point++) {
            if (board[point] == '.') {
                char[] next = after(point);
                if (next[point] != '.' && !past.contains(new String(next))) {
                    moves.add(name(point));
                }
            }
        }
        return moves;
    }

    /** The points that a light playout chooses from, with no look at ko. */
    List<String> sensible() {
        List<String> moves = new ArrayList<>();
        for (int point = 0; point < board.length; point++) {
            if (board[point] == '.' && !isEye(point) && after(point)[point] != '.') {
                moves.add(name(point));
            }
        }
        return moves;
    }

    private boolean isEye(int point) {
        int enemies = neighbours(point).size() < 4 ? 1 : 0;
        for (int beside : neighbours(point)) {
            if (board[beside] != mover) {
                return false;
            }
        }
        for (int rows = -1; rows <= 1; rows += 2) {
            for (int columns = -1; columns <= 1; columns += 2) {
                int row = point / width + rows;
                int column = point % width + columns;
                boolean inside = row >= 0 && row < height && column >= 0 && column < width;
                enemies += inside && board[row * width + column] == other(mover) ? 1 : 0;
            }
        }
        return enemies < 2;
    }

    /** The owner of each point: X, O or a dot. */
    String owners() {
        char[] owners = board.clone();
        for (int point = 0; point < board.length; point++) {
            if (board[point] == '.') {
                Set<Character> seen = new HashSet<>();
                for (int empty : chain(board, point)) {
                    neighbours(empty).forEach(beside -> seen.add(board[beside]));
                }
                seen.remove('.');
                owners[point] = seen.size() == 1 ? seen.iterator().next() : '.';
            }
        }
        return new String(owners);
    }

    /** The board after a stone; its own point is empty if that was suicide. */
    private char[] after(int point) {
        char[] next = board.clone();
        next[point] = mover;
        for (int beside : neighbours(point)) {
            if (next[beside] == other(mover)) {
                takeOff(next, chain(next, beside));
            }
        }
        takeOff(next, chain(next, point));
        return next;
    }

    private void takeOff(char[] stones, Set<Integer> chain) {
        if (chain.stream().noneMatch(stone -> neighbours(stone).stream().anyMatch(beside -> stones[beside] == '.'))) {
            chain.forEach(stone -> stones[stone] = '.');
        }
    }

    private Set<Integer> chain(char[] stones, int start) {
        Set<Integer> chain = new HashSet<>(Set.of(start));
        Deque<Integer> open = new ArrayDeque<>(chain);
        while (!open.isEmpty()) {
            for (int beside : neighbours(open.pop())) {
                if (stones[beside] == stones[start] && chain.add(beside)) {
                    open.push(beside);
                }
            }
        }
        return chain;
    }

    private List<Integer> neighbours(int point) {
        List<Integer> all = new ArrayList<>();
        int column = point % width;
        if (column > 0) {
            all.add(point - 1);
        }
        if (column < width - 1) {
            all.add(point + 1);
        }
        if (point >= width) {
            all.add(point - width);
        }
        if (point + width < board.length) {
            all.add(point + width);
        }
        return all;
    }

    private int point(String name) {
        int row = Integer.parseInt(name.substring(1)) - 1;
        return (height - 1 - row) * width + COLUMNS.indexOf(name.charAt(0));
    }

    private String name(int point) {
        return COLUMNS.charAt(point % width) + Integer.toString(height - point / width);
    }

    private static char other(char stone) {
        return stone == 'X' ? 'O' : 'X';
    }

    @Override
    public String toString() {
        return Arrays.toString(stones().split("(?<=\\G.{" + width + "})"));
    }
}
