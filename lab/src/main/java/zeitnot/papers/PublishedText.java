package zeitnot.papers;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.stats.Estimate;

/**
 * Reads what a paper prints: {@code 58.7 (57.3-60.0)}, {@code 46.24(±4.9)}, ✓ and its lack, a number that counts as the same
 * within a tolerance, a statement in words that stands for a range, or nothing. Numbers are in the unit of the measure.
 *
 * @param statements in words, with the range that each stands for, such as {@code -3 to 3}
 * @param tolerance such as {@code 5 %} of the value or {@code 5 points} in the unit of the measure
 * @param sample games behind each number, from which its interval follows, whatever interval is printed
 */
record PublishedText(
        Map<String, Yaml> statements, Optional<TextTable.Cell> tolerance, Optional<TextTable.Cell> sample) {
    private static final String NUMBER = "(-?\\d+(?:\\.\\d+)?)";
    private static final Pattern INTERVAL =
            Pattern.compile(NUMBER + " ?%? ?\\(" + NUMBER + " ?(?:-|–|to) ?" + NUMBER + "\\)");
    private static final Pattern MARGIN = Pattern.compile(NUMBER + " ?%? ?\\(?± ?" + NUMBER + "\\)?");
    private static final Pattern VALUE = Pattern.compile(NUMBER + "(?: ?%)?");
    private static final Pattern RANGE = Pattern.compile(NUMBER + " to " + NUMBER);
    private static final Pattern TOLERANCE = Pattern.compile(NUMBER + " (%|points)");

    /** Was printed, but is not legible in the text that we have. */
    private static final String ILLEGIBLE = "?";

    Published read(TextTable.Cell cell, Measure measure) {
        String text = cell.text();
        boolean isRate = measure == Measure.WIN_RATE || measure == Measure.DECIDED_WIN_RATE;
        if (text.isEmpty() || text.equals(ILLEGIBLE)) {
            return isRate ? new Published.Nothing() : new Published.Unstated();
        }
        Optional<Published> found = mark(text, measure).or(() -> statement(text, measure));
        if (found.isEmpty()) {
            found = isRate ? rate(text) : around(text, measure);
        }
        return found.orElseThrow(() -> cell.place()
                .bad("'" + text + "' is not understood as a published " + measure
                        + "; write "
                        + (isRate ? "58.7 (57.3-60.0), 46.24(±4.9), ✓, no ✓" : "a number, with a 'tolerance'")
                        + ", one of the 'statements', or nothing"));
    }

    private static Optional<Published> mark(String text, Measure measure) {
        return text.equals("✓") || text.equals("no ✓")
                ? Optional.of(Published.Improvement.of(text.equals("✓"), measure))
                : Optional.empty();
    }

    private Optional<Published> statement(String text, Measure measure) {
        return Optional.ofNullable(statements.get(text)).map(written -> {
            Matcher range = RANGE.matcher(written.asText());
            if (!range.matches()) {
                throw written.place().bad("'" + written.asText() + "' is not a range; write it like -3 to 3");
            }
            double factor = factor(measure);
            return new Published.Range(text, number(range, 1) / factor, number(range, 2) / factor);
        });
    }

    private Optional<Published> rate(String text) {
        Matcher interval = INTERVAL.matcher(text);
        Matcher margin = MARGIN.matcher(text);
        Matcher value = VALUE.matcher(text);
        boolean isInterval = interval.matches();
        boolean isMargin = !isInterval && margin.matches();
        if (sample.isPresent() && (isInterval || isMargin || value.matches())) {
            double rate = number(isInterval ? interval : isMargin ? margin : value, 1) / 100;
            return Optional.of(Published.WinRate.ofGames(rate, games(sample.get())));
        }
        if (isInterval) {
            return Optional.of(
                    Published.WinRate.percent(number(interval, 1), number(interval, 2), number(interval, 3)));
        }
        if (isMargin) {
            double rate = number(margin, 1);
            double half = number(margin, 2);
            return Optional.of(Published.WinRate.percent(rate, rate - half, rate + half));
        }
        return Optional.empty();
    }

    private static int games(TextTable.Cell cell) {
        return new Yaml.Scalar(cell.place(), cell.text()).asCount();
    }

    private Optional<Published> around(String text, Measure measure) {
        Matcher value = VALUE.matcher(text);
        if (tolerance.isEmpty() || !value.matches()) {
            return Optional.empty();
        }
        TextTable.Cell written = tolerance.get();
        Matcher allowed = TOLERANCE.matcher(written.text());
        if (!allowed.matches()) {
            throw written.place().bad("'" + written.text() + "' is not a tolerance; write 5 % or 5 points");
        }
        double number = number(value, 1) / factor(measure);
        double distance = allowed.group(2).equals("%")
                ? number(allowed, 1) / 100 * Math.abs(number)
                : number(allowed, 1) / factor(measure);
        return Optional.of(Published.Range.around(number, distance, text));
    }

    /** What a value is multiplied by to be shown. */
    private static double factor(Measure measure) {
        return measure.unit().of(new Estimate(1, 1, 1)).value();
    }

    private static double number(Matcher matcher, int group) {
        return Double.parseDouble(matcher.group(group));
    }
}
