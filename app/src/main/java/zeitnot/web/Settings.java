package zeitnot.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;

/**
 * Where the server listens, and what it allows.
 *
 * @param host a name or address of this machine
 * @param port 0 for any that is free
 * @param archive where the games of the laboratory are kept; who has opened it closes it
 * @param version of the program, as the page shows it
 */
public record Settings(String host, int port, Limits limits, Archive archive, String version) {
    public Settings {
        if (port < 0 || port > 65535) {
            throw new BadInput(
                    "--port " + port + " is not a port; give one from 1 to 65535, or 0 for any that is free");
        }
        address(host);
    }

    /** Nothing is kept beyond the server's life. */
    public Settings(String host, int port, Limits limits, String version) {
        this(host, port, limits, Archive.none(), version);
    }

    /** Whether only this machine can reach the server. */
    boolean isLocal() {
        return address().isLoopbackAddress();
    }

    InetAddress address() {
        return address(host);
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new BadInput(
                    "--host " + host + " is no address of this machine; give one, such as 127.0.0.1 or 0.0.0.0");
        }
    }
}
