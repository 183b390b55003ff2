package zeitnot.papers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import zeitnot.bandit.BanditBench;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Match;
import zeitnot.contest.Plan;
import zeitnot.game.BadInput;
import zeitnot.games.Games;

/**
 * An experiment that is being run again: it plans the games, takes in their records in any order, and compares what there
 * is so far with the paper. Safe for use by several threads.
 */
public final class Reproduction implements Evidence {
    private final Experiment experiment;
    private final Setup setup;
    private final Set<Condition> wanted;
    private final Set<SelfPlay> wantedSelfPlay;
    private final Map<Condition, Observations> observations = new LinkedHashMap<>();
    private final Map<SelfPlay, Observations> selfPlay = new LinkedHashMap<>();
    private Optional<BanditResult> bandit = Optional.empty();

    /** By their first games. */
    private final Map<GameTask, PlannedMatch> matches = new LinkedHashMap<>();

    public Reproduction(Experiment experiment, Setup setup) {
        this(experiment, setup, experiment.conditions());
    }

    /**
     * Plays a part of an experiment; it compares with the paper all that there is.
     *
     * @param wanted what is to be played, with all that is imitated
     */
    public Reproduction(Experiment experiment, Setup setup, Set<Condition> wanted) {
        if (experiment.kilothon().isPresent()) {
            throw new BadInput(experiment.id() + " is a Kilothon, which is not played in matches; 'zeitnot reproduce "
                    + experiment.id() + " --ludii FILE' plays and shows it");
        }
        this.experiment = experiment;
        this.setup = setup;
        this.wanted = wanted;
        this.wantedSelfPlay = Experiment.selfPlayOf(wanted);
        for (Condition condition : experiment.conditions()) {
            observations.put(condition, new Observations(condition.domain(), experiment.asked(condition)));
        }
        for (SelfPlay first : experiment.selfPlay()) {
            selfPlay.put(first, new Observations(first.domain(), Set.of(Profile.LENGTHS)));
        }
    }

