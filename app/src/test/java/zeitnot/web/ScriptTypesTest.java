package zeitnot.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zeitnot.contest.ClockReplay;
import zeitnot.show.BanditReport;
import zeitnot.show.Board;
import zeitnot.show.BoardPosition;
import zeitnot.show.ExperimentState;
import zeitnot.show.FeatureRow;
import zeitnot.show.GameRow;
import zeitnot.show.MatchResult;
import zeitnot.show.ReproductionReport;
import zeitnot.show.Review;
import zeitnot.show.TournamentResult;

/** The scripts of the page, checked by TypeScript against the records that the server sends. */
@Timeout(180)
class ScriptTypesTest {
    private static final List<Class<?>> SENT = List.of(
            GameView.class,
            Thoughts.class,
            TreeNode.class,
            Board.class,
            BoardPosition.class,
            GameRow.class,
            FeatureRow.class,
            Work.State.class,
            Laboratory.Listed.class,
            MatchResult.class,
            TournamentResult.class,
            ReproductionReport.class,
            BanditReport.class,
            ExperimentState.class,
            StoredGames.Entry.class,
            StoredGames.Ended.class,
            StoredGames.Replay.class,
            Review.class,
            Clocks.Outlook.class,
            Bandits.Pulls.class,
            Bandits.Report.class,
            ClockReplay.Turn.class);

    private static final Path DIRECTORY = Path.of("target", "typescript");
    private static final String COMPILER = "META-INF/resources/webjars/typescript/5.9.3/lib";

    /** The compiler as its WebJar has it, and the types of the API. */
    @BeforeAll
    static void unpack() throws IOException {
        Files.createDirectories(DIRECTORY);
        Files.writeString(DIRECTORY.resolve("api.d.ts"), ApiTypes.declarations(SENT));
        String address = Objects.requireNonNull(
                        ScriptTypesTest.class.getClassLoader().getResource(COMPILER + "/tsc.js"))
                .toString();
        try (FileSystem jar =
                        FileSystems.newFileSystem(URI.create(address.substring(0, address.indexOf('!'))), Map.of());
                var files = Files.newDirectoryStream(jar.getPath(COMPILER), "{_tsc.js,tsc.js,lib*.d.ts}")) {
            for (Path file : files) {
                Files.copy(file, DIRECTORY.resolve(file.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** What the compiler complains of. */
    private static String check(Path project) throws IOException {
        String node = Driver.ensureDriverInstalled(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), false)
                .createProcessBuilder()
                .command()
                .get(0);
        Process compiler = new ProcessBuilder(node, DIRECTORY.resolve("tsc.js").toString(), "-p", project.toString())
                .redirectErrorStream(true)
                .start();
        return new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theScriptsOfThePageHaveNoTypeError() throws IOException {
        assertThat(check(Path.of("tsconfig.json"))).isEmpty();
    }

    /** So that the test above can fail: a field that the server does not send, and null where there may be nothing. */
    @Test
    void aMistakeIsFound() throws IOException {
        Path script = DIRECTORY.resolve("mistaken.js");
        Files.writeString(script, """
                export const phase = (/** @type {Api.GameView} */ game) => game.fase;
                export const move = (/** @type {Api.GameView} */ game) => game.hint.move;
                """);
        Path project = DIRECTORY.resolve("mistaken.json");
        Files.writeString(
                project, "{\"extends\": \"../../tsconfig.json\", \"include\": [\"mistaken.js\", \"api.d.ts\"]}");
        assertThat(check(project))
                .contains("Property 'fase' does not exist on type 'GameView'")
                .contains("'game.hint' is possibly 'null'");
    }
}
