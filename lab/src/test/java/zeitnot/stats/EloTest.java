package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EloTest {
    @Test
    void isZeroForAnEvenScore() {
        assertThat(Elo.difference(0.5)).isZero();
    }

    @Test
    void isAntisymmetric() {
        assertThat(Elo.difference(0.3)).isCloseTo(-Elo.difference(0.7), within(1e-9));
    }

    @Test
    void is400ForTenPointsOfEleven() {
        assertThat(Elo.difference(10.0 / 11)).isCloseTo(400, within(1e-9));
    }

    @Test
    void expectsTheScoreThatADifferenceComesFrom() {
        assertThat(Elo.score(0)).isEqualTo(0.5);
        assertThat(Elo.score(Elo.difference(0.64))).isCloseTo(0.64, within(1e-12));
    }

    @Test
    void endsAtOneInAThousand() {
        assertThat(Elo.difference(1)).isEqualTo(Elo.difference(0.999)).isCloseTo(1199.83, within(0.005));
        assertThat(Elo.difference(0)).isEqualTo(Elo.difference(0.001));
    }
}
