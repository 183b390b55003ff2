package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.BadInput;

/** What is in a file, and what is said about mistakes in it. */
class ExperimentFileTest {
    private static final String WHOLE = """
            id: my/reuse
            title: Does reuse help?
            games: 100
            domains:
              Tic-tac-toe: {game: tic-tac-toe, search: uct(0.7), seconds: 2, speed: 1000, plies: 9}
            game: Tic-tac-toe
            time: 2s
            opponent: <search>+exp-moves
            statements:
              short: 5 to 9
            rows:
              - table: |
                  name  | player                 | published
                  reuse | <search>+reuse         | 58.7 (57.3-60.0)
                  stop  | <search>+stop(1.5,0.9) | 46.24(±4.9)
                  none  | <search>               |
              - name: copy
                imitates: stop
                player: <search>
              - with:
                  n: [2, 3]
                name: <n> threads
                player: <search>+threads(<n>)
                measure: game length
                published: short
            """;

    @TempDir
    Path directory;

    @Test
    void everyKindOfRowIsRead() throws IOException {
        Experiment experiment = read(WHOLE);
        assertThat(experiment.paper()).isEqualTo(Paper.NONE);
        assertThat(experiment.label()).isEqualTo("my/reuse");
        assertThat(experiment.rows())
                .extracting(row -> row.condition().name())
                .containsExactly("reuse", "stop", "none", "copy", "2 threads", "3 threads");
        assertThat(experiment.rows())
                .extracting(Row::published)
                .containsExactly(
                        Published.WinRate.percent(58.7, 57.3, 60.0),
                        Published.WinRate.percent(46.24, 46.24 - 4.9, 46.24 + 4.9),
                        new Published.Nothing(),
                        new Published.Nothing(),
                        new Published.Range("short", 5, 9),
                        new Published.Range("short", 5, 9));
        Condition stop = experiment.rows().get(1).condition();
        assertThat(stop.playerA()).isEqualTo("uct(0.7)+stop(1.5,0.9)");
        assertThat(stop.playerB()).isEqualTo("uct(0.7)+exp-moves");
        assertThat(stop.seconds()).isEqualTo(4);
        assertThat(experiment.rows().get(3).condition().imitated()).contains(stop);
        assertThat(experiment.rows().get(5).condition().playerA()).isEqualTo("uct(0.7)+threads(3)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "title:; titel:; 2:1: unknown key 'titel'; did you mean 'title'?",
                "speed: 1000; speed: fast; 5:73: 'fast' is not a whole number above 0",
                "game: tic-tac-toe; game: tic-tac-to; 5:23: unknown game 'tic-tac-to'; did you mean 'tic-tac-toe'?",
                "game: Tic-tac-toe; game: Tictactoe; 6:7: unknown domain 'Tictactoe'; did you mean 'Tic-tac-toe'?",
                "time: 2s; time: soon; 7:7: 'soon' is not a time control",
                "time: 2s; time: 2s\\nopenings: random(20); 8:11: openings 'random(20)': tic-tac-toe is over",
                "time: 2s; time: 2s\\nadjudication: resign(2); 8:15: adjudication 'resign(2)'",
                "time: 2s; time: 2s\\nopponent-time: soon; 8:16: 'soon' is not a time control",
                "<search>+reuse ; <search>+reus  ; 14:15: unknown feature 'reus'; did you mean 'reuse'?",
                "58.7 (57.3-60.0); 58.7; 14:40: '58.7' is not understood as a published win rate",
                "opponent: <search>; opponent: <serch>; 8:11: unknown variable 'serch'; did you mean 'search'?",
                "<search>+exp-moves; <search>+exp-moves(self-play); 8:11: 'exp-moves(self-play)' needs games of self-play",
                "imitates: stop; imitates: stopp; 17:5: unknown row 'stopp'; did you mean 'stop'?",
                "measure: game length; measure: game lenght; 24:14: unknown measure 'game lenght'; did you mean 'game length'?",
                "games: 100; games: 100\\ngames: 200; 4:1: 'games' is there twice",
                "games: 100; games: [100; 4:8: this is not YAML"
            })
    void mistakesAreNamedWithLineAndColumn(String right, String wrong, String message) {
        String text = WHOLE.replace(right, wrong.replace("\\n", "\n"));
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(file() + ":" + message);
    }

