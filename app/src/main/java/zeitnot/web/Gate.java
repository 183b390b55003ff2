package zeitnot.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who may ask. The Host must be one of ours, so that no foreign name can be bound to this machine (DNS rebinding); what comes
 * from a page must come from ours; and where others can reach the server, a token is needed, which becomes a cookie.
 */
final class Gate implements Handler {
    static final String COOKIE = "zeitnot-token";

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final int TOKEN_BYTES = 18;

    private final Settings settings;
    private final Optional<String> token;

    Gate(Settings settings) {
        this.settings = settings;
        this.token = settings.isLocal() ? Optional.empty() : Optional.of(newToken());
    }

    private static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** What everybody needs who asks; none if only this machine can. */
    Optional<String> token() {
        return token;
    }

    @Override
    public void handle(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        String host = checkedHost(ctx.header("Host"));
        checkOrigin(ctx, host);
        if (token.isPresent()) {
            checkToken(ctx, token.get());
        }
    }

    private String checkedHost(@Nullable String header) {
        String host = header == null ? "" : header.toLowerCase(Locale.ROOT);
        String name = host.replaceFirst(":\\d+$", "");
        boolean isOurs = LOCAL.contains(name)
                || !settings.isLocal()
                        && (isAddress(name) || name.equals(settings.host().toLowerCase(Locale.ROOT)));
        if (!isOurs) {
            throw new Refusal(
                    HttpStatus.MISDIRECTED_REQUEST,
                    "this server does not answer to the host '" + name + "'; open it by its address");
        }
        return host;
    }

    private static boolean isAddress(String name) {
        return name.matches("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");
    }

    private static void checkOrigin(Context ctx, String host) {
        String origin = ctx.header("Origin");
        String site = ctx.header("Sec-Fetch-Site");
        boolean isForeign = origin != null && !host.equals(authority(origin));
        boolean isFetched = "cross-site".equals(site) || "same-site".equals(site);
        boolean isVisit = "navigate".equals(ctx.header("Sec-Fetch-Mode"))
                && !ctx.path().startsWith("/api")
                && ctx.method().toString().equals("GET");
        if (isForeign || isFetched && !isVisit) {
            throw new Refusal(HttpStatus.FORBIDDEN, "requests from pages of other sites are not served");
        }
    }

    private static String authority(String origin) {
        try {
            String authority = new URI(origin).getAuthority();
            return authority == null ? "" : authority.toLowerCase(Locale.ROOT);
        } catch (URISyntaxException e) {
            return "";
        }
    }

    private static void checkToken(Context ctx, String wanted) {
        String asked = ctx.queryParam("token");
        if (asked != null && !ctx.path().startsWith("/api") && isSame(asked, wanted)) {
            var cookie = new Cookie(COOKIE, wanted);
            cookie.setPath("/");
            cookie.setHttpOnly(true);
            cookie.setSameSite(SameSite.STRICT);
            ctx.cookie(cookie);
            ctx.redirect(ctx.path(), HttpStatus.SEE_OTHER);
            ctx.skipRemainingHandlers();
            return;
        }
        String bearer = ctx.header("Authorization");
        boolean isKnown = isSame(ctx.cookie(COOKIE), wanted)
                || bearer != null && bearer.startsWith("Bearer ") && isSame(bearer.substring(7), wanted);
        if (!isKnown) {
            throw new Refusal(
                    HttpStatus.UNAUTHORIZED,
                    "a token is needed; open the address that 'zeitnot serve' has printed, or send it as 'Authorization: Bearer'");
        }
    }

    /** Takes the same time wherever they differ. */
    private static boolean isSame(@Nullable String given, String wanted) {
        return given != null
                && MessageDigest.isEqual(
                        given.getBytes(StandardCharsets.UTF_8), wanted.getBytes(StandardCharsets.UTF_8));
    }
}
