package zeitnot.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.show.ExportedGame;
import zeitnot.show.ExportedMove;
import zeitnot.store.Store;
import zeitnot.store.StoredGame;

/** Writes the games of a store for other programs. */
@Command(
        name = "export",
        description = "Write the games of a store, or their moves, as CSV or JSON lines.",
        footer = {
            "%nExamples:",
            "  zeitnot export --out games.csv",
            "  zeitnot export --moves --format jsonl --store zeitnot.db"
        })
final class ExportCommand extends BaseCommand {
    /** How the rows are written. */
    enum Format {
        CSV,
        JSONL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "csv",
            description = "csv or jsonl, one JSON object a line, as --json does (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Format format;

    @Option(names = "--moves", description = "A row for each move instead of each game.")
    private boolean moves;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file instead of standard output.")
    private @Nullable Path out;

    ExportCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        try (Store games = store.openExisting()) {
            if (out == null) {
                write(games, terminal.out()::println);
            } else {
                try (Output file = writerTo(out)) {
                    write(games, file::println);
                }
            }
        }
    }

    private void write(Store games, Consumer<String> lines) {
        Consumer<Object> rows =
                isJson() || format == Format.JSONL ? row -> lines.accept(Json.line(row)) : new Csv(lines)::row;
        games.forEach(game -> export(game, rows));
    }

    private void export(StoredGame game, Consumer<Object> rows) {
        if (!moves) {
            rows.accept(ExportedGame.of(game));
            return;
        }
        for (int ply = 0; ply < game.record().plies(); ply++) {
            rows.accept(ExportedMove.of(game.record(), ply));
        }
    }
}
