package zeitnot.learn;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeitnot.game.MoveFeatures;
import zeitnot.game.Position;

/**
 * Moves that were chosen among others, in the features that the game sees in each of them. There are many, so that they are kept
 * as plain numbers: of each choice where its moves begin, which one was chosen, and the features of all moves.
 */
public final class Choices {
    private final MoveFeatures features;
    private final int groups;
    private char[] seen = new char[1 << 10];
    private int[] begin = {0};
    private int[] chosen = new int[1];
    private int count;

    public Choices(MoveFeatures features) {
        this.features = features;
        groups = features.groups();
    }

    /** The choices of games in these features, and in the details that were seen so often in moves that were made. */
    public static Choices of(Collection<Lesson> games, MoveFeatures features, int often) {
        Map<String, Integer> seen = new TreeMap<>();
        for (Lesson game : games) {
            game.replay((position, moves, made) -> {
                if (features.sees(made)) {
                    features.details(position, made).forEach(detail -> seen.merge(detail, 1, Integer::sum));
                }
            });
        }
        seen.values().removeIf(times -> times < often);
        var choices = new Choices(features.with(List.copyOf(seen.keySet())));
        games.forEach(game -> game.replay(choices::add));
        return choices;
    }

    /** A choice in a position, unless a move was made in which nothing is seen. */
    void add(Position position, int[] moves, int made) {
        if (!features.sees(made)) {
            return;
        }
        int[] ofMove = new int[groups];
        int end = begin[count];
        int first = end;
        int index = -1;
        for (int move : moves) {
            if (features.sees(move)) {
                index = move == made ? end - first : index;
                features.of(position, move, ofMove);
                seen = end * groups + groups > seen.length ? Arrays.copyOf(seen, 2 * seen.length) : seen;
                for (int group = 0; group < groups; group++) {
                    seen[end * groups + group] = (char) ofMove[group];
                }
                end++;
            }
        }
        close(end, index);
    }

    private void close(int end, int index) {
        if (count == chosen.length) {
            chosen = Arrays.copyOf(chosen, 2 * count);
        }
        if (count + 1 == begin.length) {
            begin = Arrays.copyOf(begin, 2 * begin.length);
        }
        chosen[count++] = index;
        begin[count] = end;
    }

    public MoveFeatures features() {
        return features;
    }

    /** How many moves were chosen. */
    public int count() {
        return count;
    }

    /** The first of the moves of a choice; that of the next is the end. */
    int begin(int choice) {
        return begin[choice];
    }

    /** Which of all moves was chosen. */
    int chosen(int choice) {
        return begin[choice] + chosen[choice];
    }

    int feature(int move, int group) {
        return seen[move * groups + group];
    }
}
