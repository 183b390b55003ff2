package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameProvider.Listed;
import zeitnot.kilothon.Sample.Stratum;
import zeitnot.player.Spec;

/**
 * One player's run through the games of a sample. A game is kept the moment it ends; what the archive has is not played again.
 * A game that cannot be played is left out, and the next one of its category takes its place.
 */
public final class Kilothon {
    /** Who watches. */
    public interface Audience {
        /** A game cannot be played, for this reason. */
        void refused(String game, String reason);

        /** A game has ended, or was in the archive. */
        void ended(Listed game, GameRecord record);
    }

    private final List<Stratum> turns;
    private final long seed;
    private final Rules rules;
    private final KilothonReferee referee;
    private final Function<String, Game> loader;
    private final Archive archive;

    public Kilothon(
            List<Stratum> strata,
            long seed,
            Rules rules,
            KilothonReferee referee,
            Function<String, Game> loader,
            Archive archive) {
        this.turns = Sample.turns(strata);
        this.seed = seed;
        this.rules = rules;
        this.referee = referee;
        this.loader = loader;
        this.archive = archive;
    }

    /** How many games it has, if enough of every category can be played. */
    public int games() {
        return turns.size();
    }

    /** Plays what the archive lacks, and tells all results in the order of the sample. */
    public void run(Spec challenger, Audience audience) {
        Map<String, Iterator<Listed>> queues = new HashMap<>();
        for (Stratum stratum : turns) {
            Iterator<Listed> queue = queues.computeIfAbsent(
                    stratum.category(), category -> stratum.games().iterator());
            boolean played = false;
            while (!played && queue.hasNext()) {
                Listed listed = queue.next();
                played = playOne(listed, challenger, audience);
            }
        }
    }

    private boolean playOne(Listed listed, Spec challenger, Audience audience) {
        GameTask task = rules.task(listed.name(), challenger, seed);
        List<GameRecord> kept = new ArrayList<>();
        archive.find(task).filter(record -> !record.isVoid()).ifPresent(kept::add);
        if (kept.isEmpty()) {
            Game game;
            try {
                game = loader.apply(listed.name());
            } catch (BadInput e) {
                audience.refused(listed.name(), String.valueOf(e.getMessage()));
                return false;
            }
            GameRecord record = referee.play(task, game);
            archive.add(record);
            kept.add(record);
        }
        audience.ended(listed, kept.get(0));
        return true;
    }
}
