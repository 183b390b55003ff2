package zeitnot.cli;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Session;

/** Shows a session on standard error: what is to be known, and how far it is. */
final class Spectator implements Session.Audience, AutoCloseable {
    private final Terminal terminal;
    private final String title;
    private final Supplier<String> standing;
    private @Nullable Progress progress;

    /** @param standing how things stand, in a few words */
    Spectator(Terminal terminal, String title, Supplier<String> standing) {
        this.terminal = terminal;
        this.title = title;
        this.standing = standing;
    }

    /** Shows how much is done of more than one round. */
    void expect(int games, int done) {
        progress = new Progress(terminal, title, games, done);
    }

    @Override
    public void note(String line) {
        terminal.err().println("zeitnot: " + line);
    }

    @Override
    public void warning(String line) {
        terminal.err().println("zeitnot: warning: " + line);
    }

    @Override
    public void begins(int games, int stored) {
        if (progress == null) {
            expect(games, stored);
        }
    }

    @Override
    public void ended(GameRecord record) {
        if (progress != null) {
            progress.step(standing.get());
        }
    }

    @Override
    public void close() {
        if (progress != null) {
            progress.close();
        }
    }
}
