package zeitnot.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.json.Json;
import zeitnot.sgf.ContestGame;
import zeitnot.sgf.GameWriter;
import zeitnot.show.ExportedGame;
import zeitnot.show.ExportedMove;
import zeitnot.store.Store;
import zeitnot.store.StoredGame;
import zeitnot.store.StoredMatch;

/** Writes the games of a store for other programs. */
@Command(
        name = "export",
        description = "Write the games of a store, or their moves, as CSV, JSON lines or SGF.",
        footer = {
            "%nExamples:",
            "  zeitnot export --out games.csv",
            "  zeitnot export --moves --format jsonl --store zeitnot.db",
            "  zeitnot export --sgf --out games.sgf"
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

    @Option(
            names = "--sgf",
            description =
                    "Write games of go, atari-go and nogo in SGF, with what the players thought; other games are left"
                            + " out.")
    private boolean sgf;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Write to this file instead of standard output. With --sgf it may be a directory, in which each"
                            + " game gets a file of its own.")
    private @Nullable Path out;

    ExportCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (sgf && (moves || isJson() || format == Format.JSONL)) {
            throw new BadInput("--sgf excludes --moves, --json and --format; leave out one of them");
        }
        try (Store games = store.openExisting()) {
            if (sgf) {
                writeSgf(games);
            } else if (out == null) {
                write(games, terminal.out()::println);
            } else {
                try (Output file = writerTo(out)) {
                    write(games, file::println);
                }
            }
        }
    }

    private void writeSgf(Store games) {
        Set<String> left = new TreeSet<>();
        List<Game> written = new ArrayList<>();
        for (StoredMatch match : games.matches()) {
            Game game = Games.named(match.first().game());
            if (GameWriter.canWrite(game)) {
                written.add(game);
            } else {
                left.add(game.name());
            }
        }
        if (written.isEmpty()) {
            throw new BadInput("store '" + games.name() + "' has no game of go, atari-go or nogo, for which SGF is");
        }
        if (!left.isEmpty()) {
            terminal.err()
                    .println("zeitnot: left out, since SGF is for go, atari-go and nogo: " + String.join(", ", left));
        }
        try (SgfOutput file = out == null ? SgfOutput.to(terminal.out()) : SgfOutput.to("--out", out, written.get(0))) {
            games.forEach(game -> {
                String name = game.record().task().game();
                if (!left.contains(name)) {
                    file.write(name, file.count() + 1, () -> ContestGame.tree(game.record(), date(game)));
                }
            });
        }
    }

    private static String date(StoredGame game) {
        return game.ended().toString().substring(0, "2026-01-31".length());
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
