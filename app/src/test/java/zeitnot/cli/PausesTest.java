package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PausesTest {
    @Test
    void aCollectionBetweenTwoLooksIsPartOfTheGap() {
        var pauses = new Pauses();
        pauses.begin();
        long before = pauses.look();
        System.gc();
        long after = pauses.look();
        Pauses.Seen seen = pauses.seen();
        assertThat(seen.longestGap()).isGreaterThanOrEqualTo((after - before) / 1e9);
        assertThat(seen.longestCollection()).isPositive().isLessThanOrEqualTo(seen.collections());
    }

    @Test
    void whatCameBeforeIsNotSeen() {
        System.gc();
        var pauses = new Pauses();
        pauses.begin();
        assertThat(pauses.seen()).isEqualTo(new Pauses.Seen(0, 0, 0));
    }
}
