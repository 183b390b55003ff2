package zeitnot.web;

import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.Archive;
import zeitnot.contest.Entrant;
import zeitnot.contest.GameTask;
import zeitnot.contest.Plan;
import zeitnot.contest.Standings;
import zeitnot.contest.Tournament;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.show.CommandWords;
import zeitnot.show.TournamentResult;

/**
 * A tournament, each against each or the first against all.
 *
 * @param player all of them, as {@code name=spec} or the spec alone
 */
record TournamentOrder(Conditions conditions, List<String> player, boolean gauntlet) implements Order {
    private static final int MOST_PLAYERS = 16;

    static TournamentOrder of(Query query, Opponents opponents) {
        List<String> players = query.texts("player").stream()
                .map(text -> Entrant.parse(text, opponents::allowed).toString())
                .toList();
        if (players.size() > MOST_PLAYERS) {
            throw new BadInput("a tournament of " + players.size() + " players is too large for a page, which shows "
                    + MOST_PLAYERS + "; start it with 'zeitnot tournament' in a terminal");
        }
        return new TournamentOrder(Conditions.of(query, opponents), players, query.flag("gauntlet"));
    }

    @Override
    public String kind() {
        return "tournament";
    }

    @Override
    public Undertaking undertaking() {
        var tournament = new Tournament(
                Games.named(conditions.game()),
                player.stream().map(text -> Entrant.parse(text, Spec::parse)).toList(),
                gauntlet,
                conditions.terms(),
                conditions.games(),
                conditions.seed());
        return new Played(tournament, new Standings(tournament), command());
    }

    private String command() {
        List<String> words = new ArrayList<>(List.of("zeitnot", "tournament", conditions.game()));
        words.addAll(player);
        words.addAll(conditions.words());
        if (gauntlet) {
            words.add("--gauntlet");
        }
        return CommandWords.line(words);
    }

    private record Played(Tournament tournament, Standings standings, String command) implements Undertaking {
        @Override
        public void load(Archive archive) {
            for (GameTask first : matches()) {
                archive.each(first, record -> {
                    if (!record.isVoid() && record.task().index() < tournament.games()) {
                        standings.add(record);
                    }
                });
            }
        }

        @Override
        public Plan plan(Archive archive) {
            matches().forEach(first -> archive.plan(first, tournament.games()));
            return Plan.of(tournament.tasks(), standings::add);
        }

        /** The first game of each pairing. */
        private List<GameTask> matches() {
            return tournament.pairings().stream()
                    .map(pairing -> tournament.match(pairing).tasks().get(0))
                    .toList();
        }

        @Override
        public int played() {
            return standings.encounters().stream()
                    .map(Standings.Encounter::summary)
                    .mapToInt(summary -> summary.score().games() + summary.voids())
                    .sum();
        }

        @Override
        public int planned() {
            return tournament.tasks().size();
        }

        @Override
        public boolean isDone() {
            return played() >= planned();
        }

        @Override
        public Object result() {
            return TournamentResult.of(tournament, standings.encounters(), 0, command);
        }
    }
}
