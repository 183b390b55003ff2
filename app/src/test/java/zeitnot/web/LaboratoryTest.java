package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zeitnot.store.Store;

/** Matches, experiments, stored games, bandits and reviews through a server that really listens. */
@Timeout(180)
class LaboratoryTest {
    private static final String MATCH =
            "game=tic-tac-toe&a=uct&b=random&time=200%2Fmove&clock=sim%281000%29&games=20&seed=3";

    private final HttpClient client = HttpClient.newHttpClient();
    private final JsonMapper mapper = JsonMapper.builder().build();

    @TempDir
    Path directory;

    private Store store;
    private Server server;

    @BeforeEach
    void begin() {
        store = Store.open(directory.resolve("games.db"));
        server = new Server(new Settings("127.0.0.1", 0, Limits.usual(), store, "test")).start();
    }

    @AfterEach
    void end() {
        server.close();
        store.close();
    }

    @Test
    void aMatchIsPlayedToItsEndAndStaysInTheStore() throws Exception {
        assertThat(get("/api/lab/match?" + MATCH).get("state").asString()).isEqualTo("idle");
        post("/api/lab/match/start?" + MATCH);
        JsonNode done = waitFor("/api/lab/match/events?" + MATCH, "done");
        assertThat(done.get("games").asInt()).isEqualTo(20);
        assertThat(done.get("result").get("wins").asInt()).isPositive();
        end();
        begin();
        JsonNode again = get("/api/lab/match?" + MATCH);
        assertThat(again.get("state").asString()).isEqualTo("done");
        assertThat(again.get("result").get("score"))
                .isEqualTo(done.get("result").get("score"));
    }

    /** What is on record comes out of a jar, which all who look must be able to read at the same time. */
    @Test
    void manyMayLookAtTheExperimentsAtOnce() {
        HttpRequest request = request("/api/lab/experiments").build();
        var answers = IntStream.range(0, 24)
                .mapToObj(i -> client.sendAsync(request, BodyHandlers.ofString()))
                .toList();
        assertThat(answers.stream().map(answer -> answer.join().statusCode())).containsOnly(200);
    }

    /** The games that were kept count; the rest is played, and the score is that of a match without a break. */
    @Test
    void aMatchGoesOnAfterItWasPausedAndTheServerWasStartedAgain() throws Exception {
        String order = MATCH.replace("games=20", "games=400").replace("200%2Fmove", "2000%2Fmove");
        post("/api/lab/match/start?" + order);
        waitForGames("/api/lab/match/events?" + order, 1);
        JsonNode paused = post("/api/lab/match/pause?" + order);
        assertThat(paused.get("state").asString()).isEqualTo("paused");
        int kept = paused.get("games").asInt();
        assertThat(kept).isBetween(1, 399);
        end();
        begin();
        JsonNode idle = get("/api/lab/match?" + order);
        assertThat(idle.get("games").asInt()).isEqualTo(kept);
        assertThat(get("/api/lab/matches").get(0).get("planned").asInt()).isEqualTo(400);
        post("/api/lab/match/start?" + order);
        waitForGames("/api/lab/match/events?" + order, kept + 1);
    }

    /** The games of a pairing are those of the match between the two, so a tournament finds what a match has played. */
    @Test
    void aTournamentFillsItsTableAndItsPairingsAreMatches() throws Exception {
        String order = MATCH.replace("&a=uct&b=random", "&player=uct&player=weak%3Drandom&player=uct%2Bsolver");
        assertThat(get("/api/lab/tournament?" + order).get("planned").asInt()).isEqualTo(60);
        post("/api/lab/match/start?" + MATCH);
        JsonNode match = waitFor("/api/lab/match/events?" + MATCH, "done").get("result");
        JsonNode begun = get("/api/lab/tournament?" + order);
        assertThat(begun.get("state").asString()).isEqualTo("idle");
        assertThat(begun.get("games").asInt()).isEqualTo(20);
        post("/api/lab/tournament/start?" + order);
        JsonNode done = waitFor("/api/lab/tournament/events?" + order, "done");
        assertThat(done.get("games").asInt()).isEqualTo(60);
        JsonNode pairings = done.get("result").get("pairings");
        assertThat(pairings.valueStream().map(one -> one.get("games").asInt())).containsExactly(20, 20, 20);
        JsonNode first = pairings.get(0);
        assertThat(first.get("opponent").asString()).isEqualTo("weak");
        assertThat(first.get("wins")).isEqualTo(match.get("wins"));
        assertThat(first.get("low")).isEqualTo(match.get("low"));
        assertThat(done.get("result").get("ranking").get(2).get("player").asString())
                .isEqualTo("weak");
        JsonNode work = get("/api/lab/works").get(0);
        assertThat(work.get("kind").asString()).isEqualTo("tournament");
        assertThat(work.get("order").get("player")).hasSize(3);
    }

