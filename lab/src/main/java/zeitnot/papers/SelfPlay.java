package zeitnot.papers;

import java.util.List;
import java.util.function.Function;
import zeitnot.contest.Match;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;

/**
 * Games of a player against itself that an experiment plays first. Their lengths are the table of expected moves of the
 * players that say {@code exp-moves(self-play)}: they get it as numbers in their specs, so that a game is still known by its
 * task alone, wherever it is played.
 *
 * @param games in the paper; fewer where rows have fewer
 */
public record SelfPlay(Domain domain, String player, String time, int games) {
    private static final String FEATURE = "exp-moves";
    private static final String WORD = "self-play";
    private static final int FEWEST_GAMES = 10;
    private static final int STEP = 10;

    /**
     * How many games are played for a table when rows have so many: 10, 100, 1000, … but no more than rows have, if that can
     * be. These are steps because another table makes other players: a run that grows between two steps keeps its games.
     */
    int games(int ofRows) {
        int games = FEWEST_GAMES;
        while (games * STEP <= ofRows) {
            games *= STEP;
        }
        return Math.min(games, this.games);
    }

    /** Seconds that both players use together in a game, roughly. */
    public double seconds() {
        return Condition.thinking(TimeControl.parse(time), domain);
    }

    Match match(Setup setup) {
        Spec spec = Spec.parse(player);
        return new Match(
                Games.named(domain.game()),
                spec,
                spec,
                TimeControl.parse(time),
                setup.clockOf(domain),
                games(setup.games()),
                setup.seed());
    }

    /** Whether a player wants a table from self-play. */
    static boolean isWantedBy(String player) {
        return Spec.parse(player).parts().stream().anyMatch(SelfPlay::isWanted);
    }

    /** The player with a table, where it wants one. */
    static String give(String player, String table) {
        return replace(player, part -> isWanted(part) ? expectedMoves(List.of(table)) : part);
    }

    /** The player with the engine's own table instead of one from self-play. */
    static String without(String player) {
        return replace(player, part -> isWanted(part) ? expectedMoves(List.of()) : part);
    }

    /** A player that has a table as one that wants it: what players with different tables have in common. */
    static String forget(String player) {
        return replace(player, part -> isTable(part) ? expectedMoves(List.of(WORD)) : part);
    }

    private static boolean isWanted(Spec.Part part) {
        return isTable(part) && part.arguments().get(0).value().equals(WORD);
    }

    private static boolean isTable(Spec.Part part) {
        return part.name().equals(FEATURE) && part.arguments().size() == 1;
    }

    private static Spec.Part expectedMoves(List<String> arguments) {
        return new Spec.Part(
                FEATURE,
                arguments.stream().map(value -> new Spec.Argument("", value)).toList());
    }

    private static String replace(String player, Function<Spec.Part, Spec.Part> change) {
        return new Spec(Spec.parse(player).parts().stream().map(change).toList()).toString();
    }
}
