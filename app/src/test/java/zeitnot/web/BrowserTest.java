package zeitnot.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page in a real browser: Debian's chromium, one for all tests. Pictures of them are kept in target/screenshots. */
class BrowserTest {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final double PATIENCE = 30_000;
    private static final int MOST_PAGE_BYTES = 300_000;

    private static Server server;
    private static Chromium chromium;

    private final List<String> complaints = new ArrayList<>();
    private Page page;

    @BeforeAll
    static void start() {
        chromium = Chromium.launch();
        server = new Server(new Settings("127.0.0.1", 0, Limits.usual(), "test")).start();
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    }

    @AfterAll
    static void stop() {
        if (chromium != null) {
            chromium.close();
            server.close();
        }
    }

    @BeforeEach
    void open() {
        open(new Browser.NewContextOptions().setViewportSize(1360, 950));
    }

    private void open(Browser.NewContextOptions options) {
        if (page != null) {
            page.context().close();
        }
        page = chromium.open(options.setBaseURL("http://localhost:" + server.port()), PATIENCE, complaints);
    }

    @AfterEach
    void nothingIsComplainedAbout() {
        page.context().close();
        assertThat(complaints).isEmpty();
    }

    // ---- playing

    /** No server knows the game, but its address tells what was left. */
    @Test
    void theClocksOfAGameStandInItsAddress() {
        play("/play/connect4?you=first&time=60s&opponent=uct&moves=4,4&left=50.5,31.4");
        assertThat(status()).containsText("Your move");
        assertThat(page.locator(".clock[data-side='0'] .left")).hasText(Pattern.compile("0:[45]\\d"));
        assertThat(page.locator(".clock[data-side='1'] .left")).hasText("0:31");
        click(0);
        page.waitForURL(Pattern.compile(".*left=[345]\\d\\.\\d%2C[123]\\d\\.\\d.*"));
    }

    /** White has c1 and d1, and makes an open row of three: Black loses whatever it does. */
    @Test
    void aProvenLineIsMarkedOnTheBoardAndInTheTree() {
        play("/play/connect4?you=second&time=5s/move&opponent=uct%2Bsolver&moves=4,4,3,3");
        assertThat(status()).containsText("Your move");
        assertThat(page.locator(".ghost.proven")).hasCount(2);
        page.locator("[data-panel=tree] summary").first().click();
        assertThat(page.locator(".tree summary").first()).containsText("proven win");
        picture("proven");
        page.locator("button:has-text('Expected line')").click();
        assertThat(page.locator(".ghost")).hasCount(0);
    }

    private void play(String address) {
        page.navigate(address);
        assertThat(page.locator(".board svg")).isVisible();
    }

    private Locator status() {
        return page.locator(".status");
    }

    private void click(int place) {
        page.locator(".hit[data-place='" + place + "']").click();
    }

    private int place(String cell) {
        Object found = page.evaluate(
                "name => { const hit = [...document.querySelectorAll('.hit')].find(one => one.textContent === name);"
                        + " return hit === undefined ? -1 : Number(hit.dataset.place); }",
                cell);
        return ((Number) found).intValue();
    }

    private void awaitTurnOrEnd() {
        page.waitForFunction("() => /Your move|win|draw/.test(document.querySelector('.status').textContent)");
    }

    private boolean isOver() {
        return page.locator("button:has-text('Resign')").isDisabled();
    }

    private int moves() {
        return page.locator(".moves li").count();
    }

