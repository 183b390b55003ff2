package zeitnot.papers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Openings;
import zeitnot.contest.Players;
import zeitnot.contest.Terms;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * Makes rows of the blocks in an experiment's file. A block stands for a row for each combination of its lists, each line of
 * its table and each value across it; what is the same for all of them is written once.
 */
final class RowReader {
    /** What a row is made of; a block, a column of a table or the whole experiment may say it. */
    static final Set<String> KEYS = Set.of(
            "game",
            "name",
            "player",
            "opponent",
            "time",
            "opponent-time",
            "openings",
            "adjudication",
            "thinking",
            "measure",
            "from",
            "imitates",
            "reference",
            "tolerance",
            "sample",
            TextTable.PUBLISHED);

    private static final Set<String> BLOCK = union(KEYS, Set.of("with", "table"));

    private final Map<String, Known> domains = new LinkedHashMap<>();
    private final Map<String, Yaml> statements;
    private final Optional<Yaml.Mapping> expectedMoves;
    private final Function<TextTable.Cell, Experiment> others;
    private final List<Numbered> rows = new ArrayList<>();
    private final Set<String> checked = new HashSet<>();

    /** A domain with the variables that it sets. */
    private record Known(Domain domain, Variables variables) {}

    /** A row with the variables that it was made from. */
    record Numbered(Row row, Variables variables) {}

    /** @param others finds another experiment by its id, or by the part of it behind the paper's */
    RowReader(Yaml.Mapping experiment, Function<TextTable.Cell, Experiment> others) {
        this.others = others;
        this.expectedMoves = experiment.get("expected-moves").map(Yaml::asMapping);
        this.statements = experiment
                .get("statements")
                .map(Yaml::asMapping)
                .map(Yaml.Mapping::values)
                .orElse(Map.of());
        experiment
                .get("domains")
                .ifPresent(all -> all.asMapping().values().forEach((name, domain) -> add(name, domain.asMapping())));
    }

