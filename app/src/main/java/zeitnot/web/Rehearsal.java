package zeitnot.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Asks the server for its first page, as a browser does. So classes are loaded and files are read before somebody waits for them:
 * that is most of what the first request to a new server takes.
 */
final class Rehearsal {
    private static final List<String> FIRST_PAGE = List.of("/", "/style.css", "/main.js", "/api/catalogue");
    private static final int MOST_MILLIS = 3000;

    private Rehearsal() {}

    /** What goes wrong here goes wrong again where it is told to somebody. */
    static void run(InetAddress host, int port, Optional<String> token) {
        InetAddress address = host.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : host;
        for (String path : FIRST_PAGE) {
            try (var socket = new Socket(address, port)) {
                socket.setSoTimeout(MOST_MILLIS);
                String request = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nConnection: close\r\n"
                        + token.map(one -> "Authorization: Bearer " + one + "\r\n")
                                .orElse("") + "\r\n";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                socket.getInputStream().readAllBytes();
            } catch (IOException e) {
                return;
            }
        }
    }
}