    @Test
    void aSequentialTestTellsItsRatioAndBounds() throws Exception {
        String order = MATCH.replace("games=20", "games=2000") + "&sprt=0%2C100";
        post("/api/lab/match/start?" + order);
        JsonNode sprt =
                waitFor("/api/lab/match/events?" + order, "done").get("result").get("sprt");
        assertThat(sprt.get("verdict").asString()).isEqualTo("accept");
        assertThat(sprt.get("llr").asDouble())
                .isGreaterThanOrEqualTo(sprt.get("upperBound").asDouble());
    }

    @Test
    void aStoredGameIsReplayedWithWhatItsPlayersThought() throws Exception {
        post("/api/lab/match/start?" + MATCH);
        waitFor("/api/lab/match/events?" + MATCH, "done");
        JsonNode match = get("/api/lab/matches").get(0);
        String task = match.get("first")
                .propertyStream()
                .filter(field -> !field.getKey().equals("index"))
                .map(field -> field.getKey() + "=" + encoded(field.getValue().asString()))
                .collect(Collectors.joining("&"));
        assertThat(get("/api/lab/games?" + task)).hasSize(20);
        JsonNode game = get("/api/lab/game?" + task + "&index=4");
        assertThat(game.get("moves").get(0).get("simulations").asInt()).isPositive();
        String moves = game.get("moves")
                .valueStream()
                .map(move -> move.get("move").asString())
                .collect(Collectors.joining(" "));
        JsonNode position = get("/api/positions/tic-tac-toe?moves=" + encoded(moves));
        assertThat(position.get("ply").asInt()).isEqualTo(game.get("moves").size());
        assertThat(position.get("result").isNull()).isFalse();
        assertThat(refused(404, "GET", "/api/lab/game?" + task + "&index=77")).contains("is not in");
    }

    @Test
    void theCatalogueHasItsExperimentsAndOneCanBeBegun() throws Exception {
        JsonNode all = get("/api/lab/experiments");
        assertThat(all.size()).isGreaterThan(20);
        String order = "id=baier-winands%2Ftable-6&games=2&scale=0.001";
        JsonNode idle = get("/api/lab/experiment?" + order);
        assertThat(idle.get("state").asString()).isEqualTo("idle");
        assertThat(idle.get("result").get("rows").get(0).get("paper").asString())
                .isNotBlank();
        post("/api/lab/experiment/start?" + order);
        waitForGames("/api/lab/experiment/events?" + order, 1);
        JsonNode paused = post("/api/lab/experiment/pause?" + order);
        assertThat(paused.get("games").asInt()).isPositive();
    }

    @Test
    void theReportIsAFileToKeep() throws Exception {
        var response = client.send(request("/api/lab/report").build(), BodyHandlers.ofString());
        assertThat(response.headers().firstValue("Content-Disposition").orElseThrow())
                .contains("zeitnot-report.html");
        assertThat(response.body()).startsWith("<!").contains("Table XIV");
    }

