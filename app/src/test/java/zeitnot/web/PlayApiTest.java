package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games through the API, over real HTTP. */
class PlayApiTest {
    private static Server server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = new Server(new Settings("127.0.0.1", 0, Limits.usual(), "test")).start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode begin(String body) {
        Client.Answer answer = client.post("/api/games", body);
        assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
        return answer.json();
    }

    private static String id(JsonNode game) {
        return game.path("id").asString();
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        JsonNode game = begin("{\"game\": \"tic-tac-toe\", \"time\": \"200/move\"}");
        for (int i = 0; i < 5 && game.path("phase").asString().equals("yours"); i++) {
            String move =
                    game.path("position").path("moves").path(0).path("move").asString();
            assertThat(client.post("/api/games/" + id(game) + "/moves", "{\"move\": \"" + move + "\"}")
                            .status())
                    .isEqualTo(200);
            game = client.settled(id(game));
        }
        assertThat(game.path("phase").asString()).isEqualTo("over");
        assertThat(game.path("ending").asString()).isNotEmpty();
        assertThat(game.path("turns").size()).isEqualTo(game.path("moves").size());
    }

    @Test
    void aGameGoesOnFromItsMoves() {
        JsonNode game = begin("{\"game\": \"connect4\", \"moves\": \"4,4 3\", \"you\": \"second\"}");
        assertThat(game.path("moves").size()).isEqualTo(3);
        assertThat(game.path("phase").asString()).isEqualTo("yours");
        assertThat(client.get("/api/games/" + id(game)).json().path("moves").size())
                .isEqualTo(3);
    }

    @Test
    void whatTheCommandLineWouldSayIsTheProblem() {
        Client.Answer answer = client.post("/api/games", "{\"game\": \"conect4\"}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        assertThat(answer.detail()).isEqualTo("unknown game 'conect4'; did you mean 'connect4'?");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"opponent\": \"uct+nope\"}")
                        .detail())
                .startsWith("unknown feature 'nope'");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"time\": \"soon\"}")
                        .detail())
                .startsWith("'soon' is not a time control");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"moves\": \"9\"}")
                        .detail())
                .startsWith("move 1: '9' is not a legal move here");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"colour\": 1}")
                        .detail())
                .contains("colour");
    }

    @Test
    void noProgramIsStartedAndNobodyGetsMoreThanThereIs() {
        assertThat(client.post("/api/games", "{\"game\": \"go-9x9\", \"opponent\": \"gtp(\\\"touch x\\\")\"}")
                        .detail())
                .contains("external program, which is not started from a page");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"opponent\": \"uct+memory(1000000)\"}")
                        .status())
                .isEqualTo(400);
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"opponent\": \"uct+threads(200)\"}")
                        .detail())
                .contains("is more than this server gives; write threads(");
        assertThat(client.post("/api/games", "{\"game\": \"connect4\", \"time\": \"10h/move\"}")
                        .detail())
                .contains("more than this server gives");
    }

    @Test
    void takesBackHintsAndResigns() {
        JsonNode game = begin("{\"game\": \"connect4\", \"opponent\": \"uct+reuse\", \"time\": \"300/move\"}");
        String path = "/api/games/" + id(game);
        assertThat(client.post(path + "/undo", "{}").detail()).isEqualTo("there is no move of yours to take back");
        client.post(path + "/moves", "{\"move\": \"4\"}");
        assertThat(client.settled(id(game)).path("moves").size()).isEqualTo(2);
        assertThat(client.post(path + "/undo", "{}").json().path("moves").size())
                .isZero();
        client.post(path + "/hint", "{}");
        JsonNode hinted = client.settled(id(game));
        assertThat(hinted.path("hint").path("simulations").asInt()).isGreaterThanOrEqualTo(300);
        assertThat(hinted.path("moves").size()).isZero();
        assertThat(client.post(path + "/resign", "{}").json().path("ending").asString())
                .isEqualTo("You have resigned: the engine wins.");
        Client.Answer late = client.post(path + "/moves", "{\"move\": \"4\"}");
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.detail()).startsWith("the game is over");
    }

    @Test
    void sidesAreSwapped() {
        JsonNode game = begin("{\"game\": \"connect4\", \"time\": \"100/move\"}");
        client.post("/api/games/" + id(game) + "/swap", "{}");
        JsonNode swapped = client.settled(id(game));
        assertThat(swapped.path("you").asInt()).isEqualTo(1);
        assertThat(swapped.path("moves").size()).isEqualTo(1);
    }

    @Test
    void theTreeIsOpenedNodeByNode() {
        JsonNode game = begin("{\"game\": \"connect4\", \"you\": \"second\", \"time\": \"2000/move\"}");
        JsonNode settled = client.settled(id(game));
        String first = settled.path("moves").path(0).asString();
        JsonNode root = client.get("/api/games/" + id(game) + "/tree").json();
        assertThat(root.path("moves").size()).isEqualTo(7);
        assertThat(root.path("moves").path(0).path("move").asString()).isEqualTo(first);
        JsonNode below =
                client.get("/api/games/" + id(game) + "/tree?line=" + first).json();
        assertThat(below.path("mover").asInt()).isEqualTo(1);
        int visits = 0;
        for (JsonNode move : below.path("moves")) {
            visits += move.path("visits").asInt();
        }
        assertThat(visits)
                .isPositive()
                .isLessThanOrEqualTo(root.path("moves").path(0).path("visits").asInt());
        assertThat(client.get("/api/games/" + id(game) + "/tree?line=9").status())
                .isEqualTo(400);
    }

    @Test
    void whoeverLooksSeesTheSearchAndItsTime() throws IOException {
        JsonNode game = begin("{\"game\": \"othello\", \"you\": \"second\", \"time\": \"60s/move\"}");
        try (var events = client.events(id(game))) {
            JsonNode thoughts = events.next("thoughts");
            assertThat(thoughts.path("what").asString()).isEqualTo("thinking");
            assertThat(thoughts.path("moves").size()).isEqualTo(4);
            assertThat(thoughts.path("time").path("allotted").asDouble()).isEqualTo(60);
            client.post("/api/games/" + id(game) + "/stop", "{}");
            JsonNode state = events.next("state");
            while (!state.path("phase").asString().equals("yours")) {
                state = events.next("state");
            }
            assertThat(state.path("moves").size()).isEqualTo(1);
        }
    }

    @Test
    void theWeakestLevelThinksLittle() {
        JsonNode game =
                begin("{\"game\": \"breakthrough\", \"you\": \"second\", \"level\": \"beginner\", \"time\": \"1m\"}");
        JsonNode settled = client.settled(id(game));
        assertThat(settled.path("turns").path(0).path("simulations").asInt()).isEqualTo(20);
    }

    @Test
    void everyGameHasABoardHere() {
        for (JsonNode game : client.get("/api/catalogue").json()) {
            String name = game.path("name").asString();
            assertThat(client.get("/api/boards/" + name).json().path("cells").size())
                    .as(name)
                    .isPositive();
        }
    }

    @Test
    void aSpecIsExplained() {
        JsonNode found =
                client.get("/api/opponents?game=connect4&spec=uct%2Bstop").json();
        assertThat(found.path("spec").asString()).startsWith("uct+stop+memory(");
        assertThat(found.path("features").path(1).path("formula").asString()).contains("timeleft / timespent");
    }
}
