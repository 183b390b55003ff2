package zeitnot.cli;

import java.util.List;
import picocli.CommandLine.Command;
import zeitnot.game.GameFamily;
import zeitnot.game.GameProvider;
import zeitnot.games.Games;
import zeitnot.show.GameRow;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games that can be played.",
        footer = {
            "%nAnother size is written behind the name: breakthrough-6x6.",
            "With --ludii the games of Ludii are listed instead; their options are written as in \"ludii:Hex/Board Size/9x9\"."
        })
final class GamesCommand extends BaseCommand {
    GamesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (wantsLudii()) {
            listLudii();
            return;
        }
        List<GameFamily> games = Games.all();
        if (isJson()) {
            printJson(games.stream().map(GameRow::of).toList());
            return;
        }
        var table = new Table().words("game").words("what it is").words("sizes", 50);
        games.forEach(game -> table.row(game.name(), game.about(), game.sizes()));
        terminal.out().print(table);
    }

    private void listLudii() {
        List<GameProvider.Listed> games = Games.provider(LUDII).list();
        if (isJson()) {
            printJson(games);
            return;
        }
        var table = new Table().words("game").words("category");
        games.forEach(game -> table.row(game.name(), game.category()));
        terminal.out().print(table);
    }
}