    @Test
    void policiesPullOnABandit() throws Exception {
        String events =
                stream("/api/lab/bandit?bandit=bernoulli&arms=5&trials=200&repetitions=3&policies=ucb1,uniform", "end");
        JsonNode pulled = data(events, "pulls").get(0);
        assertThat(pulled.get("pulls")).hasSize(5);
        List<JsonNode> reports = data(events, "report");
        assertThat(events.indexOf("event: pulls")).isLessThan(events.indexOf("event: end"));
        JsonNode last = reports.get(reports.size() - 1);
        assertThat(last.get("repetitions").asInt()).isEqualTo(3);
        JsonNode report = last.get("report");
        assertThat(report.get("policies")).hasSize(2);
        assertThat(report.get("command").asString()).startsWith("zeitnot bandit bernoulli --policies ucb1,uniform");
    }

    @Test
    void aBlunderIsMarkedInAReview() throws Exception {
        String events = stream(
                "/api/reviews/tic-tac-toe?time=3000%2Fmove&player=uct%2Bsolver&moves=" + encoded("b2 a1 c2 b1 a2"),
                "sides");
        JsonNode fourth = data(events, "move").get(3);
        assertThat(fourth.get("move").asString()).isEqualTo("b1");
        assertThat(fourth.get("best").asString()).isEqualTo("a2");
        assertThat(fourth.get("mark").asString()).isEqualTo("blunder");
        assertThat(data(events, "sides").get(0).get(1).get("blunders").asInt()).isEqualTo(1);
    }

    @Test
    void theClocksOfStrategiesAreReplayed() throws Exception {
        String game = "/api/clocks/connect4?moves=" + encoded("4 4 3") + "&player=uct&strategy=stop&strategy="
                + encoded("basic(10)");
        String events = stream(game + "&time=5s", "end");
        assertThat(data(events, "outlook").get(0).get("turns").asInt()).isEqualTo(6);
        assertThat(data(events, "turn").stream()
                        .map(turn -> turn.get("strategy").asString()))
                .containsExactly("stop", "stop", "stop", "basic(10)", "basic(10)", "basic(10)");
        assertThat(data(events, "turn").get(3).get("thought").get("allotted").asDouble())
                .isEqualTo(0.5);
        assertThat(refused(400, "GET", game + "&time=1h")).contains("is more than this server gives");
        assertThat(refused(400, "GET", game + "&clock=wall")).contains("clock 'wall' is not simulated");
        assertThat(refused(400, "GET", game + "&strategy=" + encoded("stop+threads(200)")))
                .contains("'threads(200)' is more than this server gives");
    }

