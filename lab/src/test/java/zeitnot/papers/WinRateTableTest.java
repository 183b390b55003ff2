package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WinRateTableTest {
    private static final WinRateTable TABLE = new WinRateTable("""
            Catch the Lion: 87.91(±3.2)  —  ?
            Othello:        9.28(±2.8)
            """);

    @Test
    void readsRatesWithTheirIntervals() {
        assertThat(TABLE.columns("Othello")).containsOnlyKeys(1);
        assertThat(TABLE.columns("Othello")).containsValue(Published.WinRate.percent(9.28, 9.28 - 2.8, 9.28 + 2.8));
    }

    @Test
    void whatWasNotPlayedIsNotThere() {
        assertThat(TABLE.columns("Catch the Lion")).containsOnlyKeys(1, 3);
    }

    @Test
    void whatIsIllegibleHasNoNumber() {
        assertThat(TABLE.columns("Catch the Lion").get(3)).isEqualTo(new Published.Nothing());
    }

    @Test
    void misprintsAreFoundAtOnce() {
        assertThatThrownBy(() -> new WinRateTable("Othello: 9.28")).hasMessageContaining("9.28");
        assertThatThrownBy(() -> TABLE.columns("Go")).hasMessageContaining("Go");
    }
}
