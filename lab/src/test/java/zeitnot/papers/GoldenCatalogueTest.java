package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeitnot.stats.Estimate;

/**
 * The whole catalogue as text: who changes a published number, a player or a title by accident finds it here. What the
 * catalogue should be after a change on purpose is written to target/catalogue.txt.
 */
class GoldenCatalogueTest {
    @Test
    void catalogueIsAsItWas() throws IOException {
        String now = String.join("\n", lines()) + "\n";
        Files.writeString(Path.of("target", "catalogue.txt"), now);
        assertThat(now.lines().toList()).isEqualTo(golden().lines().toList());
    }

    private static String golden() throws IOException {
        try (var in = GoldenCatalogueTest.class.getResourceAsStream("catalogue.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Experiment experiment : Catalogue.all()) {
            lines.add(String.join(
                    " | ",
                    "experiment " + experiment.id(),
                    experiment.place(),
                    experiment.title(),
                    experiment.paper().id(),
                    experiment.paper().citation()));
            lines.add("question " + experiment.question());
            lines.add("notes " + experiment.notes());
            if (!experiment.rows().isEmpty()) {
                lines.add("games " + experiment.games());
            }
            experiment.rows().forEach(row -> lines.add(row(row)));
            experiment.figures().forEach(figure -> lines.add(figure(figure)));
            experiment.bandit().ifPresent(bandit -> {
                lines.add("bandit " + bandit.setup() + " shown " + bandit.shown());
                bandit.claims().forEach(claim -> lines.add("claim " + claim));
            });
            experiment
                    .kilothon()
                    .ifPresent(kilothon -> kilothon.entries()
                            .forEach(entry -> lines.add(String.join(
                                    " | ",
                                    "kilothon " + kilothon.quantity(),
                                    entry.name(),
                                    entry.player().toString(),
                                    entry.category(),
                                    entry.words(),
                                    paper(entry.published())))));
        }
        return lines;
    }

    private static String row(Row row) {
        return "row " + condition(row.condition()) + " | " + row.measure()
                + row.reference().map(other -> " less " + other.name()).orElse("") + " | " + paper(row.published());
    }

    private static String condition(Condition condition) {
        Domain domain = condition.domain();
        return String.join(
                " | ",
                condition.name(),
                domain.name(),
                domain.game(),
                domain.search(),
                domain.speed() + "/s " + domain.plies() + " plies",
                condition.playerA()
                        + condition
                                .imitated()
                                .map(other -> " imitates " + other.name())
                                .orElse(""),
                condition.playerB(),
                condition.time(),
                number(condition.seconds()) + " s"
                        + condition
                                .selfPlay()
                                .map(first -> " after " + first.games() + " games of " + first.player() + " at "
                                        + first.time())
                                .orElse(""));
    }

    private static String paper(Published published) {
        if (published instanceof Published.WinRate win) {
            return estimate(win.rate());
        }
        if (published instanceof Published.Improvement improvement) {
            return "improvement " + improvement.shown();
        }
        if (published instanceof Published.Range range) {
            return range.words() + ": " + number(range.low()) + " to " + number(range.high());
        }
        return published.getClass().getSimpleName();
    }

    private static String figure(Figure figure) {
        Plot plot = figure.plot(condition -> new Observations(condition.domain(), figure.asked(condition)));
        String curves = plot.curves().stream()
                .map(curve -> curve.name()
                        + (curve.isReference() ? " as reference" : "")
                        + curve.points().stream()
                                .map(point -> " " + number(point.x()) + ":" + estimate(point.y()))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("; "));
        return String.join(" | ", "figure " + plot.title(), plot.x(), plot.y(), curves);
    }

    private static String estimate(Estimate estimate) {
        return number(estimate.value()) + " " + number(estimate.low()) + " to " + number(estimate.high());
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.6f", number).replaceFirst("\\.?0+$", "");
    }
}
