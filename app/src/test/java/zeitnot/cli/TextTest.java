package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {
    @Test
    void countsRepeatsAsPeopleDo() {
        assertThat(Text.repeats(1)).isEqualTo("repeats  1 game has the same moves as one before");
        assertThat(Text.repeats(12)).isEqualTo("repeats  12 games have the same moves as one before");
    }
}
