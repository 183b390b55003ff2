package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The files of the page, which are resources of this package: no build step, no other server. Every address that is no file
 * and not of the API is the page itself, whose router shows what it stands for.
 */
final class Assets {
    private static final Pattern FILE = Pattern.compile("(/[a-z0-9-]+)*/[a-z0-9.-]+\\.([a-z0-9]+)");
    private static final Pattern PAGE = Pattern.compile("(/[A-Za-z0-9.,_+-]+)+/?");
    private static final String INDEX = "/index.html";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    private final Map<String, Optional<Asset>> read = new ConcurrentHashMap<>();

    private record Asset(byte[] bytes, String type, String tag) {}

    void add(RoutesConfig routes) {
        routes.get("/", ctx -> serve(ctx, INDEX));
        routes.get("/*", this::find);
    }

    private void find(Context ctx) {
        String path = ctx.path();
        if (path.startsWith("/api/") || path.equals("/api")) {
            throw new Refusal(HttpStatus.NOT_FOUND, "there is no GET " + path + "; docs/web.md has what there is");
        }
        var file = FILE.matcher(path);
        if (file.matches() && TYPES.containsKey(file.group(2))) {
            serve(ctx, path);
        } else if (PAGE.matcher(path).matches()) {
            serve(ctx, INDEX);
        } else {
            throw missing(path);
        }
    }

    private void serve(Context ctx, String path) {
        Asset asset = asset(path).orElseThrow(() -> missing(path));
        ctx.header("Cache-Control", "no-cache").header("ETag", asset.tag());
        if (asset.tag().equals(ctx.header("If-None-Match"))) {
            ctx.status(HttpStatus.NOT_MODIFIED);
        } else {
            ctx.contentType(asset.type()).result(asset.bytes());
        }
    }

    private static Refusal missing(String path) {
        return new Refusal(HttpStatus.NOT_FOUND, "there is no page or file '" + path + "'; begin at '/'");
    }

    /** Only files that exist are remembered: else any number of names could be asked for. */
    private Optional<Asset> asset(String path) {
        Optional<Asset> known = read.getOrDefault(path, Optional.empty());
        if (known.isPresent()) {
            return known;
        }
        Optional<Asset> found = load(path);
        found.ifPresent(asset -> read.put(path, found));
        return found;
    }

    private static Optional<Asset> load(String path) {
        try (InputStream in = Assets.class.getResourceAsStream("page" + path)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            var sum = new CRC32();
            sum.update(bytes);
            String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
            return type == null
                    ? Optional.empty()
                    : Optional.of(new Asset(bytes, type, "\"" + Long.toHexString(sum.getValue()) + "\""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
