package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.stats.Estimate;

class WordingTest {
    /** 55 % (53.6 to 56.4) needs 1,325 games, as docs/reproducing.md computes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UNDERPOWERED | 1000 | 0    | 1,325 games needed",
                "UNDERPOWERED | 1000 | 1000 | provisional, 1,325 games needed",
                "UNDERPOWERED | 2000 | 0    | ''",
                "AGREES       | 1000 | 0    | ''",
            })
    void gamesAreNeededWhereThereAreFewer(Verdict verdict, int games, int missing, String words) {
        var condition = new Condition(
                Domain.ANY, "a", "uct", Optional.empty(), Optional.empty(), "uct", "", "1s/move", "1s/move", "", 5);
        var row = new Row(condition, Measure.WIN_RATE, Published.WinRate.percent(55, 53.6, 56.4));
        var finding = new Finding(
                row, games, missing, new Estimate(0.52, 0.5, 0.54), OptionalDouble.of(0.1), verdict, Optional.empty());
        assertThat(Wording.reservations(finding)).isEqualTo(words);
    }
}
