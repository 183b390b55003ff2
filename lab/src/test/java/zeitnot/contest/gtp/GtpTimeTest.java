package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

class GtpTimeTest {
    @ParameterizedTest
    @CsvSource({
        "20s, 20 0 0, 20 0",
        "1.9s, 1 0 0, 1 0",
        "5s+500ms, 5 0 0, 5 0",
        "5s+1.5s, 3 1 1, 3 0",
        "10m;3x500ms, 600 0 0, 600 0",
        "1s/move, 0 1 1, 1 1",
        "5m+2s, 298 2 1, 298 0",
        "1s+2s, 0 1 1, 1 1",
        "40/10m, 0 600 40, 600 40",
        "10m;3x30s, 600 30 1, 600 0",
        "10m;25/5m, 600 300 25, 600 0"
    })
    void tellsEveryTimeControl(String time, String settings, String left) {
        TimeControl control = TimeControl.parse(time);
        assertThat(GtpTime.settings(control)).contains(settings);
        assertThat(GtpTime.left(control.begin())).contains(left);
    }

    @ParameterizedTest
    @CsvSource({
        "20s, 12.5, 7 0",
        "5m+2s, 10, 290 0",
        "40/10m, 100, 500 39",
        "10m;3x30s, 610, 30 1",
        "10m;25/5m, 700, 200 24"
    })
    void tellsWhatIsLeftAfterAMove(String time, double seconds, String left) {
        TimeControl control = TimeControl.parse(time);
        assertThat(GtpTime.left(control.after(control.begin(), seconds))).contains(left);
    }

    @ParameterizedTest
    @CsvSource({"500ms, 0 0", "500ms/move, 0 1", "40/500ms, 0 40"})
    void doesNotRoundLessThanASecondUp(String time, String left) {
        TimeControl control = TimeControl.parse(time);
        assertThat(GtpTime.settings(control)).isEmpty();
        assertThat(GtpTime.left(control.begin())).contains(left);
    }

    @Test
    void tellsNoTimeWhereSimulationsAreTheLimit() {
        TimeControl control = TimeControl.parse("1000/move");
        assertThat(GtpTime.settings(control)).isEmpty();
        assertThat(GtpTime.left(control.begin())).isEmpty();
        assertThat(GtpTime.most(control.begin())).isInfinite();
    }

    @Test
    void knowsWhenTheFlagFalls() {
        ClockState byoYomi = TimeControl.parse("10m;3x30s").begin();
        assertThat(GtpTime.most(byoYomi)).isEqualTo(690);
        assertThat(GtpTime.most(TimeControl.parse("2s/move").begin())).isEqualTo(2);
        assertThat(GtpTime.most(TimeControl.parse("20s").begin())).isEqualTo(20);
    }
}
