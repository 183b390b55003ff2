package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.Standings.Encounter;
import zeitnot.contest.Standings.Standing;
import zeitnot.contest.Tournament.Pairing;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

class TournamentTest {
    private static Tournament tournament(int games, String... players) {
        return new Tournament(
                Games.named("tic-tac-toe"),
                Stream.of(players)
                        .map(player -> Entrant.parse(player, Spec::parse))
                        .toList(),
                false,
                new Terms(TimeControl.parse("10/move"), ClockKind.parse("sim(1000)")),
                games,
                3);
    }

    private static String name(GameTask task) {
        return task.playerA() + "-" + task.playerB() + " " + task.index();
    }

    @Test
    void pairsEveryoneWithEveryone() {
        assertThat(tournament(1, "uct", "random", "ucb1-tuned").pairings())
                .containsExactly(new Pairing(0, 1), new Pairing(0, 2), new Pairing(1, 2));
    }

    @Test
    void interleavesThePairings() {
        List<GameTask> tasks = tournament(3, "uct", "random", "ucb1-tuned").tasks();
        assertThat(tasks.stream().map(TournamentTest::name))
                .containsExactly(
                        "uct-random 0",
                        "uct-random 1",
                        "uct-ucb1-tuned 0",
                        "uct-ucb1-tuned 1",
                        "random-ucb1-tuned 0",
                        "random-ucb1-tuned 1",
                        "uct-random 2",
                        "uct-ucb1-tuned 2",
                        "random-ucb1-tuned 2");
    }

    @Test
    void plansTheGamesOfTheMatches() {
        Tournament tournament = tournament(4, "uct", "random", "ucb1-tuned");
        List<GameTask> matches = new ArrayList<>();
        tournament
                .pairings()
                .forEach(pairing -> matches.addAll(tournament.match(pairing).tasks()));
        assertThat(tournament.tasks()).containsExactlyInAnyOrderElementsOf(matches);
    }

    @Test
    void refusesWhatIsNotATournament() {
        assertRefused("'uct' is named twice", () -> tournament(2, "uct", "random", "uct"));
        assertRefused("1 players", () -> tournament(2, "uct"));
        assertRefused("0 games", () -> tournament(0, "uct", "random"));
        assertRefused("100000000 together", () -> tournament(100_000_000, "uct", "random"));
        String[] many = Stream.iterate(1, i -> i + 1)
                .limit(51)
                .map(i -> "uct(" + i + ")")
                .toArray(String[]::new);
        assertRefused("from 2 to 50", () -> tournament(2, many));
    }

    private static void assertRefused(String message, Runnable attempt) {
        assertThatThrownBy(attempt::run).isInstanceOf(BadInput.class).hasMessageContaining(message);
    }

    @Test
    void addsUpInAnyOrder() {
        Tournament tournament = tournament(20, "uct", "random", "ucb1-tuned");
        var standings = new Standings(tournament);
        List<GameTask> tasks = new ArrayList<>(tournament.tasks());
        Collections.reverse(tasks);
        for (GameTask task : tasks) {
            boolean upset = task.index() < 4;
            double points = task.playerA().equals("random") == upset ? 1 : 0;
            standings.add(new GameRecord(task, points, Ending.NORMAL, List.of()));
        }
        List<Encounter> encounters = standings.encounters();
        assertThat(encounters.get(0).summary().score().points()).isEqualTo(16);
        assertThat(encounters.get(2).summary().score().points()).isEqualTo(4);
        double single = encounters.get(0).summary().score().pValue();
        assertThat(encounters.get(0).pValue()).isCloseTo(3 * single, within(1e-12));

        List<Standing> ranking = Standings.ranking(3, encounters);
        assertThat(ranking.stream().map(Standing::player)).containsExactly(0, 2, 1);
        assertThat(ranking.get(2).points()).isEqualTo(8);
        assertThat(ranking.get(2).score()).isEqualTo(0.2);
        assertThat(ranking.stream().mapToDouble(Standing::points).sum()).isEqualTo(60);
        assertThat(ranking.stream()
                        .mapToDouble(standing -> standing.elo().value())
                        .sum())
                .isCloseTo(0, within(1e-6));
    }

    @Test
    void standsBeforeTheFirstGame() {
        List<Standing> ranking = Standings.ranking(2, new Standings(tournament(2, "uct", "random")).encounters());
        assertThat(ranking).hasSize(2).allSatisfy(standing -> {
            assertThat(standing.score()).isEqualTo(0.5);
            assertThat(standing.elo().margin()).isInfinite();
        });
    }

    @Test
    void inAGauntletTheFirstPlaysAllOthers() {
        Tournament all = tournament(3, "uct", "random", "ucb1-tuned");
        var gauntlet = new Tournament(all.game(), all.players(), true, all.terms(), all.games(), all.seed());
        assertThat(gauntlet.pairings()).containsExactly(new Pairing(0, 1), new Pairing(0, 2));
        assertThat(gauntlet.tasks()).hasSize(6).allMatch(task -> task.playerA().equals("uct"));
    }

    @Test
    void aPlayerMayHaveAName() {
        Entrant named = Entrant.parse("strong = uct(c=1.3)+solver", Spec::parse);
        assertThat(named.name()).isEqualTo("strong");
        assertThat(named.spec()).hasToString("uct(c=1.3)+solver");
        assertThat(named).hasToString("strong=uct(c=1.3)+solver");
        Entrant unnamed = Entrant.parse("uct(c=1.3)", Spec::parse);
        assertThat(unnamed.name()).isEqualTo("uct(c=1.3)");
        assertThat(unnamed).hasToString("uct(c=1.3)");
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Entrant.parse("=uct", Spec::parse));
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> tournament(1, "a=uct", "b=uct"));
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> tournament(1, "a=uct", "a=random"));
    }
}
