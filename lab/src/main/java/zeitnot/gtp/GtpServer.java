package zeitnot.gtp;

import java.io.PrintStream;
import java.io.Reader;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeitnot.game.BadInput;
import zeitnot.play.Interruption;
import zeitnot.table.Table;

/**
 * Answers commands of the Go Text Protocol, version 2, until it is told to quit or the input ends. What cannot be done is
 * answered as the specification says; nothing that comes in ends it.
 */
public final class GtpServer implements AutoCloseable {
    private final Inbox inbox;
    private final PrintStream out;
    private final PrintStream log;
    private final Map<String, Command> commands = new TreeMap<>();
    private final Thinker thinker;
    private boolean isOver;

    /**
     * @param in commands
     * @param out answers
     * @param log where defects are told
     */
    public GtpServer(Setup setup, Reader in, PrintStream out, PrintStream log) {
        this.out = out;
        this.log = log;
        var interruption = new Interruption();
        inbox = new Inbox(in, interruption);
        var table = new Table(setup.game());
        thinker = new Thinker(table, interruption, setup.player(), setup.seed());
        var clocks = new Clocks(setup.clocks().apply(setup.game()), setup.free());
        commands.put("protocol_version", Command.of(request -> "2"));
        commands.put("name", Command.of(request -> "Zeitnot"));
        commands.put("version", Command.of(request -> setup.version()));
        commands.put("known_command", Command.of(request -> String.valueOf(commands.containsKey(request.word(0)))));
        commands.put("list_commands", Command.of(request -> String.join("\n", commands.keySet())));
        commands.put("quit", (request, reply) -> isOver = true);
        var play = new PlayCommands(table, thinker, clocks);
        play.register(commands);
        new TimeCommands(clocks).register(commands);
        new EndCommands(table).register(commands);
        new AnalysisCommands(table, thinker, inbox, play).register(commands);
        new GoguiCommands(table, thinker, clocks).register(commands);
        new FileCommands(table, thinker, clocks, setup.version(), log).register(commands);
        if (table.isGo()) {
            new GoCommands(table).register(commands);
            new KgsCommands(setup.version()).register(commands);
        }
    }

    /** Answers until the end. */
    public void run() throws InterruptedException {
        while (!isOver) {
            if (!inbox.arrivesWithin(0)) {
                carefully("ponder", thinker::ponder);
            }
            Optional<String> line = inbox.take();
            carefully("ponder", thinker::rest);
            if (line.isEmpty()) {
                return;
            }
            Request.parse(line.get()).ifPresent(this::answer);
        }
    }

    /** A defect in what nobody has asked for must not end the game either. */
    private void carefully(String what, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            log.println("zeitnot: '" + what + "' failed: " + e);
        }
    }

    /** For tests. */
    Thinker thinker() {
        return thinker;
    }

    private void answer(Request request) {
        var reply = new Reply(out, request.id());
        try {
            Command command = commands.get(request.command());
            if (command == null) {
                throw new Failure("unknown command");
            }
            command.run(request, reply);
        } catch (Failure e) {
            reply.failed(e.answer());
        } catch (BadInput e) {
            reply.failed(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            // a defect in one command must not end the game
            log.println("zeitnot: '" + request.command() + "' failed: " + e);
            reply.failed("internal error");
        }
        reply.end();
    }

    @Override
    public void close() {
        thinker.close();
    }
}
