package zeitnot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Plan;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.show.CommandWords;
import zeitnot.show.MatchResult;
import zeitnot.stats.Sprt;

/**
 * A match between two players.
 *
 * @param sprt {@code LOW,HIGH} in normalized Elo, or empty for no test
 */
record MatchOrder(Conditions conditions, String a, String b, String sprt) implements Order {
    private static final double ERROR_RATE = 0.05;

    static MatchOrder of(Query query, Opponents opponents) {
        return new MatchOrder(
                Conditions.of(query, opponents),
                opponents.allowed(query.text("a")).toString(),
                opponents.allowed(query.text("b")).toString(),
                query.text("sprt", ""));
    }

    @Override
    public String kind() {
        return "match";
    }

    @Override
    public Undertaking undertaking() {
        int games = conditions.games();
        if (!sprt.isEmpty() && games % 2 != 0) {
            throw new BadInput("games " + games + " is odd; a sequential test counts pairs of games");
        }
        Optional<Sprt> test = sprt.isEmpty()
                ? Optional.empty()
                : Optional.of(Sprt.parse(sprt, Sprt.Model.NORMALIZED, ERROR_RATE, ERROR_RATE));
        var match = new Match(
                Games.named(conditions.game()),
                Spec.parse(a),
                Spec.parse(b),
                conditions.terms(),
                games,
                conditions.seed());
        return new Played(match, test, command());
    }

    private String command() {
        List<String> words = new ArrayList<>(List.of("zeitnot", "match", conditions.game(), a, b));
        words.addAll(conditions.words());
        if (!sprt.isEmpty()) {
            words.addAll(List.of("--sprt", sprt));
        }
        return CommandWords.line(words);
    }

    private static final class Played implements Undertaking {
        private final Match match;
        private final String command;
        private final Tally tally = new Tally();
        private final Optional<SprtMonitor> monitor;

        Played(Match match, Optional<Sprt> test, String command) {
            this.match = match;
            this.command = command;
            monitor = test.map(sprt -> new SprtMonitor(sprt, tally::add));
        }

        @Override
        public void load(Archive archive) {
            archive.each(match.tasks().get(0), record -> {
                if (!record.isVoid() && record.task().index() < match.games()) {
                    add(record);
                }
            });
        }

        @Override
        public Plan plan(Archive archive) {
            archive.plan(match.tasks().get(0), match.games());
            return Plan.of(match.tasks(), this::add).until(this::isDecided);
        }

        private void add(GameRecord record) {
            monitor.ifPresentOrElse(sprt -> sprt.add(record), () -> tally.add(record));
        }

        private boolean isDecided() {
            return monitor.isPresent() && monitor.get().status().isDecided();
        }

        @Override
        public int played() {
            Tally.Summary summary = tally.summary();
            return summary.score().games() + summary.voids();
        }

        @Override
        public int planned() {
            return match.games();
        }

        @Override
        public boolean isDone() {
            return isDecided() || played() >= planned();
        }

        @Override
        public Object result() {
            return MatchResult.of(match, tally.summary(), monitor.map(SprtMonitor::status), 0, command);
        }
    }
}
