package zeitnot.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Players;
import zeitnot.player.Feature;
import zeitnot.player.Parameter;
import zeitnot.show.FeatureRow;

/** Lists what a player spec can say, or explains one feature in full. */
@Command(
        name = "features",
        description = "List the features that players are made of, or explain one of them.",
        footer = {
            "%nA player is features joined by '+', each with its parameters in brackets where they are not the defaults:",
            "  ucb1-tuned(c=1.3)+solver+exp-moves",
            "%nExamples:",
            "  zeitnot features",
            "  zeitnot features stop"
        })
final class FeaturesCommand extends BaseCommand {
    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            description = "The feature to explain, with its formula and the ranges of its parameters.")
    private @Nullable String name;

    FeaturesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (name != null) {
            explain(Players.feature(name));
        } else if (isJson()) {
            printJson(Players.features().stream().map(FeatureRow::of).toList());
        } else {
            list();
        }
    }

    private void list() {
        var table = new Table()
                .words("feature")
                .words("role")
                .words("what it does", 44)
                .words("paper", 40);
        for (Feature feature : Players.features()) {
            table.row(feature.signature(), feature.role().title(), feature.about(), feature.paper());
        }
        terminal.out().print(table);
    }

    private void explain(Feature feature) {
        if (isJson()) {
            printJson(FeatureRow.of(feature));
            return;
        }
        var out = terminal.out();
        out.println(terminal.ink().bold(feature.signature()) + "  ("
                + feature.role().title() + ")");
        out.println(feature.about());
        out.println();
        feature.formula().lines().forEach(line -> out.println("  " + line));
        for (Parameter parameter : feature.parameters()) {
            out.println();
            out.println(parameter.name() + ": " + parameter.about());
            out.println("  " + parameter.range() + "; " + parameter.preset() + " if not given");
        }
        if (!feature.demands().isEmpty()) {
            out.println();
            out.println("Needs of a game: " + feature.demands());
        }
        if (!feature.paper().isEmpty()) {
            out.println();
            out.println("From: " + feature.paper());
        }
    }
}
