package zeitnot.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zeitnot.game.Position;
import zeitnot.search.Run;
import zeitnot.search.Search;
import zeitnot.table.Table;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView.RootMove;

/**
 * The commands that tell what the player thinks of the position, again and again until the next line comes in: as Leela Zero
 * and as KataGo write it.
 */
final class AnalysisCommands {
    private static final int MILLIS_PER_UNIT = 10;
    private static final int USUAL_INTERVAL = 100;
    private static final int MOST_MOVES = 50;

    private final Table table;
    private final Thinker thinker;
    private final Inbox inbox;
    private final PlayCommands play;

    /** How the value of a move is written. */
    private enum Style {
        LEELA,
        KATA
    }

    AnalysisCommands(Table table, Thinker thinker, Inbox inbox, PlayCommands play) {
        this.table = table;
        this.thinker = thinker;
        this.inbox = inbox;
        this.play = play;
    }

    void register(Map<String, Command> commands) {
        commands.put("analyze", (request, reply) -> analyze(request, reply, Style.LEELA));
        commands.put("lz-analyze", (request, reply) -> analyze(request, reply, Style.LEELA));
        commands.put("kata-analyze", (request, reply) -> analyze(request, reply, Style.KATA));
        commands.put("genmove_analyze", (request, reply) -> genmove(request, reply, Style.LEELA));
        commands.put("lz-genmove_analyze", (request, reply) -> genmove(request, reply, Style.LEELA));
        commands.put("kata-genmove_analyze", (request, reply) -> genmove(request, reply, Style.KATA));
    }

    private void analyze(Request request, Reply reply, Style style) {
        int interval = interval(request);
        int colour = request.has(0)
                ? Request.colour(request.word(0)).orElse(table.line().position().mover())
                : table.line().position().mover();
        table.turnTo(colour);
        Search search = thinker.search().orElseThrow(() -> new Failure("the player does not search"));
        search.follow(table.line());
        reply.line("");
        Run run = search.begin(Pacer.simulations(Long.MAX_VALUE)).goAside();
        try {
            while (!inbox.arrivesWithin((long) interval * MILLIS_PER_UNIT)) {
                reply.line(report(search, table.line().position(), style));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            run.stop();
            run.await();
        }
        reply.line(report(search, table.line().position(), style));
    }

    /** Makes a move, and tells once what the search thought when it ended. */
    private void genmove(Request request, Reply reply, Style style) {
        String move = play.genmove(request.colour(0), false);
        reply.line("");
        Optional<Search> search = thinker.search();
        if (search.isPresent() && thinker.last().isPresent()) {
            reply.line(report(search.get(), thinker.last().get().position(), style));
        }
        reply.line("play " + move);
    }

    /** In hundredths of a second, by itself or behind its name; what else can be wished for is not known here. */
    private static int interval(Request request) {
        List<String> words = request.arguments();
        for (int i = 0; i < words.size(); i++) {
            boolean isNamed = i > 0 && words.get(i - 1).equalsIgnoreCase("interval");
            boolean isFirst = i == 0 || i == 1 && Request.colour(words.get(0)).isPresent();
            if ((isNamed || isFirst) && words.get(i).matches("\\d{1,6}")) {
                return Math.max(1, Integer.parseInt(words.get(i)));
            }
        }
        return USUAL_INTERVAL;
    }

    private static String report(Search search, Position position, Style style) {
        List<RootMove> moves = search.view().moves();
        var text = new StringBuilder();
        for (int i = 0; i < Math.min(moves.size(), MOST_MOVES); i++) {
            RootMove move = moves.get(i);
            if (move.visits() > 0 || i == 0) {
                text.append(i == 0 ? "" : " ").append(info(search, position, move, i, style));
            }
        }
        return text.toString();
    }

    private static String info(Search search, Position position, RootMove move, int order, Style style) {
        String value = style == Style.KATA
                ? String.format(Locale.ROOT, "%.4f", move.value())
                : Long.toString(Math.round(10_000 * move.value()));
        return "info move " + written(position, move.move()) + " visits " + move.visits() + " winrate " + value
                + " prior " + (style == Style.KATA ? "0.0" : "0") + (style == Style.KATA ? "" : " lcb " + value)
                + " order " + order + " pv " + variation(position, search.variation(move.move()));
    }

    private static String variation(Position start, int[] moves) {
        Position position = start.copy();
        var words = new StringBuilder();
        for (int move : moves) {
            words.append(words.length() == 0 ? "" : " ").append(written(position, move));
            position.play(move);
        }
        return words.toString();
    }

    private static String written(Position position, int move) {
        return position.game().format(position, move);
    }
}
