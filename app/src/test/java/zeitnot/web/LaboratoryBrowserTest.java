package zeitnot.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.SelectOption;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The laboratory and the analysis in a real browser, with a server in a process of its own that can be killed. */
class LaboratoryBrowserTest {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final double PATIENCE = 60_000;

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    Path directory;

    private int port;
    private Process server;
    private Chromium chromium;
    private Page page;

    @BeforeEach
    void open() throws IOException {
        chromium = Chromium.launch();
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        start();
        newPage();
    }

    private void start() throws IOException {
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "zeitnot.cli.Main",
                        "serve",
                        "--port",
                        Integer.toString(port),
                        "--store",
                        directory.resolve("games.db").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        assertThat(out.readLine()).contains("http://127.0.0.1:" + port);
    }

    private void newPage() {
        page = chromium.open(
                new Browser.NewContextOptions()
                        .setBaseURL("http://127.0.0.1:" + port)
                        .setViewportSize(1300, 950)
                        .setBypassCSP(true),
                PATIENCE,
                complaints);
    }

    @AfterEach
    void close() {
        if (chromium != null) {
            chromium.close();
        }
        if (server != null) {
            server.destroyForcibly();
        }
        assertThat(complaints).isEmpty();
    }

    private void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
    }

    private void see(Locator locator) {
        assertThat(locator).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE));
    }

    private int games() {
        return Integer.parseInt(page.locator("[data-games]").getAttribute("data-games"));
    }

    private void awaitGames(int least) {
        page.waitForFunction("least => Number(document.querySelector('[data-games]')?.dataset.games) >= least", least);
    }

    @Test
    void aMatchIsStartedWatchedAndResumedAfterTheServerWasKilled() throws Exception {
        page.navigate("/lab");
        page.locator("a:has-text('A match of your own')").click();
        page.locator("select[name=game]").selectOption("connect4");
        page.locator("input[name=a]").fill("uct+solver+exp-moves+stop");
        page.locator("input[name=b]").fill("uct");
        page.locator("input[name=time]").fill("1s");
        page.locator("input[name=clock]").fill("sim(20000)");
        page.locator("input[name=games]").fill("5000");
        page.locator("input[name=sprt]").fill("0,5");
        page.locator("button:has-text('Begin')").click();
        see(page.locator("[data-state=running]"));
        awaitGames(4);
        see(page.locator("[data-llr]"));
        see(page.locator("figure.plot svg"));
        picture("match-running");
        String address = page.url();
        page.context().close();
        server.destroyForcibly().waitFor();
        start();
        newPage();
        page.navigate(address);
        see(page.locator("[data-state=idle]"));
        int kept = games();
        assertThat(kept).isBetween(4, 4999);
        page.locator("button:has-text('Resume')").click();
        awaitGames(kept + 2);
        page.locator("button:has-text('Pause')").click();
        see(page.locator("[data-state=paused]"));
        replay();
    }

    private void replay() {
        page.locator("a:has-text('Its games')").click();
        page.locator("a:text-is('game 1')").click();
        see(page.locator(".board svg"));
        see(page.locator("text=Time per turn"));
        int pieces = page.locator(".board [data-piece]").count();
        assertThat(pieces).isGreaterThan(6);
        page.locator("button[aria-label=back]").click();
        assertThat(page.locator(".board [data-piece]")).hasCount(pieces - 1);
        assertThat(page.locator("dt:has-text('allotted') + dd")).hasText(Pattern.compile("[0-9.]+ s"));
        picture("replay");
    }

    @Test
    void aTournamentsTableFillsAndIsResumed() {
        page.navigate("/lab");
        page.locator("a:has-text('A tournament')").click();
        page.locator("select[name=game]").selectOption("connect4");
        page.locator("textarea[name=player]").fill("uct+solver\nweak=random\nucb1-tuned");
        page.locator("input[name=time]").fill("2000/move");
        page.locator("input[name=clock]").fill("sim(20000)");
        page.locator("input[name=games]").fill("40");
        page.locator("button:has-text('Begin')").click();
        awaitGames(6);
        assertThat(page.locator(".cross tbody tr")).hasCount(3);
        assertThat(page.locator(".cross td[data-cell]")).hasCount(6);
        page.locator("button:has-text('Pause')").click();
        see(page.locator("[data-state=paused]"));
        int kept = games();
        assertThat(kept).isLessThan(120);
        page.reload();
        awaitGames(kept);
        page.locator("button:has-text('Resume')").click();
        see(page.locator("[data-state=done]"));
        assertThat(page.locator(".cross td[data-cell='40']")).hasCount(6);
        assertThat(page.locator(".cross tbody tr").last()).hasAttribute("data-player", "weak");
        picture("tournament");
        page.locator(".cross td[data-cell] a").first().click();
        see(page.locator("[data-state=done]"));
        assertThat(games()).isEqualTo(40);
    }

    @Test
    void anExperimentShowsThePapersValuesAndIsPausedAndResumed() {
        page.navigate("/lab");
        page.locator("a:has-text('Time-management strategies in Connect-4')").click();
        page.locator("input[name=games]").fill("20");
        page.locator("input[name=scale]").fill("0.002");
        page.locator("button:has-text('Set')").click();
        page.waitForURL(Pattern.compile(".*scale=0.002.*"));
        see(page.locator("text=Another experiment than the paper's"));
        page.locator("button:has-text('Start')").click();
        awaitGames(3);
        page.locator("button:has-text('Pause')").click();
        see(page.locator("[data-state=paused]"));
        int kept = games();
        page.locator("button:has-text('Resume')").click();
        awaitGames(kept + 1);
        assertThat(page.locator("svg.interval .ours").first()).isAttached();
        picture("experiment");
    }

    @Test
    void aGameIsAnalyzedAndItsMistakesAreMarked() {
        page.navigate("/analyze?game=tic-tac-toe&moves=b2,a1,c2,b1,a2&time=2000/move&player=uct%2Bsolver");
        see(page.locator("[data-done=true]"));
        assertThat(page.locator(".moves .blunder")).hasText(Pattern.compile("4\\. b1"));
        see(page.locator(".plot .mark.blunder"));
        page.locator(".moves button").nth(3).click();
        see(page.locator("text=better a2"));
        picture("analysis");
        page.locator("button[aria-label=back]").click();
        page.locator(".hit[data-place='3']").click();
        page.waitForURL(Pattern.compile(".*moves=b2\\+a1\\+c2\\+a2.*"));
    }

    @Test
    void theClocksOfAllStrategiesAreReplayedInAGame() {
        page.navigate("/analyze?game=connect4&moves=4,4,4,4,3,2,5,6&time=200/move&player=uct%2Bsolver");
        see(page.locator("[data-done=true]"));
        page.locator("input[name=clocks]").fill("2s");
        page.locator("button:has-text('Replay the clocks')").click();
        see(page.locator("[data-replayed=true]"));
        see(page.locator(".clocks .plot path.series").first());
        assertThat(page.locator(".clocks tr[data-strategy=stop] td").last()).hasText(Pattern.compile("stop [1-4]"));
        page.locator(".clocks tr[data-strategy=stop] button").click();
        assertThat(page.locator(".clocks details tbody tr")).hasCount(4);
        page.locator(".clocks select[name=side]").selectOption(new SelectOption().setIndex(1));
        assertThat(page.locator(".clocks details tbody tr td").first()).hasText("2");
        picture("clocks");
        assertThat(page.url()).contains("clocks=2s");
    }

    @Test
    void policiesPullBeforeOnesEyes() {
        page.navigate("/lab/bandits");
        page.locator("input[name=trials]").fill("20000");
        page.locator("input[name=repetitions]").fill("200");
        page.locator("button:has-text('Pull')").click();
        see(page.locator("h2:has-text('Where the pulls go')"));
        page.waitForFunction("() => document.querySelector('[data-repetitions]')?.dataset.repetitions < 200");
        page.locator("input[name=trials]").fill("500");
        page.locator("input[name=repetitions]").fill("3");
        page.locator("button:has-text('Pull')").click();
        see(page.locator("[data-done=true]"));
        see(page.locator("text=3 of 3 repetitions"));
        see(page.locator("h2:has-text('Where the pulls went')"));
        picture("bandits");
    }

    @Test
    void aButtonShowsOnceItHasAName() {
        List<Route> held = new ArrayList<>();
        page.route(Pattern.compile("/api/lab/match\\?"), held::add);
        page.navigate("/lab/match?game=connect4&a=uct&b=uct");
        see(page.locator("main h1").first());
        assertThat(page.locator("main button")).isHidden();
        page.waitForCondition(() -> !held.isEmpty());
        held.get(0).resume();
        see(page.locator("main button:has-text('Start')"));
    }

    @Test
    void axeFindsNoSeriousFault() throws IOException {
        String axe = BrowserTest.axe();
        List<String> faults = new ArrayList<>();
        List<String> addresses = List.of(
                "/lab",
                "/lab/match",
                "/lab/match?game=connect4&a=uct&b=uct",
                "/lab/tournament",
                "/lab/tournament?game=connect4&player=uct&player=random",
                "/lab/experiment?id=baier-winands/table-6",
                "/lab/bandits",
                "/analyze",
                "/analyze?game=tic-tac-toe&moves=b2,a1,c2,b1&time=200/move");
        for (String address : addresses) {
            page.navigate(address);
            see(page.locator("main h1").first());
            page.evaluate(axe);
            Object found = page.evaluate(
                    "async () => (await axe.run()).violations.filter(v => v.impact === 'serious' || v.impact === 'critical')"
                            + ".map(v => v.id + ': ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).join(' | '))");
            ((List<?>) found).forEach(fault -> faults.add(address + " " + fault));
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void fitsAPhone() {
        page.setViewportSize(390, 800);
        for (String address :
                List.of("/lab", "/lab/match", "/lab/tournament", "/lab/bandits", "/analyze?game=chinese-checkers")) {
            page.navigate(address);
            see(page.locator("main h1").first());
            Object wide = page.evaluate("document.documentElement.scrollWidth");
            assertThat(((Number) wide).intValue()).as(address).isLessThanOrEqualTo(390);
        }
        picture("phone-board");
    }
}
