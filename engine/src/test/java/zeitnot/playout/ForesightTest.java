package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import zeitnot.game.Outcome;

class ForesightTest {
    /** Leads of one piece by turns: seven of the eight players who lead win, and so do one of the eight who do not. */
    private static Foresight withLeads(int usual, int winOfTheLeader) {
        var foresight = new Foresight();
        for (int i = 0; i < 8; i++) {
            int usually = i == 5 ? 2 - winOfTheLeader : winOfTheLeader;
            foresight.learn(usual + 1, usually, 40);
            foresight.learn(usual - 1, 2 - usually, 40);
        }
        return foresight;
    }

    @Test
    void correlationIsThatOfLeadAndResult() {
        // the first lead is the usual one: signs 0, 7 times +, 8 times -; 13 agree, 2 do not
        double r = 11 / Math.sqrt((15 - 1 / 16.0) * 16);
        assertThat(withLeads(0, Outcome.FIRST_WINS).correlation()).isCloseTo(r, within(1e-12));
        assertThat(withLeads(0, Outcome.SECOND_WINS).correlation()).isCloseTo(-r, within(1e-12));
    }

    @Test
    void aResultIsWorthTheCorrelation() {
        assertThat(withLeads(0, Outcome.FIRST_WINS).isWorth(28)).isTrue();
        assertThat(withLeads(0, Outcome.SECOND_WINS).isWorth(28)).isTrue();
        assertThat(withLeads(0, Outcome.FIRST_WINS).isWorth(29)).isFalse(); // 0.7115 * 40 = 28.5
    }

    @Test
    void theOneAheadHasWonUnlessTheOneBehindUsuallyDoes() {
        Foresight ahead = withLeads(0, Outcome.FIRST_WINS);
        assertThat(ahead.outcome(3)).isEqualTo(Outcome.FIRST_WINS);
        assertThat(ahead.outcome(0)).isEqualTo(Outcome.DRAW);
        assertThat(ahead.outcome(-1)).isEqualTo(Outcome.SECOND_WINS);
        Foresight behind = withLeads(0, Outcome.SECOND_WINS);
        assertThat(behind.outcome(3)).isEqualTo(Outcome.SECOND_WINS);
        assertThat(behind.outcome(0)).isEqualTo(Outcome.DRAW);
    }

    @Test
    void theLeadIsMeasuredFromTheUsualOne() {
        Foresight geese = withLeads(12, Outcome.FIRST_WINS);
        assertThat(geese.outcome(12)).isEqualTo(Outcome.DRAW);
        assertThat(geese.outcome(11)).isEqualTo(Outcome.SECOND_WINS);
        assertThat(geese.outcome(14)).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void aLeadThatNeverChangesTellsNothing() {
        var foresight = new Foresight();
        for (int i = 0; i < 100; i++) {
            foresight.learn(3, i % 3, 100);
        }
        assertThat(foresight.isWorth(1)).isFalse();
    }

    @Test
    void whatMayBeChanceIsNotBelieved() {
        var foresight = new Foresight();
        for (int i = 0; i < 18; i++) { // 12 of 18 leaders win: r is about 1/3, and 1/6 is a standard error
            int leaders = i % 3 == 1 ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
            foresight.learn(1, leaders, 1000);
            foresight.learn(-1, 2 - leaders, 1000);
        }
        assertThat(foresight.isWorth(1)).isFalse();
    }

    @Test
    void nothingIsSaidBeforeThereIsEnough() {
        var foresight = new Foresight();
        for (int i = 0; i < 15; i++) {
            foresight.learn(i % 2 * 2 - 1, i % 2 * 2, 1000);
        }
        assertThat(foresight.isWorth(1)).isFalse();
        foresight.learn(1, Outcome.FIRST_WINS, 1000);
        assertThat(foresight.isWorth(1)).isTrue();
    }

    @Test
    void whatWasLongAgoIsForgotten() {
        Foresight foresight = withLeads(0, Outcome.SECOND_WINS);
        for (int i = 0; i < 4000; i++) {
            foresight.learn(i % 2 * 2 - 1, i % 2 * 2, 40);
        }
        assertThat(foresight.correlation()).isGreaterThan(0.99);
    }
}
