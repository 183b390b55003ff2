package zeitnot.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Talks to a server over real HTTP. */
final class Client {
    private static final JsonMapper JSON = new JsonMapper();

    private final HttpClient http = HttpClient.newHttpClient();
    private final int port;

    /** An answer: its status, its headers and its body as JSON. */
    record Answer(int status, HttpResponse<String> response) {
        JsonNode json() {
            return JSON.readTree(response.body());
        }

        String detail() {
            return json().path("detail").asString();
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    Client(Server server) {
        this.port = server.port();
    }

    String address(String path) {
        return "http://localhost:" + port + path;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address(path))).timeout(Duration.ofSeconds(60));
    }

    Answer get(String path) {
        return send(request(path));
    }

    Answer post(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            return new Answer(response.statusCode(), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A game in which it is the person's turn, or which is over, after the engine has moved. */
    JsonNode settled(String id) {
        try (var events = events(id)) {
            while (true) {
                JsonNode state = events.next("state");
                String phase = state.path("phase").asString();
                if (phase.equals("yours") || phase.equals("over")) {
                    return state;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Events events(String id) {
        try {
            HttpResponse<InputStream> response =
                    http.send(request("/api/games/" + id + "/events").build(), BodyHandlers.ofInputStream());
            return new Events(response.statusCode(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A stream of events. */
    static final class Events implements AutoCloseable {
        final int status;
        private final InputStream body;
        private final BufferedReader lines;

        Events(int status, InputStream body) {
            this.status = status;
            this.body = body;
            this.lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
        }

        /** The next event of a kind. */
        JsonNode next(String kind) throws IOException {
            String line = lines.readLine();
            while (line != null) {
                boolean isWanted = line.equals("event: " + kind);
                line = lines.readLine();
                if (isWanted && line != null) {
                    return JSON.readTree(line.substring("data: ".length()));
                }
            }
            throw new IOException("the stream has ended");
        }

        @Override
        public void close() throws IOException {
            body.close();
        }
    }

    /** Sends bytes that need not be HTTP, and returns the first line of the answer; empty if there is none. */
    String raw(byte[] bytes) throws IOException {
        try (var socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(20_000);
            try {
                socket.getOutputStream().write(bytes);
                socket.getOutputStream().flush();
                socket.shutdownOutput();
            } catch (IOException refused) {
                // the server has heard enough, and may have answered
            }
            var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            try {
                String line = in.readLine();
                return line == null ? "" : line;
            } catch (IOException reset) {
                return "";
            }
        }
    }
}