    @Test
    void tablesOfExpectedMovesMayComeFromSelfPlay() throws IOException {
        String text = WHOLE.replace("<search>+exp-moves", "<search>+exp-moves(self-play)");
        Experiment experiment =
                read(text + "expected-moves: {player: <search>+solver, time: 1000ms/move, games: 500}\n");
        Condition stop = experiment.rows().get(1).condition();
        assertThat(stop.selfPlay()).contains(new SelfPlay(stop.domain(), "uct(0.7)+solver", "1s/move", 500));
        assertThat(experiment.rows().get(3).condition().selfPlay())
                .as("of one that imitates")
                .isEqualTo(stop.selfPlay());
        assertThatThrownBy(
                        () -> read(text + "expected-moves: {player: exp-moves(self-play), time: 1s/move, games: 5}\n"))
                .hasMessageContaining("cannot have it");
        assertThatThrownBy(() -> read(text + "expected-moves: {player: uct, time: 1s/move, game: 5}\n"))
                .hasMessageContaining("unknown key of expected-moves 'game'; did you mean 'games'?");
    }

    @Test
    void termsAreThoseOfTheMatch() throws IOException {
        Experiment experiment = read(WHOLE.replace(
                "time: 2s", "time: 2s\nopponent-time: 1s\nopenings: A1 b2 / B2\nadjudication: draw-after(8)"));
        Condition stop = experiment.rows().get(1).condition();
        assertThat(stop.time()).isEqualTo("2s against 1s");
        assertThat(stop.seconds()).isEqualTo(3);
        var run = new Reproduction(experiment, new Setup(2, 0.1, Optional.empty(), 1));
        assertThat(run.plan().get(0).openingPlies()).isEqualTo(2);
        assertThat(run.plan()).allSatisfy(task -> {
            assertThat(task.opening()).isEqualTo("a1 b2 / b2");
            assertThat(task.timeA()).isEqualTo("2s");
            assertThat(task.timeB()).isEqualTo("1s");
            assertThat(task.adjudication()).isEqualTo("draw-after(8)");
        });
    }

    @Test
    void nothingToRunIsRefused() {
        assertThatThrownBy(() -> read("id: my/nothing\ngames: 3\n")).hasMessageContaining("there is nothing to run");
        assertThatThrownBy(() -> ExperimentFile.read(directory.resolve("none.yaml")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void whatSeveralExperimentsUseIsReadOnce() {
        List<String> read = new ArrayList<>();
        var files = new ExperimentFile(file -> {
            read.add(file);
            return Catalogue.text(file);
        });
        assertThat(files.experiment("baier-winands/table-6.yaml")).isPresent();
        assertThat(files.experiment("baier-winands/table-7.yaml")).isPresent();
        assertThat(read).contains("baier-winands/paper.yaml").doesNotHaveDuplicates();
    }

    @Test
    void ownExperimentsMayUseWhatIsShipped() throws IOException {
        Experiment experiment = read("""
                id: my/stop
                uses: baier-winands/paper.yaml
                rows:
                  - from: baier-winands/table-6
                    name: STOP
                  - game: Othello
                    name: STOP
                    time: 30s
                    player: <search>+exp-moves+stop(2,0.5)
                    opponent: <search>+exp-moves
                """);
        assertThat(experiment.rows())
                .extracting(row -> row.condition().playerA())
                .containsExactly(
                        "ucb1-tuned(1.3)+exp-moves(self-play)+stop(5,0.9)", "ucb1-tuned(0.7)+exp-moves+stop(2,0.5)");
        assertThat(experiment.games()).isEqualTo(5000);
    }

    @Test
    void anExperimentDoesNotTakeRowsFromItself() {
        String text = WHOLE.replace("imitates: stop", "imitates: stop\n    from: my");
        assertThatThrownBy(() -> read(text)).hasMessageContaining("takes rows from itself");
    }

    private Experiment read(String text) throws IOException {
        Files.writeString(file(), text);
        return ExperimentFile.read(file());
    }

    private Path file() {
        return directory.resolve("my.yaml");
    }
}