    private void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
    }

    @Test
    void aWholeGameOfConnect4ByClicks() {
        play("/play/connect4?you=first&time=60/move");
        int[] columns = {3, 3, 2, 4, 1, 5, 0, 6};
        for (int i = 0; i < 60 && !isOver(); i++) {
            click(columns[i % columns.length]);
            awaitTurnOrEnd();
        }
        assertThat(status()).containsText(Pattern.compile("win|draw"));
        assertThat(page.url()).contains("moves=");
        picture("connect4-over");
    }

    @Test
    void aGameOfGoByClicks() {
        play("/play/go-9x9?you=first&time=30/move");
        for (String cell : List.of("E5", "C3", "G7", "C7", "G3", "E7", "E3")) {
            if (page.locator("[data-piece='" + place(cell) + "']").count() == 0) {
                click(place(cell));
                awaitTurnOrEnd();
            }
        }
        assertThat(moves()).isGreaterThanOrEqualTo(8);
        picture("go");
        for (int i = 0; i < 40 && !isOver(); i++) {
            page.locator(".actions button").click();
            awaitTurnOrEnd();
        }
        assertThat(status()).containsText(Pattern.compile("win|draw"));
    }

    /** Somebody who clicks twice would otherwise pass, and pass again when the engine has just moved. */
    @Test
    void noSecondMoveIsTakenWhileOneIsOnItsWay() {
        List<Route> held = new ArrayList<>();
        page.route(Pattern.compile("/moves$"), held::add);
        play("/play/go-9x9?you=first&time=30/move");
        page.locator(".actions button").click();
        assertThat(status()).hasText("The move is on its way…");
        assertThat(page.locator(".actions button")).isDisabled();
        held.get(0).resume();
        awaitTurnOrEnd();
        assertThat(moves()).isGreaterThanOrEqualTo(2);
    }

    /** After these moves the first player must take twice with one piece. */
    @Test
    void aMultiJumpOfCheckers() {
        play("/play/checkers?you=first&time=20/move&moves=9-14,22-17,14-18,23x14,6-9,27-23");
        for (String cell : List.of("9", "18", "27")) {
            click(place(cell));
        }
        assertThat(page.locator(".moves li")).hasCount(8);
        assertThat(page.locator(".moves li").nth(6)).hasText("9x27");
        picture("checkers");
    }

    /** From i2 over three pieces to o4. */
    @Test
    void aChainOfChineseCheckers() {
        play("/play/chinese-checkers?you=first&time=20/move&moves=l3-m4,h11-g10,j3-i4,j11-i10");
        click(place("i2"));
        click(place("o4"));
        assertThat(page.locator(".moves li")).hasCount(6);
        assertThat(page.locator(".moves li").nth(4)).hasText("i2-o4");
        picture("chinese-checkers");
    }

    /** The stream tells the state again when it opens and when a hint comes; what was picked before that still counts. */
    @Test
    void whatIsPickedStaysPickedWhenTheStateIsToldAgain() {
        play("/play/breakthrough?you=first&time=20/move");
        click(place("a2"));
        assertThat(page.locator(".ring")).hasCount(1);
        page.locator("button:has-text('Hint')").click();
        assertThat(status()).containsText("Hint: ");
        click(place("a3"));
        assertThat(page.locator(".moves li").first()).hasText("a2a3");
    }

    @Test
    void takesBackAndHints() {
        play("/play/connect4?you=first&time=200/move");
        click(3);
        awaitTurnOrEnd();
        assertThat(moves()).isEqualTo(2);
        page.locator("button:has-text('Take back')").click();
        assertThat(page.locator(".moves li")).hasCount(0);
        page.locator("button:has-text('Hint')").click();
        assertThat(status()).containsText("Hint: ");
        assertThat(page.locator(".ghost")).hasCount(1);
        page.locator("button:has-text('Swap sides')").click();
        assertThat(page.locator(".moves li")).hasCount(1);
        page.locator("button:has-text('Resign')").click();
        assertThat(status()).containsText("You have resigned");
    }

    // ---- the clock at work

    /** With one way to win at once, the other moves are soon out of reach. */
    @Test
    void theTimeBarShowsAnEarlyStop() {
        play("/play/othello?you=second&time=30s&opponent=uct%2Bexp-moves%2Bstop(5,0.2)");
        assertThat(page.locator(".timebar[data-state=stopped]")).isVisible(patiently());
        assertThat(page.locator(".reading.stopped .rule")).hasText("stop");
        assertThat(page.locator(".reading.stopped .numbers")).containsText(" < ");
        assertThat(page.locator(".timebar")).containsText("saved by an early stop");
        assertThat(page.locator(".reading.plan").first()).containsText("t_remaining / expected moves");
        picture("stopped");
    }

    @Test
    void theTimeBarShowsAProlongedSearch() {
        play("/play/othello?you=second&time=20s&opponent=uct%2Bexp-moves%2Bclose(1,1,2)");
        assertThat(page.locator(".timebar[data-state=prolonged]")).isVisible(patiently());
        assertThat(page.locator(".reading.prolonged .rule").first()).hasText("close");
        assertThat(page.locator(".track .prolonged").first()).isVisible();
        picture("prolonged");
        page.locator("details[data-panel=tree] summary").first().click();
        assertThat(page.locator(".tree details").first()).isVisible();
        page.locator(".tree details summary").first().click();
        assertThat(page.locator(".tree details .below").first()).containsText("to move");
    }

    private static LocatorAssertions.IsVisibleOptions patiently() {
        return new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE);
    }

    @Test
    void aGameIsResumedByItsAddress() {
        play("/play/connect4?you=first&time=50/move");
        click(3);
        awaitTurnOrEnd();
        String address = page.url();
        page.navigate("/");
        page.navigate(address.replaceFirst("&id=.*", ""));
        assertThat(page.locator(".moves li")).hasCount(2);
        page.navigate(address);
        assertThat(page.locator(".moves li")).hasCount(2);
        assertThat(page.url()).isEqualTo(address);
    }

    // ---- for everybody

    @Test
    void thePageWorksOnAPhone() {
        open(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true));
        play("/play/connect4?you=first&time=60/move");
        page.locator(".hit[data-place='3']").tap();
        awaitTurnOrEnd();
        assertThat(moves()).isEqualTo(2);
        Object overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(((Number) overflow).intValue())
                .as("pixels beside the screen")
                .isZero();
        picture("phone");
    }

    @Test
    void theKeyboardIsEnough() {
        page.navigate("/");
        tabTo("document.activeElement.getAttribute('href') === '/play/connect4'");
        page.keyboard().press("Enter");
        assertThat(page.locator("form.setup")).isVisible();
        page.locator("input[name=time]").focus();
        page.keyboard().press("Control+A");
        page.keyboard().type("50/move");
        tabTo("document.activeElement.type === 'submit'");
        page.keyboard().press("Enter");
        assertThat(page.locator(".board svg")).isVisible();
        tabTo("document.activeElement.getAttribute('role') === 'application'");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        awaitTurnOrEnd();
        assertThat(page.locator(".moves li")).hasCount(2);
        tabTo("document.activeElement.textContent === 'Take back'");
        page.keyboard().press("Enter");
        assertThat(page.locator(".moves li")).hasCount(0);
    }

    private void tabTo(String condition) {
        for (int i = 0; i < 60; i++) {
            if (Boolean.TRUE.equals(page.evaluate(condition))) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("never reached by Tab: " + condition);
    }

    @Test
    void axeFindsNoSeriousFault() throws IOException {
        open(new Browser.NewContextOptions().setViewportSize(1360, 950).setBypassCSP(true));
        String axe = axe();
        List<String> faults = new ArrayList<>();
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (String address : List.of("/", "/play/go-9x9", "/play/connect4?you=second&time=200/move")) {
                page.navigate(address);
                assertThat(page.locator("main h1").first()).isAttached();
                if (address.contains("?")) {
                    awaitTurnOrEnd();
                }
                page.evaluate(axe);
                Object found = page.evaluate(
                        "async () => (await axe.run()).violations.filter(v => v.impact === 'serious' || v.impact === 'critical')"
                                + ".map(v => v.id + ': ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).join(' | '))");
                ((List<?>) found).forEach(fault -> faults.add(scheme + " " + address + " " + fault));
                picture("axe-" + scheme.name().toLowerCase(java.util.Locale.ROOT) + "-"
                        + address.replaceAll("\\W+", "-"));
            }
        }
        assertThat(faults).isEmpty();
    }

    static String axe() throws IOException {
        try (InputStream in = Objects.requireNonNull(BrowserTest.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theFirstPageIsSmall() {
        page.navigate("/");
        assertThat(page.locator(".games li").first()).isVisible();
        int first = loadedBytes();
        play("/play/connect4?you=first&time=50/move");
        assertThat(first + loadedBytes()).as("both pages").isBetween(10_000, MOST_PAGE_BYTES);
    }

    /** What was loaded for the page that is shown, before compression; streams are not over and do not count. */
    private int loadedBytes() {
        Object bytes = page.evaluate(
                "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
                        + ".reduce((sum, entry) => sum + entry.decodedBodySize, 0)");
        return ((Number) bytes).intValue();
    }
}
