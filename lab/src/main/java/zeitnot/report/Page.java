package zeitnot.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The frame of an HTML page that holds all that it needs and works without a network. */
final class Page {
    private Page() {}

    /** @param header what stands at the top, under the heading */
    static String html(String title, String heading, Markup header, Markup body) {
        return new Markup()
                .add("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .add("<title>%s</title><style>%s</style></head><body>", title, new Markup().raw(css()))
                .add("<header><h1>%s</h1>%s</header>%s</body></html>\n", heading, header, body)
                .toString();
    }

    private static String css() {
        try (InputStream in = Page.class.getResourceAsStream("report.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
