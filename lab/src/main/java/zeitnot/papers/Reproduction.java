package zeitnot.papers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Match;

/**
 * An experiment that is being run again: it plans the games, takes in their records in any order, and compares what there
 * is so far with the paper. Safe for use by several threads.
 */
public final class Reproduction {
    private final Experiment experiment;
    private final Setup setup;
    private final Map<Condition, Match> matches = new LinkedHashMap<>();
    private final Map<Condition, Observations> observations = new LinkedHashMap<>();
    private final Map<GameTask, Observations> byMatch = new HashMap<>();

    public Reproduction(Experiment experiment, Setup setup) {
        this.experiment = experiment;
        this.setup = setup;
        experiment.conditions().forEach(condition -> observations.put(condition, new Observations(condition.domain())));
    }

    public Experiment experiment() {
        return experiment;
    }

    public Setup setup() {
        return setup;
    }

    /**
     * The games that can be planned now and were not before, the conditions taking turns pair by pair. A player that
     * imitates can be planned when the games that it imitates have been added. None are left when the list is empty.
     */
    public synchronized List<GameTask> plan() {
        List<List<GameTask>> conditions = new ArrayList<>();
        for (Condition condition : experiment.conditions()) {
            if (!matches.containsKey(condition)) {
                playerA(condition).ifPresent(player -> {
                    List<GameTask> tasks = planned(condition, player).tasks();
                    conditions.add(tasks);
                });
            }
        }
        List<GameTask> tasks = new ArrayList<>();
        for (int first = 0; first < setup.games(); first += 2) {
            for (List<GameTask> games : conditions) {
                tasks.addAll(games.subList(first, Math.min(first + 2, games.size())));
            }
        }
        return tasks;
    }

    private Match planned(Condition condition, String playerA) {
        Match match = setup.match(condition, playerA);
        matches.put(condition, match);
        byMatch.put(match.tasks().get(0), observed(condition));
        return match;
    }

    /** The spec of player A, if all is known that it depends on. */
    private Optional<String> playerA(Condition condition) {
        if (condition.imitated().isEmpty()) {
            return Optional.of(condition.playerA());
        }
        Observations imitated = observed(condition.imitated().get());
        return imitated.played() < setup.games()
                ? Optional.empty()
                : Optional.of(condition.playerA() + "+distribution(\""
                        + imitated.timesA().profile() + "\")");
    }

    /** Takes in the record of a planned game. */
    public synchronized void add(GameRecord record) {
        Observations condition = byMatch.get(record.task().first());
        if (condition == null) {
            throw new IllegalArgumentException("not planned: " + record.task());
        }
        condition.add(record);
    }

    /** What the games of a condition have shown. */
    public synchronized Observations observed(Condition condition) {
        Observations found = observations.get(condition);
        if (found == null) {
            throw new IllegalArgumentException("not in " + experiment.id() + ": " + condition);
        }
        return found;
    }

    /** The match of a condition, if it has been planned. */
    public synchronized Optional<Match> match(Condition condition) {
        return Optional.ofNullable(matches.get(condition));
    }

    /** Games that were played, of {@link #plannedGames}. */
    public synchronized int playedGames() {
        return observations.values().stream().mapToInt(Observations::played).sum();
    }

    /** Games of the whole experiment. */
    public int plannedGames() {
        return experiment.conditions().size() * setup.games();
    }

    /** All rows as far as they have come. */
    public synchronized List<Finding> findings() {
        return Assessment.of(experiment, this::observed);
    }

    /** The conditions in which no game has been played. */
    public synchronized Set<Condition> notBegun() {
        Set<Condition> conditions = new LinkedHashSet<>(observations.keySet());
        conditions.removeIf(condition -> observed(condition).played() > 0);
        return conditions;
    }
}
