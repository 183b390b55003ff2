package zeitnot.report;

import java.util.ArrayList;
import java.util.List;
import zeitnot.papers.Plot;

/** Draws plots: a single one large, several side by side. */
final class Plots {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 320;
    private static final int SMALL_WIDTH = 500;
    private static final int SMALL_HEIGHT = 250;

    /** Colours that the page has for curves. */
    private static final int STYLES = 7;

    private Plots() {}

    static Markup markup(List<Plot> plots) {
        if (plots.size() == 1) {
            return figure(plots.get(0), WIDTH, HEIGHT, "");
        }
        var markup = new Markup().add("<div class=\"pairs\">");
        plots.forEach(plot -> markup.add("%s", figure(plot, SMALL_WIDTH, SMALL_HEIGHT, plot.title())));
        return markup.add("</div>");
    }

    /** @param title what tells it from the others; may be empty */
    private static Markup figure(Plot plot, int width, int height, String title) {
        List<Chart.Series> all = series(plot);
        double[] xs = plot.curves().stream()
                .flatMap(curve -> curve.points().stream())
                .mapToDouble(Plot.Point::x)
                .sorted()
                .toArray();
        double from = xs.length == 0 ? 0 : xs[0];
        double to = xs.length == 0 ? 1 : Math.max(from + 1, xs[xs.length - 1]);
        double top = Chart.highest(all).orElse(0);
        var chart = new Chart(width, height, from, to, 0, top > 0 ? top : 1);
        chart.axes(plot.x(), plot.y());
        all.forEach(chart::series);
        return new Markup()
                .add(
                        "<figure><figcaption>%s</figcaption>%s</figure>",
                        caption(title, all), chart.svg(plot.title() + ": " + plot.y() + " by " + plot.x()));
    }

    private static Markup caption(String title, List<Chart.Series> all) {
        var caption = title.isEmpty() ? new Markup() : new Markup().add("<span class=\"title\">%s</span>", title);
        if (all.size() > 1) {
            all.forEach(
                    series -> caption.add("<span class=\"key %s\"></span><b>%s</b>", series.style(), series.name()));
        }
        return caption;
    }

    private static List<Chart.Series> series(Plot plot) {
        List<Chart.Series> all = new ArrayList<>();
        int style = 0;
        for (Plot.Curve curve : plot.curves()) {
            String name = "s" + (curve.isReference() ? 0 : 1 + style++ % STYLES);
            all.add(new Chart.Series(
                    curve.name(),
                    name,
                    curve.points().stream().map(Plots::point).toList()));
        }
        return all;
    }

    /** An interval that is not known is not drawn. */
    private static Chart.Point point(Plot.Point point) {
        double value = point.y().value();
        double low = point.y().low();
        double high = point.y().high();
        boolean known = Double.isFinite(low) && Double.isFinite(high);
        return new Chart.Point(point.x(), value, known ? low : value, known ? high : value);
    }
}
