package zeitnot.show;

import java.util.List;
import zeitnot.contest.ClockReplay;

/**
 * What strategies of time management would have done with their clocks in a game, as JSON shows it.
 *
 * @param player who thought, without a strategy
 * @param time of each side
 * @param turns of the game, those of one strategy after the other
 */
public record ClocksReport(String game, String player, String time, String clock, List<ClockReplay.Turn> turns) {}
