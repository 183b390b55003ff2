package zeitnot.time.rule;

import java.util.List;

/**
 * A -DISTRIBUTION player (Baier and Winands, V-F): a fixed time for every turn, such as the mean time that another player
 * spent on it, whatever the search shows. The last number goes on for all later plies.
 *
 * @param seconds by ply; 0 where a ply is not the player's
 */
public record Distribution(List<Double> seconds) implements Allotment {
    public Distribution {
        seconds = List.copyOf(seconds);
    }

    @Override
    public double seconds(Turn turn) {
        return seconds.get(Math.min(turn.ply(), seconds.size() - 1));
    }

    @Override
    public Reading read(Turn turn) {
        return new Reading("distribution", "profile[ply]", Reading.seconds(seconds(turn)), true);
    }
}
