package zeitnot.contest;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;

/**
 * The plan of a tournament in which everyone plays everyone, or, in a gauntlet, the first player everyone else.
 *
 * @param games of each pairing
 */
public record Tournament(Game game, List<Entrant> players, boolean isGauntlet, Terms terms, int games, long seed) {
    private static final int MOST_PLAYERS = 50;
    private static final int MOST_GAMES = 10_000_000;

    /** Two players, by their places in the list. The first is player A of their match. */
    public record Pairing(int player, int opponent) {}

    public Tournament {
        players = List.copyOf(players);
        if (players.size() < 2 || players.size() > MOST_PLAYERS) {
            throw new BadInput("a tournament of " + players.size() + " players cannot be played; from 2 to "
                    + MOST_PLAYERS + " can");
        }
        Set<String> names = new HashSet<>();
        Set<Spec> specs = new HashSet<>();
        for (Entrant player : players) {
            Players.check(player.spec());
            if (!names.add(player.name()) || !specs.add(player.spec())) {
                throw new BadInput("player '" + player + "' is named twice; name every player once");
            }
        }
        long all = (long) games * (players.size() - 1) * (isGauntlet ? 2 : players.size()) / 2;
        if (games < 1 || all > MOST_GAMES) {
            throw new BadInput("a tournament of " + games + " games a pairing, " + all
                    + " together, cannot be played; from 1 to " + MOST_GAMES + " together can");
        }
    }

    /** Everyone, or in a gauntlet the first, against everyone who is named later. */
    public List<Pairing> pairings() {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < (isGauntlet ? 1 : players.size()); i++) {
            for (int j = i + 1; j < players.size(); j++) {
                pairings.add(new Pairing(i, j));
            }
        }
        return pairings;
    }

    /** The match of a pairing: its games are the same as those of the match when it is played alone. */
    public Match match(Pairing pairing) {
        return new Match(
                game,
                players.get(pairing.player()).spec(),
                players.get(pairing.opponent()).spec(),
                terms,
                games,
                seed);
    }

    /** All games: the k-th pair of games of every pairing before the next pair of any, so that all meet the same conditions. */
    public List<GameTask> tasks() {
        List<List<GameTask>> matches =
                pairings().stream().map(pairing -> match(pairing).tasks()).toList();
        int round = 2 * matches.size();
        return new AbstractList<>() {
            @Override
            public GameTask get(int place) {
                Objects.checkIndex(place, size());
                int pair = place / round;
                int gamesOfPair = Math.min(2, games - 2 * pair);
                int inRound = place % round;
                return matches.get(inRound / gamesOfPair).get(2 * pair + inRound % gamesOfPair);
            }

            @Override
            public int size() {
                return matches.size() * games;
            }
        };
    }
}
