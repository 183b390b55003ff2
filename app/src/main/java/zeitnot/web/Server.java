package zeitnot.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import zeitnot.game.BadInput;

/** The server of the web page and its API. It listens from {@link #start} to {@link #close}. */
public final class Server implements AutoCloseable {
    private static final int THREADS = 64;
    private static final int BEAT_SECONDS = 5;

    private final Settings settings;
    private final Gate gate;
    private final Streams streams;
    private final Searches searches;
    private final List<Area> areas;
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(work -> {
        var thread = new Thread(work, "zeitnot-web-ticker");
        thread.setDaemon(true);
        return thread;
    });
    private final Javalin javalin;

    public Server(Settings settings) {
        this.settings = settings;
        this.gate = new Gate(settings);
        this.streams = new Streams(settings.limits());
        this.searches = new Searches(settings.limits());
        this.areas = areas();
        this.javalin = Javalin.create(this::configure);
    }

    /** Every part of the API; another one is one more line. */
    private List<Area> areas() {
        var studies = new Studies(streams, searches);
        return List.of(
                new Catalogue(settings),
                new PlayArea(settings.limits(), streams, searches, ticker),
                new Positions(),
                new Laboratory(settings, streams, ticker),
                new StoredGames(settings),
                new ReportPage(settings),
                new Bandits(studies),
                new Reviews(settings, studies),
                new Clocks(settings, studies));
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = settings.limits().bodyBytes();
        config.jetty.threadPool = new QueuedThreadPool(THREADS);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.routes.before(gate);
        Problem.answerAll(config.routes);
        areas.forEach(area -> area.add(config.routes));
        new Assets().add(config.routes);
    }

    /** Begins to listen, and is ready when this returns; throws {@link BadInput} if it cannot do so there. */
    public Server start() {
        try {
            javalin.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            throw new BadInput("cannot listen on " + settings.host() + ":" + settings.port() + ": " + reason(e)
                    + "; give another --port or --host");
        }
        Rehearsal.run(settings.address(), port(), gate.token());
        ticker.scheduleAtFixedRate(streams::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
        return this;
    }

    private static String reason(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return Optional.ofNullable(cause.getMessage()).orElse(cause.toString());
    }

    public int port() {
        return javalin.port();
    }

    /** What to open in a browser, with the token where one is needed. */
    public String address() {
        String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
        String name = host.equals("0.0.0.0") || host.equals("[::]") ? "localhost" : host;
        return "http://" + name + ":" + port() + "/"
                + gate.token().map(token -> "?token=" + token).orElse("");
    }

    @Override
    public void close() {
        ticker.shutdownNow();
        areas.forEach(Area::close);
        searches.close();
        streams.closeAll();
        javalin.stop();
    }
}
