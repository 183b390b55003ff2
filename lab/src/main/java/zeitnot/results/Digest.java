package zeitnot.results;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.kilothon.Meeting;
import zeitnot.stats.MatchScore;

/**
 * What is left of a run when its games are put away: everything that adds up. Digests of other games of the same experiment
 * and setup can be merged, from other machines or with other seeds.
 *
 * @param experiment its id
 * @param scale of the simulated clock
 * @param clock instead of the simulated one at the paper's speed; empty where it was that
 * @param games planned for each row, or repetitions of a bandit
 * @param parts who has played what
 * @param bandit the sums of what was tried on bandits; empty where nothing was
 * @param kilothon the games of a Kilothon, each player's, which are few and all different; empty where none were
 */
public record Digest(
        String experiment,
        double scale,
        String clock,
        int games,
        List<Part> parts,
        List<Row> rows,
        Map<String, double[][]> bandit,
        List<Meeting> kilothon) {

    /**
     * Games of one seed that one version has played on one machine.
     *
     * @param since the day on which the first of them was played
     * @param until that of the last
     * @param command that plays them
     */
    public record Part(
            long seed, String version, String machine, int games, String since, String until, String command) {}

    /**
     * The games of one condition: what was played, without the seed and the numbers of the games, and what came of it.
     *
     * @param name of player A as the paper writes it
     * @param imitates name of the player whose mean time per turn player A uses; empty if it does not
     * @param opening how games begin, and adjudication when they are cut short, as a task says it; empty for the usual
     * @param planned games of it in all parts that have begun it
     * @param pairs how many ended LL, LD, WL, DD, WD, WW
     * @param unpaired games that were lost, drawn and won, of which the partner is missing
     * @param sums by the name of the statistic, as far as it is not read off the score
     */
    public record Row(
            String game,
            String name,
            String playerA,
            String imitates,
            String playerB,
            String opening,
            String timeA,
            String timeB,
            String clock,
            String adjudication,
            int planned,
            int games,
            int[] pairs,
            int[] unpaired,
            int wins,
            int draws,
            int losses,
            int timeLosses,
            int voidGames,
            Map<String, double[][]> sums) {

        static final int PAIRS = 6;

        public Row {
            sums = new TreeMap<>(sums);
        }

        /** What its games have in common: only games of the same add up. */
        record Key(
                String game,
                String name,
                String playerA,
                String imitates,
                String playerB,
                String opening,
                String timeA,
                String timeB,
                String clock,
                String adjudication) {}

        Key key() {
            return new Key(game, name, playerA, imitates, playerB, opening, timeA, timeB, clock, adjudication);
        }

        static Row of(
                Key key, int planned, MatchScore score, int timeLosses, int voidGames, Map<String, double[][]> sums) {
            int[] counts = score.counts();
            return new Row(
                    key.game,
                    key.name,
                    key.playerA,
                    key.imitates,
                    key.playerB,
                    key.opening,
                    key.timeA,
                    key.timeB,
                    key.clock,
                    key.adjudication,
                    planned,
                    score.games(),
                    Arrays.copyOf(counts, PAIRS),
                    Arrays.copyOfRange(counts, PAIRS, counts.length),
                    score.wins(),
                    score.draws(),
                    score.losses(),
                    timeLosses,
                    voidGames,
                    sums);
        }

        /** With other games of the same key. */
        Row plus(Row other) {
            MatchScore both = score();
            both.merge(other.score());
            return of(
                    key(),
                    planned + other.planned,
                    both,
                    timeLosses + other.timeLosses,
                    voidGames + other.voidGames,
                    Sums.added(sums, other.sums, Sums::ofStatistic));
        }

        MatchScore score() {
            int[] counts = Arrays.copyOf(pairs, pairs.length + unpaired.length);
            System.arraycopy(unpaired, 0, counts, pairs.length, unpaired.length);
            return MatchScore.of(counts);
        }

        /** Whether pairs and games are as many as they are said to be. */
        boolean addsUp() {
            return pairs.length == PAIRS
                    && unpaired.length == 3
                    && score().games() == games
                    && score().wins() == wins
                    && score().draws() == draws
                    && score().losses() == losses;
        }
    }

    public Digest {
        parts = List.copyOf(parts);
        rows = List.copyOf(rows);
        bandit = new TreeMap<>(bandit);
        kilothon = List.copyOf(kilothon);
    }

    /** The first of its seeds. */
    long seed() {
        return parts.isEmpty() ? 1 : parts.get(0).seed();
    }

    /** Games of all rows, void ones included, and of a Kilothon. */
    public int played() {
        return rows.stream().mapToInt(row -> row.games() + row.voidGames()).sum() + kilothon.size();
    }

    /** Whether games of both can be counted together. */
    public boolean isOfSameSetup(Digest other) {
        return experiment.equals(other.experiment) && scale == other.scale && clock.equals(other.clock);
    }

    /** Whether it has games with seeds that the other lacks. */
    public boolean hasSeedsBeyond(Digest other) {
        return parts.stream().anyMatch(part -> other.parts.stream().noneMatch(theirs -> theirs.seed() == part.seed()));
    }

    /** This with other games of the same setup, whatever the experiment. The same games are refused. */
    public Digest plus(Digest other) {
        if (!isOfSameSetup(other)) {
            throw new IllegalArgumentException("another setup: " + other.experiment);
        }
        checkDisjoint(other);
        Map<Row.Key, Row> all = new LinkedHashMap<>();
        Stream.concat(rows.stream(), other.rows.stream()).forEach(row -> all.merge(row.key(), row, Row::plus));
        return new Digest(
                experiment,
                scale,
                clock,
                games + other.games,
                Stream.concat(parts.stream(), other.parts.stream()).toList(),
                List.copyOf(all.values()),
                Sums.added(bandit, other.bandit, (name, one, more) -> Sums.cellByCell(one, more)),
                Stream.concat(kilothon.stream(), other.kilothon.stream()).toList());
    }

    /**
     * This in place of an older digest of the same run. Where games are repeatable, a row of which the older one has more has
     * all games of ours, and is kept.
     */
    Digest inPlaceOf(Digest older) {
        if (!isRepeatable() || !isOfSameSetup(older) || games != older.games) {
            return this;
        }
        Map<Row.Key, Row> all = new LinkedHashMap<>();
        Stream.concat(older.rows.stream(), rows.stream())
                .forEach(row -> all.merge(row.key(), row, (old, fresh) -> old.games() > fresh.games() ? old : fresh));
        if (rows.containsAll(all.values())) {
            return this;
        }
        Stream<Part> others =
                older.parts.stream().filter(part -> parts.stream().noneMatch(mine -> isBySame(mine, part)));
        return new Digest(
                experiment,
                scale,
                clock,
                games,
                Stream.concat(others, parts.stream()).toList(),
                List.copyOf(all.values()),
                bandit,
                kilothon);
    }

    /** Whether on its clock a game is the same wherever it is played. */
    private boolean isRepeatable() {
        return clock.isEmpty() || clock.startsWith("sim");
    }

    /**
     * Refuses to count the same games twice. On the simulated clock those of the same seed are the same; on a real one, those
     * of the same seed, version and machine may be.
     */
    void checkDisjoint(Digest other) {
        Optional<Part> shared = other.parts.stream()
                .filter(part -> parts.stream().anyMatch(mine -> isSame(mine, part)))
                .findFirst();
        shared.ifPresent(part -> {
            throw new BadInput("the games of " + experiment + " with seed " + part.seed() + " are counted already ("
                    + part.version() + "); they are the same games: play with another --seed");
        });
    }

    private boolean isSame(Part one, Part other) {
        return one.seed() == other.seed() && (isRepeatable() || isBySame(one, other));
    }

    private static boolean isBySame(Part one, Part other) {
        return one.version().equals(other.version()) && one.machine().equals(other.machine());
    }
}
