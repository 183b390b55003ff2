package zeitnot.cli;

import java.util.List;
import picocli.CommandLine.Command;
import zeitnot.game.GameFamily;
import zeitnot.games.Games;
import zeitnot.show.GameRow;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games that can be played.",
        footer = "%nAnother size is written behind the name: breakthrough-6x6.")
final class GamesCommand extends BaseCommand {
    GamesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        List<GameFamily> games = Games.all();
        if (isJson()) {
            printJson(games.stream().map(GameRow::of).toList());
            return;
        }
        var table = new Table().words("game").words("what it is").words("sizes", 50);
        games.forEach(game -> table.row(game.name(), game.about(), game.sizes()));
        terminal.out().print(table);
    }
}
