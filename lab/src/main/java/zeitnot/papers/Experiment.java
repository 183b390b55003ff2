package zeitnot.papers;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zeitnot.game.BadInput;

/**
 * A table, a figure or a passage of a paper that can be run again.
 *
 * @param id as users type it: {@code baier-winands/table-6}
 * @param place in the paper: Table VI; empty where there is no paper
 * @param notes on how it was understood; may be empty
 * @param games per condition in the paper; repetitions of a bandit
 * @param rows that are played as matches
 * @param figures what is drawn of them
 * @param bandit what is tried on bandits, if it is about these
 * @param kilothon what is played by the Kilothon's rules, if it is about these
 */
public record Experiment(
        Paper paper,
        String id,
        String place,
        String title,
        String question,
        String notes,
        int games,
        List<Row> rows,
        List<Figure> figures,
        Optional<BanditTrial> bandit,
        Optional<KilothonTrial> kilothon) {

    public Experiment {
        rows = List.copyOf(rows);
        figures = List.copyOf(figures);
    }

    /** What people call it in a few words: its place in the paper, or its id. */
    public String label() {
        return place.isEmpty() ? id : place;
    }

    /** These rows of it alone, with what is drawn of them. */
    Experiment only(List<Row> some, List<Figure> drawn) {
        return new Experiment(paper, id, place, title, question, notes, games, some, drawn, bandit, kilothon);
    }

    /** What has to be played, each condition once, after the one that it imitates. */
    public Set<Condition> conditions() {
        return conditionsOf(rows);
    }

    /**
     * The same for some of its rows.
     *
     * @param names of players, of games, or of both: then the rows of these players in these games
     */
    public Set<Condition> conditions(List<String> names) {
        Set<String> players = new LinkedHashSet<>();
        Set<String> games = new LinkedHashSet<>();
        for (Row row : rows) {
            players.add(row.condition().name());
            games.add(row.condition().domain().name());
        }
        for (String name : names) {
            if (!players.contains(name) && !games.contains(name)) {
                throw BadInput.unknown(
                        "row of " + id,
                        name,
                        Stream.concat(players.stream(), games.stream()).toList());
            }
        }
        List<Row> chosen = rows.stream()
                .filter(row -> isAmong(names, players, row.condition().name()))
                .filter(row -> isAmong(names, games, row.condition().domain().name()))
                .toList();
        if (chosen.isEmpty() && !names.isEmpty()) {
            throw new BadInput("no row of " + id + " is of " + String.join(" and ", names) + "; leave out one of them");
        }
        return conditionsOf(chosen);
    }

    /**
     * The names that ask for some conditions, and for as few others as names can tell; none where all are meant. It is the way
     * back from {@link #conditions(List)}.
     */
    public List<String> names(Predicate<Condition> some) {
        return Stream.concat(
                        names(some, Condition::name),
                        names(some, condition -> condition.domain().name()))
                .toList();
    }

    private Stream<String> names(Predicate<Condition> some, Function<Condition, String> kind) {
        Set<String> all = new LinkedHashSet<>();
        Set<String> meant = new LinkedHashSet<>();
        for (Row row : rows) {
            all.add(kind.apply(row.condition()));
            if (some.test(row.condition())) {
                meant.add(kind.apply(row.condition()));
            }
        }
        return meant.equals(all) ? Stream.of() : meant.stream();
    }

    /** Whether a name of this kind is asked for; where none of the kind is, all are. */
    private static boolean isAmong(List<String> asked, Set<String> kind, String name) {
        return asked.contains(name) || asked.stream().noneMatch(kind::contains);
    }

    private static Set<Condition> conditionsOf(List<Row> rows) {
        Set<Condition> all = new LinkedHashSet<>();
        for (Row row : rows) {
            for (Condition condition : row.conditions()) {
                condition.imitated().ifPresent(all::add);
                all.add(condition);
            }
        }
        return all;
    }

    /** What is played first, so that players know how many moves to expect. */
    public Set<SelfPlay> selfPlay() {
        return selfPlayOf(conditions());
    }

    static Set<SelfPlay> selfPlayOf(Set<Condition> conditions) {
        Set<SelfPlay> all = new LinkedHashSet<>();
        conditions.forEach(condition -> condition.selfPlay().ifPresent(all::add));
        return all;
    }

    /** What its rows and figures, and the players that imitate one of a condition, want to know of the condition's games. */
    public Set<Statistic> asked(Condition condition) {
        Set<Statistic> asked = new LinkedHashSet<>();
        for (Row row : rows) {
            if (row.conditions().contains(condition)) {
                asked.add(row.measure());
            }
            if (row.condition().imitated().equals(Optional.of(condition))) {
                asked.add(Profile.TIME_OF_A);
            }
        }
        figures.forEach(figure -> asked.addAll(figure.asked(condition)));
        return asked;
    }
}
