package zeitnot.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import zeitnot.papers.Finding;
import zeitnot.papers.Published;
import zeitnot.papers.Wording;
import zeitnot.stats.Estimate;

/** The paper's interval above ours, small enough for a cell of a table, on a scale that all rows of a measure share. */
final class IntervalGraphic {
    private static final int WIDTH = 180;
    private static final int HEIGHT = 22;
    private static final int PAPER_AT = 7;
    private static final int OURS_AT = 15;

    private final Axis axis;

    private IntervalGraphic(Axis axis) {
        this.axis = axis;
    }

    /** For the rows of one measure. */
    static IntervalGraphic of(List<Finding> findings) {
        double[] ends = findings.stream()
                .flatMapToDouble(IntervalGraphic::ends)
                .filter(Double::isFinite)
                .toArray();
        double low = DoubleStream.of(ends).min().orElse(0);
        double high = DoubleStream.of(ends).max().orElse(1);
        double room = Math.max((high - low) * 0.04, 1e-6);
        return new IntervalGraphic(new Axis(low - room, high + room, 2, WIDTH - 2));
    }

    private static DoubleStream ends(Finding finding) {
        DoubleStream ours = finding.games() == 0
                ? DoubleStream.empty()
                : DoubleStream.of(finding.ours().low(), finding.ours().high());
        return DoubleStream.concat(ours, paperEnds(finding));
    }

    /** Statements such as "more than 0" have ends that are far away: only their border nearest to 0 is of interest. */
    private static DoubleStream paperEnds(Finding finding) {
        DoubleStream level = noEffect(finding).map(DoubleStream::of).orElseGet(DoubleStream::empty);
        if (finding.row().published() instanceof Published.WinRate win) {
            return DoubleStream.concat(
                    level, DoubleStream.of(win.rate().low(), win.rate().high()));
        }
        if (finding.row().published() instanceof Published.Range range) {
            return DoubleStream.of(range.low(), range.high())
                    .filter(end -> Math.abs(end) < 1 || !noEffect(finding).equals(Optional.of(0.0)));
        }
        return level;
    }

    /** Where a strategy changes nothing. */
    private static Optional<Double> noEffect(Finding finding) {
        return switch (finding.row().measure()) {
            case WIN_RATE, DECIDED_WIN_RATE -> Optional.of(0.5);
            case GAIN, EARLY_SHIFT, TURN_CORRELATION, BRANCH_CORRELATION, ROLL_CORRELATION, ROLL_ADVANTAGE ->
                Optional.of(0.0);
            default -> Optional.empty();
        };
    }

    Markup svg(Finding finding) {
        var svg = new Markup();
        if (finding.row().published() instanceof Published.Range range) {
            double left = axis.at(range.low());
            svg.add(
                    "<rect class=\"paper-range\" x=\"%s\" y=\"2\" width=\"%s\" height=\"%s\"/>",
                    left, axis.at(range.high()) - left, HEIGHT - 4);
        }
        noEffect(finding).ifPresent(level -> svg.add("<path class=\"level\" d=\"M%s 0V%s\"/>", axis.at(level), HEIGHT));
        if (finding.row().published() instanceof Published.WinRate win) {
            interval(svg, "paper", PAPER_AT, win.rate());
        }
        if (finding.games() > 0) {
            interval(svg, "ours", OURS_AT, finding.ours());
        }
        return new Markup()
                .add(
                        "<svg class=\"interval\" role=\"img\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\">"
                                + "<title>paper %s, ours %s</title>%s</svg>",
                        WIDTH,
                        HEIGHT,
                        WIDTH,
                        HEIGHT,
                        Wording.paper(finding.row()),
                        finding.games() == 0 ? "not begun" : Wording.ours(finding),
                        svg);
    }

    private void interval(Markup svg, String style, int at, Estimate estimate) {
        svg.add("<path class=\"%s\" d=\"M%s %sH%s\"/>", style, axis.at(estimate.low()), at, axis.at(estimate.high()));
        svg.add("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"3\"/>", style, axis.at(estimate.value()), at);
    }
}
