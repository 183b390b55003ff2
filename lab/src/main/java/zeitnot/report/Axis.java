package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A linear scale from values to pixels. */
record Axis(double low, double high, double from, double to) {
    private static final double[] STEPS = {1, 2, 5, 10};

    /** The pixel of a value; values beyond the scale are drawn at its end. */
    double at(double value) {
        double inside = Math.max(low, Math.min(high, value));
        return from + (inside - low) / (high - low) * (to - from);
    }

    /** Round values, about so many. */
    List<Double> ticks(int count) {
        double step = step(count);
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    private double step(int count) {
        double rough = (high - low) / count;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double step : STEPS) {
            if (step * power >= rough * (1 - 1e-9)) {
                return step * power;
            }
        }
        throw new IllegalStateException("no step for " + this);
    }

    /** The tick as people read it, without needless digits. */
    static String label(double tick) {
        return String.format(Locale.ROOT, "%.4f", tick)
                .replaceFirst("\\.?0+$", "")
                .replaceFirst("^-0$", "0");
    }
}
