package zeitnot.results;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.Paper;
import zeitnot.papers.Provenance;
import zeitnot.papers.Verdict;
import zeitnot.papers.Wording;

/** What documents show of the results, in Markdown. */
public final class Tables {
    /** Stands for the table of all papers, where others have the id of an experiment. */
    static final String SUMMARY = "summary";

    private final Results results;

    public Tables(Results results) {
        this.results = results;
    }

    /** What belongs between the markers of an experiment, or of the summary. */
    String of(String name) {
        return name.equals(SUMMARY) ? summary() : of(Catalogue.named(name));
    }

    private String of(Experiment experiment) {
        List<Digested> runs = results.of(experiment);
        if (runs.isEmpty()) {
            throw new BadInput("there are no results of " + experiment.id()
                    + " to make a table of; 'zeitnot results digest " + experiment.id() + "' makes them of a run");
        }
        return runs.stream().map(run -> of(run)).collect(Collectors.joining("\n"));
    }

    /** A run with its origin and the commands that make it again. */
    static String of(Digested run) {
        Provenance origin = run.provenance();
        return String.format(
                        Locale.ROOT,
                        "**Ours%s**, %s: %s. Made %s with version %s, seed %s.%n%n",
                        run.bandit().isPresent() ? "" : " " + Wording.speed(run),
                        run.bandit()
                                .map(result -> result.setup().repetitions() + " repetitions")
                                .orElseGet(() -> Wording.progress(run)),
                        verdicts(run),
                        origin.days(),
                        origin.versions(),
                        origin.seeds())
                + run.bandit()
                        .map(result -> markdown(BanditTables.claims(run.experiment(), result)) + "\n"
                                + markdown(BanditTables.quantities(result)))
                        .orElse("")
                + run.kilothon()
                        .map(result -> markdown(KilothonTables.findings(result)) + "\n"
                                + markdown(KilothonTables.order(result)))
                        .orElse("")
                + (run.findings().isEmpty() ? "" : table(run.findings()))
                + origin.commands().stream()
                        .map(command -> "\n    " + command + "\n")
                        .collect(Collectors.joining());
    }

    /** Columns that say the same in every row are left out. */
    private static String table(List<Finding> findings) {
        boolean games =
                Finding.isVaried(findings, finding -> finding.row().condition().domain());
        boolean measures = Finding.isVaried(findings, finding -> finding.row().measure());
        boolean papers = findings.stream()
                .anyMatch(finding -> !Wording.paper(finding.row()).isEmpty());
        boolean tests = findings.stream().anyMatch(finding -> finding.p().isPresent());
        List<List<String>> rows = new ArrayList<>();
        rows.add(cells(
                games, "game", "player", measures, "measure", papers, "paper", "ours", "games", tests, "p", "verdict"));
        for (Finding finding : findings) {
            rows.add(cells(
                    games,
                    finding.row().condition().domain().name(),
                    finding.row().condition().name(),
                    measures,
                    finding.row().measure().toString(),
                    papers,
                    Wording.paper(finding.row()),
                    Wording.ours(finding),
                    Wording.games(finding),
                    tests,
                    Wording.p(finding),
                    verdict(finding)));
        }
        return markdown(rows);
    }

    /** Texts; one behind a false is left out. */
    private static List<String> cells(Object... texts) {
        List<String> cells = new ArrayList<>();
        boolean shown = true;
        for (Object text : texts) {
            if (text instanceof Boolean is) {
                shown = is;
            } else {
                if (shown) {
                    cells.add(text.toString());
                }
                shown = true;
            }
        }
        return cells;
    }

    private static String verdict(Finding finding) {
        String reservations = Wording.reservations(finding);
        return Wording.verdict(finding) + (reservations.isEmpty() ? "" : " (" + reservations + ")");
    }

    private static String markdown(List<List<String>> rows) {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            text.append("| ").append(String.join(" | ", row)).append(" |\n");
            if (row == rows.get(0)) {
                text.append("|---".repeat(row.size())).append("|\n");
            }
        }
        return text.toString();
    }

    /** Two agree, one differs. */
    public static String verdicts(Digested run) {
        return words(run.verdicts());
    }

    private static String words(List<Verdict> verdicts) {
        Map<Verdict, Long> counts = verdicts.stream()
                .collect(Collectors.groupingBy(
                        Function.identity(), () -> new EnumMap<>(Verdict.class), Collectors.counting()));
        return counts.entrySet().stream()
                .map(entry -> entry.getKey().ofSeveral(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** What we confirm of each paper: the rows of all its experiments that were run. */
    private String summary() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("paper", "tables and figures run", "at the paper's speed", "at another speed", ""));
        byPaper().forEach((paper, experiments) -> {
            List<Verdict> published = new ArrayList<>();
            List<Verdict> others = new ArrayList<>();
            int run = 0;
            for (Experiment experiment : experiments) {
                List<Digested> runs = results.of(experiment);
                run += runs.isEmpty() ? 0 : 1;
                runs.forEach(one -> (one.isAsPublished() ? published : others).addAll(one.verdicts()));
            }
            rows.add(List.of(
                    paper.citation(),
                    run + " of " + experiments.size(),
                    words(published),
                    words(others),
                    "[what we found](docs/results/" + paper.id() + ".md)"));
        });
        return markdown(rows);
    }

    private static Map<Paper, List<Experiment>> byPaper() {
        return Catalogue.all().stream()
                .collect(Collectors.groupingBy(Experiment::paper, LinkedHashMap::new, Collectors.toList()));
    }
}
