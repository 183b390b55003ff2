package zeitnot.cli;

import java.util.List;
import java.util.function.Consumer;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Noise;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.games.Games;
import zeitnot.kilothon.Field;
import zeitnot.kilothon.Kilothon;
import zeitnot.kilothon.KilothonReferee;
import zeitnot.kilothon.Rules;
import zeitnot.kilothon.Sample;
import zeitnot.kilothon.Scores;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;

/** Plays a Kilothon with a progress bar, so many games at the same time. */
record KilothonRun(Terminal terminal, List<Sample.Stratum> strata, Rules rules, long seed, int jobs, Archive archive) {
    /** The competition's rules on this clock. */
    static Rules rules(ClockKind clock) {
        if (clock.isSimulated()) {
            throw new BadInput(
                    "Ludii's players know no simulated clock; give --clock wall, as in the competition, or cpu,"
                            + " which is fair on a busy machine");
        }
        return Rules.competition(clock);
    }

    /** @param report gets what there is, once: at the end, or when the program is told to end */
    void play(List<Spec> players, Consumer<Field> report) {
        var referee = new KilothonReferee(rules, () -> rules.clock().start(1, 0));
        var kilothon = new Kilothon(strata, seed, rules, referee, Games::named, archive);
        var field = new Field(players);
        Noise.warning(List.of(rules.task("", players.get(0), seed)), jobs)
                .ifPresent(noise -> terminal.err().println("zeitnot: warning: " + noise));
        try (var progress = new Progress(terminal, "kilothon", (long) kilothon.games() * players.size())) {
            kilothon.run(players, jobs, watched(field, progress), () -> {
                progress.close();
                report.accept(field);
            });
        }
    }

    private Kilothon.Audience watched(Field field, Progress progress) {
        return new Kilothon.Audience() {
            @Override
            public void refused(String game, String reason) {
                field.refused(game, reason);
            }

            @Override
            public void ended(Spec player, Listed game, GameRecord record) {
                field.ended(player, game, record);
                if (record.isVoid()) {
                    terminal.err().println("zeitnot: warning: " + game.name() + " is void: " + record.note());
                }
                List<Scores.Row> rows = field.rows(field.players().get(0));
                progress.step(payoff(rows.get(rows.size() - 1)));
            }
        };
    }

    /** The mean payoff with its interval, as far as there is one. */
    static String payoff(Scores.Row row) {
        return row.games() < 2
                ? "–"
                : Text.format("%.3f ± %.3f", row.payoff().value(), row.payoff().margin());
    }
}
