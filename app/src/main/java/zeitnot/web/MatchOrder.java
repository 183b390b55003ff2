package zeitnot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Openings;
import zeitnot.contest.Plan;
import zeitnot.contest.Players;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.contest.Terms;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.show.CommandWords;
import zeitnot.show.MatchResult;
import zeitnot.stats.Sprt;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * A match between two players.
 *
 * @param openings {@code random(4)}, or empty for the start position
 * @param sprt {@code LOW,HIGH} in normalized Elo, or empty for no test
 */
record MatchOrder(
        String game, String a, String b, String time, String clock, String openings, int games, long seed, String sprt)
        implements Order {
    private static final int MOST_GAMES = 100_000;
    private static final double ERROR_RATE = 0.05;

    static MatchOrder of(Query query) {
        return new MatchOrder(
                query.text("game"),
                query.text("a"),
                query.text("b"),
                query.text("time", "1000/move"),
                query.text("clock", "wall"),
                query.text("openings", ""),
                query.count("games", 100, MOST_GAMES),
                query.seed(),
                query.text("sprt", ""));
    }

    /** A player of ours: others are programs, and a page does not start programs. */
    static Spec player(String text) {
        Spec spec = Spec.parse(text);
        if (Players.isExternal(spec)) {
            throw new BadInput("player '" + text + "' is another program; start it with 'zeitnot match' in a terminal");
        }
        return spec;
    }

    @Override
    public Undertaking undertaking() {
        var terms = new Terms(
                Openings.parse(openings),
                TimeControl.parse(time),
                TimeControl.parse(time),
                ClockKind.parse(clock),
                Adjudication.none());
        if (!sprt.isEmpty() && games % 2 != 0) {
            throw new BadInput("games " + games + " is odd; a sequential test counts pairs of games");
        }
        Optional<Sprt> test = sprt.isEmpty()
                ? Optional.empty()
                : Optional.of(Sprt.parse(sprt, Sprt.Model.NORMALIZED, ERROR_RATE, ERROR_RATE));
        return new Played(new Match(Games.named(game), player(a), player(b), terms, games, seed), test, command());
    }

    private String command() {
        List<String> words = new ArrayList<>(List.of("zeitnot", "match", game, a, b, "--games", "" + games));
        words.addAll(List.of("--time", time, "--clock", clock, "--seed", "" + seed));
        if (!openings.isEmpty()) {
            words.addAll(List.of("--openings", openings));
        }
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
