package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whoever asks for too much, or from elsewhere, is refused with a clear answer, and the server goes on. */
class SafetyTest {
    private static final Limits SMALL = new Limits(4096, 8, 2, 16, 2, 600, 1_000_000, 12, 10);

    private static Server server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = new Server(new Settings("127.0.0.1", 0, SMALL, "test")).start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void assertAlive() {
        assertThat(client.get("/api").json().path("program").asString()).isEqualTo("zeitnot");
    }

    private static String http(String text) {
        return text.replace("\n", "\r\n");
    }

    @Test
    void otherHostsAreRefused() throws IOException {
        assertThat(client.raw(bytes(http("GET /api HTTP/1.1\nHost: evil.example\nConnection: close\n\n"))))
                .contains("421");
        assertThat(client.raw(bytes(http("GET / HTTP/1.1\nHost: evil.example:80\nConnection: close\n\n"))))
                .contains("421");
        assertThat(client.raw(bytes(http("GET /api HTTP/1.1\nHost: [::1]:80\nConnection: close\n\n"))))
                .contains("200");
    }

    @Test
    void pagesOfOtherSitesAreRefused() {
        Client.Answer posted = client.send(client.request("/api/games")
                .header("Origin", "http://evil.example")
                .header("Content-Type", "application/json")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"game\": \"connect4\"}")));
        assertThat(posted.status()).isEqualTo(403);
        assertThat(posted.detail()).isEqualTo("requests from pages of other sites are not served");
        assertThat(client.send(client.request("/api").header("Sec-Fetch-Site", "cross-site"))
                        .status())
                .isEqualTo(403);
        assertThat(client.send(client.request("/api").header("Origin", client.address("")))
                        .status())
                .isEqualTo(200);
    }

    /** A form of another site can post text, but not JSON. */
    @Test
    void onlyJsonIsRead() {
        Client.Answer answer = client.send(client.request("/api/games")
                .header("Content-Type", "text/plain")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"game\": \"connect4\"}")));
        assertThat(answer.status()).isEqualTo(415);
    }

    @Test
    void everyAnswerHasAStrictPolicy() {
        for (String path : List.of("/", "/api", "/api/nothing", "/nothing.js")) {
            assertThat(client.get(path).header("Content-Security-Policy"))
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
        }
    }

    @Test
    void nothingButThePageIsServed() throws IOException {
        for (String path :
                List.of("/../Server.class", "/%2e%2e/Server.class", "/page/index.html", "/nothing.js", "//x.css")) {
            assertThat(client.raw(bytes(http("GET " + path + " HTTP/1.1\nHost: localhost\nConnection: close\n\n"))))
                    .as(path)
                    .containsAnyOf("400", "404");
        }
    }

    @Test
    void aLargeBodyIsRefusedUnread() throws IOException {
        var body = new ByteArrayOutputStream();
        body.writeBytes(
                bytes(http("POST /api/games HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: "
                        + 100_000_000 + "\n\n")));
        body.writeBytes(new byte[1 << 20]);
        assertThat(client.raw(body.toByteArray())).contains("413");
        assertThat(client.post("/api/games", "{\"game\": \"" + "x".repeat(5000) + "\"}")
                        .detail())
                .isEqualTo("the body has more than 4096 bytes; send a smaller one");
        var chunks = new ByteArrayOutputStream();
        chunks.writeBytes(
                bytes(
                        http(
                                "POST /api/games HTTP/1.1\nHost: localhost\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n")));
        for (int i = 0; i < 100; i++) {
            chunks.writeBytes(bytes("1000\r\n" + "x".repeat(4096) + "\r\n"));
        }
        chunks.writeBytes(bytes("0\r\n\r\n"));
        assertThat(client.raw(chunks.toByteArray())).contains("413");
        assertAlive();
    }

    @Test
    void malformedRequestsAreRefusedAgainAndAgain() throws IOException {
        var random = new Random(18);
        List<String> starts = List.of(
                "GET /api HTTP/1.1\nHost: localhost\n\n",
                "POST /api/games HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 20\n\n{\"game\":\"connect4\"}}",
                "GET /api/games/x/events HTTP/1.1\nHost: localhost\n\n",
                "GET /play/go?moves=D4 HTTP/1.1\nHost: localhost\n\n");
        for (int i = 0; i < 1000; i++) {
            byte[] request = bytes(http(starts.get(i % starts.size())));
            for (int change = 0; change <= random.nextInt(8); change++) {
                request[random.nextInt(request.length)] = (byte) random.nextInt(256);
            }
            String answer = client.raw(request);
            assertThat(answer).as("request %d", i).doesNotContain(" 500 ");
        }
        for (String body :
                List.of("", "{", "[]", "null", "{\"game\": {}}", "{\"game\": null}", "\u0000", "{\"moves\": 1}")) {
            assertThat(client.post("/api/games", body).status()).as(body).isEqualTo(400);
        }
        assertAlive();
    }

    @Test
    void tooManyStreamsAreRefused() throws IOException {
        String id = client.post("/api/games", "{\"game\": \"tic-tac-toe\"}")
                .json()
                .path("id")
                .asString();
        List<Client.Events> open = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < 30; i++) {
            Client.Events events = client.events(id);
            if (events.status == 200) {
                open.add(events);
            } else {
                assertThat(events.status).isEqualTo(429);
                refused++;
                events.close();
            }
        }
        assertThat(open).hasSize(10);
        assertThat(refused).isEqualTo(20);
        for (Client.Events events : open) {
            events.next("state");
            events.close();
        }
        assertAlive();
    }

    @Test
    void tooManySearchesAreRefused() {
        List<Client.Answer> answers = IntStream.range(0, 20)
                .mapToObj(i -> client.post(
                        "/api/games", "{\"game\": \"othello\", \"you\": \"second\", \"time\": \"60s/move\"}"))
                .toList();
        assertThat(answers.stream().filter(answer -> answer.status() == 201)).hasSizeLessThanOrEqualTo(2);
        Client.Answer last = answers.get(19);
        assertThat(last.status()).isEqualTo(503);
        assertThat(last.detail()).startsWith("2 searches are running, as many as this server allows");
        answers.stream()
                .filter(answer -> answer.status() == 201)
                .forEach(answer ->
                        client.post("/api/games/" + answer.json().path("id").asString() + "/resign", "{}"));
        Client.Answer free =
                client.post("/api/games", "{\"game\": \"othello\", \"you\": \"second\", \"time\": \"10/move\"}");
        assertThat(free.status()).isEqualTo(201);
    }

    @Test
    void oldGamesMakeRoom() {
        List<String> ids = IntStream.range(0, 12)
                .mapToObj(i -> client.post("/api/games", "{\"game\": \"tic-tac-toe\"}"))
                .map(answer -> answer.json().path("id").asString())
                .toList();
        assertThat(client.get("/api/games/" + ids.get(0)).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + ids.get(11)).status()).isEqualTo(200);
    }

    @Test
    void whereOthersCanComeATokenIsNeeded() {
        try (Server open = new Server(new Settings("0.0.0.0", 0, SMALL, "test")).start()) {
            var stranger = new Client(open);
            assertThat(stranger.get("/").status()).isEqualTo(401);
            assertThat(stranger.get("/api").status()).isEqualTo(401);
            String token = open.address().replaceFirst(".*token=", "");
            assertThat(stranger.send(stranger.request("/api").header("Authorization", "Bearer " + token))
                            .status())
                    .isEqualTo(200);
            Client.Answer first = stranger.get("/?token=" + token);
            assertThat(first.status()).isEqualTo(303);
            assertThat(first.header("Set-Cookie")).contains("HttpOnly", "SameSite=Strict");
            String cookie = first.header("Set-Cookie").replaceFirst(";.*", "");
            assertThat(stranger.send(stranger.request("/").header("Cookie", cookie))
                            .status())
                    .isEqualTo(200);
            assertThat(stranger.get("/?token=wrong").status()).isEqualTo(401);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
