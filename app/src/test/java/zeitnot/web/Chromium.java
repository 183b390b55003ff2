package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A real browser, Debian's chromium. Tests that launch it are skipped where it is missing, and fail where CI=true. */
final class Chromium implements AutoCloseable {
    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Path executable) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(List.of("--no-sandbox")));
    }

    static Chromium launch() {
        Optional<Path> executable = Stream.of(
                        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        if ("true".equals(System.getenv("CI"))) {
            assertThat(executable).as("chromium is installed").isPresent();
        }
        assumeTrue(executable.isPresent(), "chromium is not installed; on Debian: apt-get install chromium");
        return new Chromium(executable.get());
    }

    /**
     * A page in a context of its own.
     *
     * @param patience in milliseconds
     * @param complaints to which errors and warnings of the page are added
     */
    Page open(Browser.NewContextOptions options, double patience, List<String> complaints) {
        Page page = browser.newContext(options).newPage();
        page.setDefaultTimeout(patience);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        return page;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
