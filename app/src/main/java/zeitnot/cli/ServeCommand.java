package zeitnot.cli;

import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Archive;
import zeitnot.web.Limits;
import zeitnot.web.Server;
import zeitnot.web.Settings;

/** Serves the web page. */
@Command(
        name = "serve",
        description = "Serve a page to play in the browser, to watch the search think, and to run experiments.",
        footer = {
            "%nOnly this machine can open it, unless --host says otherwise: then a token is needed, which is in the address that",
            "is printed. docs/web.md describes the page and its API.",
            "%nExamples:",
            "  zeitnot serve",
            "  zeitnot serve --store games.db",
            "  zeitnot serve --host 0.0.0.0 --port 8000"
        })
final class ServeCommand extends BaseCommand {
    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description = "The address to listen on; 0.0.0.0 for all of this machine's (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "7777",
            description = "The port to listen on; 0 for any that is free (default: ${DEFAULT-VALUE}).")
    private int port;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    /** Where the page is, as JSON shows it. */
    record Address(String address) {}

    ServeCommand(Terminal terminal) {
        super(terminal);
    }

    /** Serves until the thread is interrupted or the process is ended. */
    @Override
    void run() throws InterruptedException {
        try (Archive archive = store.open(terminal)) {
            serve(new Settings(host, port, Limits.usual(), archive, Main.number()));
        }
    }

    private void serve(Settings settings) throws InterruptedException {
        try (Server server = new Server(settings).start()) {
            if (isJson()) {
                printJson(new Address(server.address()));
            } else {
                terminal.out().println("Zeitnot is at " + server.address() + "  (Ctrl+C ends it)");
            }
            terminal.out().flush();
            new CountDownLatch(1).await();
        }
    }
}
