package zeitnot.cli;

/** A duration that is not known exactly, in seconds. */
record Span(double low, double high) {
    static final Span NONE = new Span(0, 0);

    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;

    Span plus(Span other) {
        return new Span(low + other.low, high + other.high);
    }

    Span times(double factor) {
        return new Span(factor * low, factor * high);
    }

    /** For people: about 20 to 30 s. */
    @Override
    public String toString() {
        if (high < 10) {
            return "a few seconds";
        }
        if (high < 2 * MINUTE) {
            return inUnits(1, "s");
        }
        if (high < 2 * HOUR) {
            return inUnits(MINUTE, "minutes");
        }
        return high < 2 * DAY ? inUnits(HOUR, "hours") : inUnits(DAY, "days");
    }

    private String inUnits(int unit, String name) {
        String from = rounded(low / unit);
        String to = rounded(high / unit);
        return "about " + (from.equals(to) ? to : from + " to " + to) + " " + name;
    }

    private static String rounded(double number) {
        return Text.format(number < 2 ? "%.1f" : "%.0f", number);
    }
}
