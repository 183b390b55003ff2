package zeitnot.papers;

import java.util.List;
import zeitnot.stats.Estimate;

/**
 * Curves with their intervals over an axis.
 *
 * @param x what the axis to the right means
 * @param y what the axis upwards means
 */
public record Plot(String title, String x, String y, List<Curve> curves) {
    /** @param isReference whether it is there for comparison, such as the paper's own */
    public record Curve(String name, boolean isReference, List<Point> points) {
        public Curve {
            points = List.copyOf(points);
        }
    }

    /** A value with its interval, which may be infinite where it is not known. */
    public record Point(double x, Estimate y) {}

    public Plot {
        curves = List.copyOf(curves);
    }
}
