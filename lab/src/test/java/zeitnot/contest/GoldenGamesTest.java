package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.BadInput;

/**
 * Games on the simulated clock are bit for bit what they were: every kind of player in every game, with the time, the
 * simulations, the visits and the values of each move. A change that means to play other games writes the file anew with
 * {@code -Dgolden.write=FILE} and says why; all others must leave it alone.
 */
class GoldenGamesTest {
    private static final String RESOURCE = "golden-games.txt";
    private static final String TIME = "1s";
    private static final String CLOCK = "sim(4000)";
    private static final long SEED = 11;

    private static final String GO = "go-7x7";

    private static final List<String> GAMES = List.of(
            "connect4",
            "breakthrough-6x6",
            "othello",
            "catch-the-lion",
            "amazons-6x6",
            "cannon",
            "checkers",
            "chinese-checkers",
            "pentalath",
            "tic-tac-toe",
            GO);

    private static final List<String> PLAYERS = List.of(
            "uct",
            "ucb1-tuned",
            "ucb-sqrt",
            "uct+reuse",
            "uct+solver",
            "ucb1-tuned+solver+reuse",
            "minimax(2)",
            "minimax(3,4)+reuse",
            "roll-a(3)",
            "turn-b(3)",
            "branch-a(3)",
            "adaptive-minimax(4)",
            "minimax-backup(2)",
            "minimax-rollout(1)",
            "relative-bonus",
            "qualitative-bonus+ucb1-tuned",
            "relative-bonus(a=online)+qualitative-bonus",
            "discount(0.99)",
            "discount(0.95)+relative-bonus+ucb1-tuned",
            "half-greedy",
            "root-ucb-sqrt",
            "sequential-halving",
            "shot",
            "h-mcts(5)",
            "sqrt-sh+cbt(0.02,0.1)",
            "mast",
            "ngram(2)",
            "lgrf",
            "stop(2,0.9)",
            "close(1,0.5,3)+solver",
            "unst(0.5)+behind(0.5,0.6)+exp-sim",
            "final(max-robust)+open(1.5)",
            "final(max)+basic(20)",
            "rave",
            "rave-k(500,0.1)+reuse",
            "lgrf(2)");

    private static final List<String> PLAYERS_OF_GO = List.of(
            "uct+progressive-bias", "rave+playout(orego)+prior(orego)+reuse", "erica+lgrf(2,orego)+resign(0.2)");

    static Stream<String> games() {
        return GAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void areAsTheyWere(String game) {
        List<String> golden =
                lines().stream().filter(line -> line.startsWith(game + "\t")).toList();
        assertThat(played(game).toList()).isEqualTo(golden);
    }

    private static Stream<String> played(String game) {
        return Stream.concat(PLAYERS.stream(), game.equals(GO) ? PLAYERS_OF_GO.stream() : Stream.of())
                .map(player -> play(game, player));
    }

    @Test
    void areWrittenWhenAskedFor() throws IOException {
        String file = System.getProperty("golden.write", "");
        Assumptions.assumeFalse(file.isEmpty(), "only with -Dgolden.write=FILE");
        Files.writeString(
                Path.of(file),
                GAMES.stream().flatMap(GoldenGamesTest::played).collect(Collectors.joining("\n", "", "\n")));
    }

    /** The player has the first move in tic-tac-toe, where else there is little to see, and the second elsewhere. */
    private static String play(String game, String player) {
        int index = game.equals("tic-tac-toe") ? 0 : 1;
        String opponent = player.equals("uct") ? "ucb1-tuned(0.7)" : "uct";
        try {
            GameRecord record = new Referee().play(new GameTask(game, player, opponent, TIME, CLOCK, SEED, index));
            return String.join(
                    "\t",
                    game,
                    player,
                    record.ending() + " " + record.points(),
                    hash(record),
                    String.join(" ", record.notation()));
        } catch (BadInput e) {
            return String.join("\t", game, player, "refused");
        }
    }

    private static String hash(GameRecord record) {
        String text = record.moves().stream().map(GoldenGamesTest::describe).collect(Collectors.joining("\n"));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static String describe(GameRecord.Move move) {
        return String.format(
                Locale.ROOT,
                "%s %.6f %.6f %d %d %d %.6f %s %.6f",
                move.move(),
                move.seconds(),
                move.allotted(),
                move.simulations(),
                move.bestVisits(),
                move.secondVisits(),
                move.value(),
                move.stopped(),
                move.simulatedPlies());
    }

    private static List<String> lines() {
        try (InputStream in = GoldenGamesTest.class.getResourceAsStream(RESOURCE)) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
