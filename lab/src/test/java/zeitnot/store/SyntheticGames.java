package zeitnot.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameRecord.Move;
import zeitnot.contest.GameTask;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;

/**
 * Fills a store with legal games that nobody has thought about, to see how a store of many games does. The moves are random;
 * times, counts and values have the size and the digits of those in tables VI to IX of Baier and Winands.
 */
final class SyntheticGames {
    private static final List<String> REASONS = List.of("", "", "", "stop", "unst", "close close");

    private SyntheticGames() {}

    /** {@code FILE GAMES}: a store with so many games for each of the 44 rows of tables VI to IX, as the paper has 5000. */
    public static void main(String[] args) throws SQLException {
        fill(Path.of(args[0]), Integer.parseInt(args[1]));
    }

    /** Without waiting for the disk, since nobody needs these games after a loss of power. */
    static void fill(Path file, int gamesPerRow) throws SQLException {
        Connection connection = Database.open(file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA synchronous = OFF");
        }
        try (var store = new Store(file, connection)) {
            for (int table = 6; table <= 9; table++) {
                var experiment = Catalogue.named("baier-winands/table-" + table);
                Setup paper = Setup.published(experiment);
                var run = new Reproduction(
                        experiment, new Setup(gamesPerRow, paper.scale(), paper.clock(), paper.seed()));
                for (List<GameTask> tasks = run.plan(); !tasks.isEmpty(); tasks = run.plan()) {
                    tasks.forEach(task -> {
                        GameRecord record = record(task);
                        store.add(record);
                        run.add(record);
                    });
                }
                run.announce(store);
            }
        }
    }

    static GameRecord record(GameTask task) {
        Game game = Games.named(task.game());
        var random = new SplittableRandom(task.hashCode());
        Position position = game.start();
        int[] legal = new int[game.maxMoves()];
        List<Move> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = legal[random.nextInt(position.moves(legal))];
            moves.add(move(game.format(position, move), position.mover(), random));
            position.play(move);
        }
        int outcome = position.result();
        double points = Outcome.halfPoints(outcome, task.aOpens() ? 0 : 1) / 2.0;
        return new GameRecord(task, points, Ending.NORMAL, moves);
    }

    private static Move move(String text, int player, SplittableRandom random) {
        double allotted = 1.2 * random.nextDouble();
        int simulations = random.nextInt(60_000);
        int best = random.nextInt(simulations + 1);
        return new Move(
                text,
                player,
                allotted * (0.5 + random.nextDouble()),
                allotted,
                simulations,
                best,
                random.nextInt(simulations - best + 1),
                random.nextDouble(),
                REASONS.get(random.nextInt(REASONS.size())),
                30 * random.nextDouble(),
                0);
    }
}
