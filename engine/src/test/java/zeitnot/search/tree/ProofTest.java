package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProofTest {
    @Test
    void keepsMoveAndBoundsApart() {
        for (int move : new int[] {0, 1, Proof.MOVE_MASK}) {
            for (int lower = 0; lower <= 2; lower++) {
                for (int upper = lower; upper <= 2; upper++) {
                    int link = Proof.with(move, lower, upper);
                    assertThat(link & Proof.MOVE_MASK).isEqualTo(move);
                    assertThat(Proof.lower(link)).isEqualTo(lower);
                    assertThat(Proof.upper(link)).isEqualTo(upper);
                    assertThat(Proof.isExact(link)).isEqualTo(lower == upper);
                }
            }
        }
    }

    @Test
    void nothingIsKnownOfAPlainMove() {
        assertThat(Proof.with(5, 0, 2)).isEqualTo(5);
    }
}