    @Test
    void aRecordedGameBecomesItsMoves() throws Exception {
        HttpRequest request = request("/api/sgf")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"sgf\": \"(;GM[1]SZ[9]KM[7];B[ee];W[cc];B[gc])\"}"))
                .build();
        JsonNode moves =
                mapper.readTree(client.send(request, BodyHandlers.ofString()).body());
        assertThat(moves.get("moves").valueStream().map(JsonNode::asString)).containsExactly("E5", "C7", "G7");
    }

    @Test
    void badOrdersAreRefusedInTheWordsOfTheCommandLine() throws Exception {
        assertThat(refused(400, "POST", "/api/lab/match/start?game=conect4&a=uct&b=uct"))
                .contains("unknown game 'conect4'; did you mean 'connect4'?");
        assertThat(refused(400, "POST", "/api/lab/match/start?game=connect4&a=uct"))
                .contains("'b' is missing");
        assertThat(refused(400, "POST", "/api/lab/match/start?" + MATCH.replace("games=20", "games=0")))
                .contains("games '0' is not possible");
        assertThat(refused(400, "GET", "/api/lab/experiment?id=nobody%2Ftable-1"))
                .contains("nobody/table-1");
        assertThat(refused(400, "GET", "/api/reviews/tic-tac-toe?time=20s&moves=a1"))
                .contains("time '20s'");
    }

    @Test
    void aPageStartsNoOtherProgram() throws Exception {
        String order = "game=go-9x9&b=uct&a=" + encoded("gtp(\"touch x\")");
        assertThat(refused(400, "POST", "/api/lab/match/start?" + order)).contains("is an external program");
        assertThat(refused(
                        400,
                        "POST",
                        "/api/lab/tournament/start?game=go-9x9&player=uct&player=" + encoded("x=gtp(\"touch x\")")))
                .contains("is an external program");
        assertThat(refused(400, "GET", "/api/reviews/go-9x9?moves=E5&player=" + encoded("gtp(\"touch x\")")))
                .contains("is an external program");
    }

    /** A page asks for no more than a game on the page could have, and is told so in the same words. */
    @Test
    void aPlayerGetsNoMoreThreadsMemoryOrTimeThanTheServerGives() throws Exception {
        Limits limits = Limits.usual();
        String threads = "'threads(200)' is more than this server gives; write threads(" + limits.threads() + ")";
        String memory = "'memory(7000)' is more than this server gives; write memory(" + limits.searchMegabytes() + ")";
        String match = "game=connect4&b=uct&a=" + encoded("uct+threads(200)");
        assertThat(refused(400, "POST", "/api/lab/match/start?" + match)).isEqualTo(threads);
        String other = "game=connect4&a=uct&b=" + encoded("uct+memory(7000)");
        assertThat(refused(400, "POST", "/api/lab/match/start?" + other)).isEqualTo(memory);
        String tournament = "game=connect4&player=uct&player=" + encoded("big=uct+memory(7000)");
        assertThat(refused(400, "POST", "/api/lab/tournament/start?" + tournament))
                .isEqualTo(memory);
        assertThat(refused(400, "GET", "/api/reviews/connect4?moves=4&player=" + encoded("uct+threads(200)")))
                .isEqualTo(threads);
        assertThat(refused(400, "POST", "/api/lab/match/start?game=connect4&a=uct&b=uct&time=" + encoded("1000s/move")))
                .isEqualTo("'1000s/move' is more than this server gives; ask for 600s/move at the most");
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private JsonNode get(String path) throws IOException, InterruptedException {
        return answer(request(path).build());
    }

    private JsonNode post(String path) throws IOException, InterruptedException {
        return answer(request(path).POST(BodyPublishers.noBody()).build());
    }

    private JsonNode answer(HttpRequest request) throws IOException, InterruptedException {
        var response = client.send(request, BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return mapper.readTree(response.body());
    }

    private String refused(int status, String method, String path) throws IOException, InterruptedException {
        var response = client.send(
                request(path).method(method, BodyPublishers.noBody()).build(), BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return mapper.readTree(response.body()).get("detail").asString();
    }

    private JsonNode waitFor(String path, String state) throws Exception {
        return last(path, node -> node.get("state").asString().equals(state));
    }

    private void waitForGames(String path, int games) throws Exception {
        last(path, node -> node.get("games").asInt() >= games);
    }

    /** Reads events until one is what is waited for. */
    private JsonNode last(String path, java.util.function.Predicate<JsonNode> wanted) throws Exception {
        var response = client.send(request(path).build(), BodyHandlers.ofLines());
        try (var lines = response.body()) {
            return lines.filter(line -> line.startsWith("data: "))
                    .map(line -> mapper.readTree(line.substring(6)))
                    .filter(wanted)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** All events up to one of a kind. */
    private String stream(String path, String until) throws Exception {
        var response = client.send(request(path).build(), BodyHandlers.ofLines());
        assertThat(response.statusCode()).isEqualTo(200);
        var all = new StringBuilder();
        try (var lines = response.body()) {
            boolean isLast = false;
            for (String line : (Iterable<String>) lines::iterator) {
                all.append(line).append('\n');
                isLast |= line.equals("event: " + until);
                if (isLast && line.startsWith("data: ")) {
                    break;
                }
            }
        }
        return all.toString();
    }

    private List<JsonNode> data(String events, String kind) {
        return List.of(events.split("\n\n")).stream()
                .filter(event -> event.strip().startsWith("event: " + kind + "\n"))
                .map(event -> mapper.readTree(event.substring(event.indexOf("data: ") + 6)))
                .toList();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
