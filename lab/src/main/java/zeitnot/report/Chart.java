package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** A line chart with bands as SVG; colours come from the page's style. */
final class Chart {
    private static final int TOP = 20;
    private static final int RIGHT = 12;
    private static final int LEFT = 42;
    private static final int BOTTOM = 34;

    /** Pixels that a tick wants for itself. */
    private static final int TICK_WIDTH = 60;

    private static final int TICK_HEIGHT = 24;

    /** A value with its band. */
    record Point(double x, double y, double low, double high) {}

    /** @param style the CSS class of line and band */
    record Series(String name, String style, List<Point> points) {}

    private final int width;
    private final int height;
    private final Axis x;
    private final Axis y;
    private final Markup svg = new Markup();

    /** A chart with room for these ranges. */
    Chart(int width, int height, double xLow, double xHigh, double yLow, double yHigh) {
        this.width = width;
        this.height = height;
        x = new Axis(xLow, xHigh, LEFT, width - RIGHT);
        y = new Axis(yLow, yHigh, height - BOTTOM, TOP);
    }

    /** Grid, ticks and what the axes mean. */
    Chart axes(String xName, String yName) {
        for (double tick : y.ticks(Math.max(2, (height - TOP - BOTTOM) / TICK_HEIGHT))) {
            svg.add("<path class=\"grid\" d=\"M%s %sH%s\"/>", x.from(), y.at(tick), x.to());
            svg.add("<text x=\"%s\" y=\"%s\" class=\"end\">%s</text>", LEFT - 6, y.at(tick) + 4, Axis.label(tick));
        }
        for (double tick : x.ticks(Math.max(2, (width - LEFT - RIGHT) / TICK_WIDTH))) {
            svg.add("<text x=\"%s\" y=\"%s\" class=\"mid\">%s</text>", x.at(tick), y.from() + 15, Axis.label(tick));
        }
        svg.add("<path class=\"axis\" d=\"M%s %sH%s\"/>", x.from(), y.from(), x.to());
        svg.add("<text x=\"%s\" y=\"%s\" class=\"end\">%s</text>", x.to(), height - 4, xName);
        svg.add("<text x=\"0\" y=\"%s\">%s</text>", TOP - 10, yName);
        return this;
    }

    /** A range of values over the whole width, such as a published interval. */
    Chart range(String style, double low, double high) {
        svg.add(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>",
                style, x.from(), y.at(high), x.to() - x.from(), y.at(low) - y.at(high));
        return this;
    }

    /** A line at one value. */
    Chart level(String style, double value) {
        svg.add("<path class=\"%s\" d=\"M%s %sH%s\"/>", style, x.from(), y.at(value), x.to());
        return this;
    }

    Chart series(Series series) {
        if (series.points().isEmpty()) {
            return this;
        }
        List<String> upper = new ArrayList<>();
        List<String> lower = new ArrayList<>();
        List<String> line = new ArrayList<>();
        for (Point point : series.points()) {
            upper.add(corner(point.x(), point.high()));
            lower.add(0, corner(point.x(), point.low()));
            line.add(corner(point.x(), point.y()));
        }
        svg.add(
                "<path class=\"band %s\" d=\"M%sL%sZ\"/>",
                series.style(), String.join("L", upper), String.join("L", lower));
        svg.add("<path class=\"line %s\" d=\"M%s\"/>", series.style(), String.join("L", line));
        return this;
    }

    private String corner(double valueX, double valueY) {
        return new Markup().add("%s %s", x.at(valueX), y.at(valueY)).toString();
    }

    /** The finished drawing; {@code title} is read to those who cannot see it. */
    Markup svg(String title) {
        return new Markup()
                .add(
                        "<svg class=\"chart\" role=\"img\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\"><title>%s</title>%s</svg>",
                        width, height, width, height, title, svg);
    }

    /** The highest upper end of all bands, where there is one. */
    static OptionalDouble highest(List<Series> all) {
        return all.stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::high)
                .filter(Double::isFinite)
                .max();
    }
}
