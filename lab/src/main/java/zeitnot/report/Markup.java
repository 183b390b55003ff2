package zeitnot.report;

import java.util.Locale;

/** Text that grows into HTML or SVG: what comes from outside is escaped, what the format says is not. */
final class Markup {
    private final StringBuilder text = new StringBuilder();

    /** Adds markup, in which each {@code %s} is replaced by an argument as escaped text. */
    Markup add(String format, Object... arguments) {
        Object[] escaped = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            escaped[i] = arguments[i] instanceof Markup markup ? markup.toString() : escape(text(arguments[i]));
        }
        text.append(String.format(Locale.ROOT, format, escaped));
        return this;
    }

    /** Adds what is markup already. */
    Markup raw(String markup) {
        text.append(markup);
        return this;
    }

    /** Coordinates need a tenth of a pixel and no more. */
    private static String text(Object argument) {
        return argument instanceof Double number
                ? String.format(Locale.ROOT, "%.1f", number).replaceFirst("\\.0$", "")
                : String.valueOf(argument);
    }

    private static String escape(String plain) {
        return plain.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
