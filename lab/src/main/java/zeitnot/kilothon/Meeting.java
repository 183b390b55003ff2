package zeitnot.kilothon;

import java.util.Map;
import zeitnot.contest.GameRecord;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.player.Spec;

/**
 * One game of one player by the {@link Rules}, and what it was worth.
 *
 * @param player its spec
 * @param game its name, and {@code category} where Ludii has it
 * @param payoff from -1 to 1
 * @param plies moves of all players
 */
public record Meeting(String player, String game, String category, double payoff, int plies) {
    static Meeting of(Spec player, Listed game, GameRecord record) {
        return new Meeting(player.toString(), game.name(), game.category(), Payoff.of(record), record.plies());
    }

    /** A game that was kept; {@code games} are those that can be met, by their names. */
    public static Meeting of(GameRecord record, Map<String, Listed> games) {
        Listed game = games.get(record.task().game());
        if (game == null) {
            throw new BadInput("a store has the game '" + record.task().game()
                    + "', which Ludii does not list; name the jar with which it was played by --ludii");
        }
        return of(Spec.parse(record.task().playerA()), game, record);
    }
}