    @Override
    public Experiment experiment() {
        return experiment;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /**
     * The games that are to be played next, the conditions taking turns pair by pair; none when all are done. A player
     * that imitates is not among them until the games that it imitates are done, nor is one with a table from self-play
     * until that is done.
     */
    public synchronized List<GameTask> plan() {
        planMatches();
        List<GameTask> missing = new ArrayList<>();
        int longest =
                matches.values().stream().mapToInt(PlannedMatch::games).max().orElse(0);
        for (int pair = 0; pair < longest; pair += 2) {
            for (PlannedMatch match : matches.values()) {
                for (int index = pair; index < pair + 2; index++) {
                    if (match.isWanted() && match.isMissing(index)) {
                        missing.add(match.task(index));
                    }
                }
            }
        }
        return missing;
    }

    /** The same for a session. The archive gets to know what is to be played, so that a report can tell an unfinished run. */
    public Plan planFor(Archive archive) {
        return new Plan() {
            @Override
            public List<GameTask> round() {
                List<GameTask> tasks = plan();
                announce(archive);
                return tasks;
            }

            @Override
            public void add(GameRecord record) {
                Reproduction.this.add(record);
            }
        };
    }

    /** Adds the matches of which all is known by now. */
    private void planMatches() {
        selfPlay.forEach((first, observed) -> plan(first.match(setup), observed).want(wantedSelfPlay.contains(first)));
        observations.forEach((condition, observed) -> {
            if (isReady(condition)) {
                plan(match(condition), observed).ofRow().want(wanted.contains(condition));
            }
        });
    }

    private PlannedMatch plan(Match match, Observations observed) {
        List<GameTask> tasks = match.tasks();
        return matches.computeIfAbsent(tasks.get(0), first -> new PlannedMatch())
                .plan(tasks, observed);
    }

    /** Whether all is known that the players depend on. */
    private boolean isReady(Condition condition) {
        return condition.imitated().stream().allMatch(one -> observed(one).played() >= setup.games())
                && condition.selfPlay().stream().allMatch(this::isDone);
    }

    private boolean isDone(SelfPlay first) {
        Observations observed = observed(first);
        return observed.played() >= first.games(setup.games()) && observed.games() > 0;
    }

    private Match match(Condition condition) {
        String playerA = condition
                .imitated()
                .map(one -> condition.playerA() + "+distribution(\""
                        + observed(one).times(true).profile() + "\")")
                .orElse(condition.playerA());
        return setup.match(condition, informed(condition, playerA), informed(condition, condition.playerB()));
    }

    /** A player of a condition with its table of expected moves. */
    private String informed(Condition condition, String player) {
        return condition
                .selfPlay()
                .map(first -> SelfPlay.give(player, table(first)))
                .orElse(player);
    }

    private String table(SelfPlay first) {
        return observed(first).expectedMoves(Games.named(first.domain().game()));
    }

    /** What the games of self-play have shown. */
    private Observations observed(SelfPlay first) {
        return Objects.requireNonNull(selfPlay.get(first));
    }

    public synchronized int playedSelfPlay() {
        return selfPlay.values().stream().mapToInt(Observations::played).sum();
    }

    /** How many games of a condition are still to be played. */
    public synchronized int missing(Condition condition) {
        return wanted.contains(condition) ? setup.games() - observed(condition).played() : 0;
    }

    /** How many games of self-play are still to be played for a table. */
    public synchronized int missing(SelfPlay first) {
        return wantedSelfPlay.contains(first)
                ? first.games(setup.games()) - observed(first).played()
                : 0;
    }

    /** Games that are still to be played, those of self-play not counted. */
    public synchronized int missingGames() {
        return wanted.stream().mapToInt(this::missing).sum();
    }

    public synchronized int missingSelfPlay() {
        return wantedSelfPlay.stream().mapToInt(this::missing).sum();
    }

    /** Takes in the record of a planned game. */
    public synchronized void add(GameRecord record) {
        PlannedMatch match = planned(record.task().first());
        if (!match.isMissing(record.task().index())) {
            throw new IllegalArgumentException("not expected: " + record.task());
        }
        match.take(record.task().index(), condition -> condition.add(record));
    }

    /** Lets an archive know how many games are meant to be played, of the matches that are known so far. */
    public synchronized void announce(Archive archive) {
        matches.forEach((first, match) -> {
            if (match.isOfRows() && match.isWanted()) {
                archive.plan(first, setup.games());
            }
        });
    }

    /** Takes in all that an archive has. */
    public void load(Archive archive) {
        load(List.of(this), archive);
    }

    /**
     * Takes in all that an archive has of several: a match is read once for all that share it, and what is imitated first,
     * since the games that imitate it depend on it.
     */
    static void load(Collection<Reproduction> all, Archive archive) {
        Map<Reproduction, Set<GameTask>> read = new HashMap<>();
        Map<GameTask, List<Reproduction>> next = new LinkedHashMap<>();
        do {
            next.forEach((first, sharing) -> read(first, sharing, archive));
            next.clear();
            for (Reproduction one : all) {
                for (GameTask first : one.knownMatches()) {
                    if (read.computeIfAbsent(one, unseen -> new HashSet<>()).add(first)) {
                        next.computeIfAbsent(first, unseen -> new ArrayList<>()).add(one);
                    }
                }
            }
        } while (!next.isEmpty());
    }

    private synchronized List<GameTask> knownMatches() {
        planMatches();
        return List.copyOf(matches.keySet());
    }

    /** Moves are read only where somebody wants to know more than the score. Void games are played again. */
    private static void read(GameTask first, List<Reproduction> sharing, Archive archive) {
        List<Share> shares = sharing.stream().map(one -> one.share(first)).toList();
        if (shares.stream().anyMatch(Share::needsMoves)) {
            archive.each(first, record -> {
                if (!record.isVoid()) {
                    var game = new PlayedGame(record);
                    shares.forEach(share -> share.take(record.task().index(), condition -> condition.add(game)));
                }
            });
        } else {
            archive.eachScore(first, score -> {
                if (!score.isVoid()) {
                    shares.forEach(share -> share.take(score.index(), condition -> condition.add(score)));
                }
            });
        }
    }

    private synchronized Share share(GameTask first) {
        return new Share(this, planned(first));
    }

    /** A match as one of those has it that share its games. */
    private record Share(Reproduction owner, PlannedMatch match) {
        boolean needsMoves() {
            synchronized (owner) {
                return match.needsMoves();
            }
        }

        /** Takes in a stored game, unless it was there or is beyond those planned. */
        void take(int index, Consumer<Observations> game) {
            synchronized (owner) {
                if (match.isMissing(index)) {
                    match.take(index, game);
                }
            }
        }
    }

    private PlannedMatch planned(GameTask first) {
        PlannedMatch match = matches.get(first);
        if (match == null) {
            throw new IllegalArgumentException("not expected: " + first);
        }
        return match;
    }

    /**
     * Tries what is to be tried on bandits, if that is part of the experiment.
     *
     * @param jobs repetitions at the same time
     * @param step is told after each of them
     */
    public void tryBandit(int jobs, Runnable step) throws InterruptedException {
        if (experiment.bandit().isPresent()) {
            BanditSetup wanted = experiment.bandit().get().setup().with(setup.games(), setup.seed());
            BanditResult result = new BanditBench(wanted).run(jobs, step);
            synchronized (this) {
                bandit = Optional.of(result);
            }
        }
    }

    @Override
    public synchronized Optional<BanditResult> bandit() {
        return bandit;
    }

    @Override
    public synchronized Observations observed(Condition condition) {
        Observations found = observations.get(condition);
        if (found == null) {
            throw new IllegalArgumentException("not in " + experiment.id() + ": " + condition);
        }
        return found;
    }

    /** Whether a match, of which this is the first game, is one of those planned for the rows. */
    synchronized boolean has(GameTask first) {
        PlannedMatch match = matches.get(first);
        return match != null && match.isOfRows();
    }

    @Override
    public synchronized int playedGames() {
        return Evidence.super.playedGames();
    }

    /** Games of players that imitate. */
    synchronized int imitatingGames() {
        return observations.entrySet().stream()
                .filter(entry -> entry.getKey().imitated().isPresent())
                .mapToInt(entry -> entry.getValue().played())
                .sum();
    }

    @Override
    public synchronized List<Plot> plots() {
        return Evidence.super.plots();
    }

    @Override
    public synchronized List<Finding> findings() {
        return Evidence.super.findings();
    }
}