    /** Keys that are known in one place or the other, in the order of the alphabet. */
    static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(others);
        return all;
    }

    private void add(String name, Yaml.Mapping written) {
        written.only("key of a domain", Set.of("game", "search", "seconds", "speed", "plies", "with"));
        var domain = new Domain(
                name,
                at(written.placeOf("game"), () -> game(written.required("game"))),
                written.required("search"),
                count(written, "seconds"),
                count(written, "speed"),
                count(written, "plies"));
        checkPlayer(written.placeOf("search"), domain.search());
        Variables variables =
                new Variables().with("search", new Yaml.Scalar(written.placeOf("search"), domain.search()));
        domains.put(
                name,
                new Known(
                        domain,
                        written.get("with")
                                .map(more -> variables.with(more.asMapping()))
                                .orElse(variables)));
    }

    /** The full name of a game. One of another system need not be there before it is played. */
    private static String game(String name) {
        return isElsewhere(name) ? name : Games.named(name).name();
    }

    private static boolean isElsewhere(String game) {
        return game.contains(":");
    }

    private static int count(Yaml.Mapping written, String key) {
        return written.get(key)
                .orElseThrow(() -> written.place().bad("'" + key + "' is missing"))
                .asCount();
    }

    List<Numbered> rows() {
        return rows;
    }

    /** Adds the rows of a block to those before it. */
    void add(Yaml.Mapping block, Variables ofExperiment) {
        block.only("key of rows", BLOCK);
        Variables fixed = ofExperiment.with(block);
        List<Variables> combinations = List.of(fixed);
        if (block.get("with").isPresent()) {
            Yaml.Mapping own = block.get("with").get().asMapping();
            combinations = List.of(fixed.with(own));
            for (Map.Entry<String, Yaml> entry : own.values().entrySet()) {
                if (entry.getValue() instanceof Yaml.Items items) {
                    combinations = combinations.stream()
                            .flatMap(one -> items.values().stream().map(value -> one.with(entry.getKey(), value)))
                            .toList();
                }
            }
        }
        List<Map<String, TextTable.Cell>> lines =
                block.get("table").map(table -> new TextTable(table).rows()).orElse(List.of(Map.of()));
        for (Variables combination : combinations) {
            lines.forEach(line -> add(block.place(), combination.with(line)));
        }
    }

    private void add(Yaml.Place block, Variables variables) {
        Optional<TextTable.Cell> written = variables.written("game");
        Variables known = written.isEmpty() ? variables : ofDomain(variables, written.get());
        Condition condition = condition(block, known);
        Measure measure = measure(block, known);
        Optional<Condition> reference = known.get("reference").map(name -> find(block, known, name));
        TextTable.Cell cell = known.written(TextTable.PUBLISHED).orElse(new TextTable.Cell(block, ""));
        Published published =
                new PublishedText(statements, known.written("tolerance"), known.written("sample")).read(cell, measure);
        rows.add(new Numbered(new Row(condition, reference, measure, published), known));
    }

    private Variables ofDomain(Variables variables, TextTable.Cell written) {
        return variables.with(domain(variables, written).variables().all());
    }

    private Known domain(Variables variables, TextTable.Cell written) {
        String game = variables.expand(written.place(), written.text());
        Known found = domains.get(game);
        if (found == null) {
            throw written.place().bad(Yaml.message(BadInput.unknown("domain", game, domains.keySet())));
        }
        return found;
    }

    private Condition condition(Yaml.Place block, Variables known) {
        Optional<String> imitated = known.get("imitates");
        if (imitated.isPresent()) {
            Condition strategy = find(block, known, imitated.get());
            Variables ofStrategy =
                    ofDomain(known, new TextTable.Cell(block, strategy.domain().name()));
            return strategy.imitation(required(block, ofStrategy, "name"), player(block, ofStrategy, "player"));
        }
        if (known.written("from").isPresent()) {
            return find(block, known, required(block, known, "name"));
        }
        Domain domain = known.written("game")
                .map(written -> domain(known, written).domain())
                .orElseThrow(() -> block.bad("'game' is missing: the domain that is played"));
        String playerA = player(block, known, "player");
        String playerB = player(block, known, "opponent");
        boolean learns = SelfPlay.isWantedBy(playerA) || SelfPlay.isWantedBy(playerB);
        Terms terms = terms(block, known, domain);
        return new Condition(
                domain,
                required(block, known, "name"),
                playerA,
                Optional.empty(),
                learns ? expectedMoves.map(written -> selfPlay(written, domain, known)) : Optional.empty(),
                playerB,
                terms.openings().toString(),
                terms.timeA().toString(),
                terms.timeB().toString(),
                terms.adjudication().toString(),
                known.written("thinking")
                        .map(cell -> new Yaml.Scalar(cell.place(), cell.text()).asNumber() * domain.plies())
                        .orElseGet(() -> Condition.thinking(terms, domain)));
    }

    /** Times are the same for both unless it is said; the clock does not matter here. */
    private static Terms terms(Yaml.Place block, Variables known, Domain domain) {
        String time = required(block, known, "time");
        TimeControl ofA = at(place(block, known, "time"), () -> TimeControl.parse(time));
        TimeControl ofB = known.get("opponent-time")
                .map(text -> at(place(block, known, "opponent-time"), () -> TimeControl.parse(text)))
                .orElse(ofA);
        Adjudication adjudication = known.get("adjudication")
                .map(text -> at(place(block, known, "adjudication"), () -> Adjudication.parse(text)))
                .orElse(Adjudication.none());
        String openings = known.get("openings").orElse("");
        return at(place(block, known, "openings"), () -> {
            var terms = new Terms(Openings.parse(openings), ofA, ofB, new ClockKind.Wall(), adjudication);
            return isElsewhere(domain.game()) ? terms : terms.checked(Games.named(domain.game()));
        });
    }

    private SelfPlay selfPlay(Yaml.Mapping written, Domain domain, Variables known) {
        written.only("key of expected-moves", Set.of("player", "time", "games"));
        Yaml.Place place = written.placeOf("player");
        String player = known.expand(place, written.required("player"));
        if (SelfPlay.isWantedBy(player)) {
            throw place.bad("who plays for the table cannot have it; leave out (self-play)");
        }
        checkPlayer(place, player);
        TimeControl time = at(written.placeOf("time"), () -> TimeControl.parse(written.required("time")));
        return new SelfPlay(domain, player, time.toString(), count(written, "games"));
    }

    /** A condition of another experiment, or of a row above. */
    private Condition find(Yaml.Place block, Variables known, String name) {
        List<Row> above = known.written("from")
                .map(cell -> others.apply(new TextTable.Cell(cell.place(), known.expand(cell.place(), cell.text()))))
                .map(Experiment::rows)
                .orElseGet(() -> rows.stream().map(Numbered::row).toList());
        Optional<String> game = known.get("game");
        return above.stream()
                .map(Row::condition)
                .filter(condition -> condition.name().equals(name))
                .filter(condition ->
                        game.isEmpty() || game.get().equals(condition.domain().name()))
                .findFirst()
                .orElseThrow(() -> block.bad(Yaml.message(BadInput.unknown(
                        "row",
                        name,
                        above.stream()
                                .map(row -> row.condition().name())
                                .distinct()
                                .toList()))));
    }

    private static Measure measure(Yaml.Place block, Variables known) {
        String name = known.get("measure").orElse(Measure.WIN_RATE.toString());
        return Stream.of(Measure.values())
                .filter(measure -> measure.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> place(block, known, "measure")
                        .bad(Yaml.message(BadInput.unknown(
                                "measure",
                                name,
                                Stream.of(Measure.values())
                                        .map(Measure::toString)
                                        .toList()))));
    }

    private String player(Yaml.Place block, Variables known, String key) {
        String spec = required(block, known, key);
        checkPlayer(place(block, known, key), spec);
        return spec;
    }

    private void checkPlayer(Yaml.Place place, String spec) {
        if (checked.add(spec)) {
            at(place, () -> {
                Players.check(Spec.parse(SelfPlay.without(spec)));
                return spec;
            });
            if (expectedMoves.isEmpty() && SelfPlay.isWantedBy(spec)) {
                throw place.bad("'exp-moves(self-play)' needs games of self-play; say which by"
                        + " 'expected-moves: {player: <search>, time: 1s/move, games: 1000}'");
            }
        }
    }

    private static String required(Yaml.Place block, Variables known, String key) {
        return known.get(key).orElseThrow(() -> block.bad("'" + key + "' is missing"));
    }

    private static Yaml.Place place(Yaml.Place block, Variables known, String key) {
        return known.written(key).map(TextTable.Cell::place).orElse(block);
    }

    /** Says where it is that something is wrong. */
    private static <T> T at(Yaml.Place place, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw place.bad(Yaml.message(e));
        }
    }
}
