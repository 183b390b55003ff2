package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Archive;
import zeitnot.json.Json;
import zeitnot.papers.StoredRuns;
import zeitnot.results.Results;
import zeitnot.show.ExperimentState;
import zeitnot.store.Store;

/**
 * Matches, tournaments and experiments: {@code GET} shows one, {@code POST …/start} plays what its store lacks, {@code POST
 * …/pause} ends that, {@code GET …/events} tells how it goes. Which one is meant, its parameters say.
 */
final class Laboratory implements Area {
    private static final int TICK_MILLIS = 300;
    private static final int MOST_RUNNING = 2;

    private final Archive archive;
    private final Streams streams;
    private final Opponents opponents;
    private final int mostJobs;
    private final Map<Order, Work> works = new LinkedHashMap<>();
    private final Map<Watched, Long> told = new ConcurrentHashMap<>();

    /** Somebody who looks at something. */
    private record Watched(Order order, EventStream stream) {}

    /** What is being played, or was until it was done or paused. */
    record Listed(Order order, String kind, String state, int games, int planned) {}

    Laboratory(Settings settings, Streams streams, ScheduledExecutorService ticker) {
        this.archive = settings.archive();
        this.streams = streams;
        this.opponents = new Opponents(settings.limits());
        this.mostJobs = settings.limits().threads();
        ticker.scheduleWithFixedDelay(this::tell, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/lab/experiments", ctx -> Requests.answer(ctx, experiments()));
        routes.get("/api/lab/works", ctx -> Requests.answer(ctx, listed()));
        add(routes, "/api/lab/match", query -> MatchOrder.of(query, opponents));
        add(routes, "/api/lab/tournament", query -> TournamentOrder.of(query, opponents));
        add(routes, "/api/lab/experiment", ExperimentOrder::of);
    }

    private void add(RoutesConfig routes, String path, Function<Query, Order> reader) {
        routes.get(path, ctx -> Requests.answer(ctx, state(reader.apply(new Query(ctx)))));
        routes.post(path + "/start", ctx -> Requests.answer(ctx, start(reader.apply(new Query(ctx)), jobs(ctx))));
        routes.post(path + "/pause", ctx -> Requests.answer(ctx, pause(reader.apply(new Query(ctx)))));
        routes.get(path + "/events", ctx -> watch(ctx, reader.apply(new Query(ctx))));
    }

    private int jobs(Context ctx) {
        return new Query(ctx).count("jobs", 1, mostJobs);
    }

    private List<ExperimentState> experiments() {
        var runs = new StoredRuns(archive instanceof Store store ? store.matches() : List.of());
        return ExperimentState.all(runs, Results.known());
    }

    private synchronized List<Listed> listed() {
        return works.entrySet().stream()
                .map(entry -> {
                    Work.State state = entry.getValue().state();
                    Order order = entry.getKey();
                    return new Listed(order, order.kind(), state.state(), state.games(), state.planned());
                })
                .toList();
    }

    private Work.State state(Order order) {
        Work work = work(order);
        if (work != null) {
            return work.state();
        }
        Undertaking undertaking = order.undertaking();
        undertaking.load(archive);
        return Work.State.idle(undertaking);
    }

    private synchronized @Nullable Work work(Order order) {
        return works.get(order);
    }

    private synchronized Work.State start(Order order, int jobs) {
        Work known = works.get(order);
        if (known != null && known.isRunning()) {
            return known.state();
        }
        long running = works.values().stream().filter(Work::isRunning).count();
        if (running >= MOST_RUNNING) {
            throw new Refusal(
                    HttpStatus.TOO_MANY_REQUESTS,
                    running + " matches, tournaments or experiments are being played already; pause one of them first");
        }
        works.values().removeIf(work -> !work.isRunning());
        var work = new Work(order.undertaking(), archive, jobs);
        works.put(order, work);
        return work.state();
    }

    private Work.State pause(Order order) throws InterruptedException {
        Work work = work(order);
        if (work != null) {
            work.pause();
        }
        return state(order);
    }

    private void watch(Context ctx, Order order) {
        Work.State now = state(order);
        streams.open(
                ctx,
                stream -> {
                    told.put(new Watched(order, stream), -1L);
                    send(stream, now);
                },
                stream -> told.remove(new Watched(order, stream)));
    }

    /** Tells all who look what is new, some times a second, so that the games do not wait for it. */
    private void tell() {
        for (Watched watched : Set.copyOf(told.keySet())) {
            Work work = work(watched.order());
            if (work != null && told.getOrDefault(watched, 0L) != work.version()) {
                told.replace(watched, work.version());
                send(watched.stream(), work.state());
            }
        }
    }

    private static void send(EventStream stream, Work.State state) {
        stream.send("state", EventStream.event("state", Json.bytes(state)));
    }

    @Override
    public void close() {
        for (Work work : List.copyOf(works.values())) {
            try {
                work.pause();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
