package zeitnot.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The properties of a game of Go in SGF, along its main line: what {@code loadsgf} needs, and no more. */
final class SgfMainLine {
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z]+");
    private static final Pattern SIZE = Pattern.compile("\\d{1,2}");
    private static final Pattern KOMI = Pattern.compile("[+-]?\\d{1,3}(\\.\\d{1,3})?");
    private static final Pattern POINT = Pattern.compile("[a-z]{2}");
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final int USUAL_SIZE = 19;

    private SgfMainLine() {}

    /** A property with its values. */
    record Property(String name, List<String> values) {
        Property {
            values = List.copyOf(values);
        }

        String first() {
            return values.isEmpty() ? "" : values.get(0).strip();
        }
    }

    /** The properties of the first game's first variation, in their order. */
    static List<Property> read(String text) {
        List<Property> properties = new ArrayList<>();
        int at = text.indexOf('(');
        if (at < 0) {
            throw new Failure("cannot load file");
        }
        at++;
        Matcher identifier = IDENTIFIER.matcher(text);
        while (at < text.length() && text.charAt(at) != ')') {
            char c = text.charAt(at);
            if (Character.isLetter(c) && identifier.find(at) && identifier.start() == at) {
                at = identifier.end();
                List<String> values = new ArrayList<>();
                at = values(text, at, values);
                properties.add(new Property(identifier.group().replaceAll("[a-z]", ""), values));
            } else if (c == ';' || c == '(' || Character.isWhitespace(c)) {
                at++;
            } else {
                throw new Failure("cannot load file");
            }
        }
        if (at >= text.length()) {
            throw new Failure("cannot load file");
        }
        return properties;
    }

    private static int values(String text, int from, List<String> values) {
        int at = from;
        while (true) {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            if (at >= text.length() || text.charAt(at) != '[') {
                return at;
            }
            var value = new StringBuilder();
            for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
                if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                    at++;
                }
                value.append(text.charAt(at));
            }
            at++;
            values.add(value.toString());
        }
    }

    /** Throws unless it is a game of Go with a size and komi that can be read. */
    static void check(List<Property> properties) {
        for (Property property : properties) {
            boolean isGood = switch (property.name()) {
                case "GM" -> property.first().equals("1");
                case "SZ" -> SIZE.matcher(property.first()).matches();
                case "KM" -> KOMI.matcher(property.first()).matches();
                default -> true;
            };
            if (!isGood) {
                throw new Failure("cannot load file");
            }
        }
    }

    /** Puts the game on the table, with so many moves at most. */
    static void play(List<Property> properties, Table table, int moves) {
        int size = properties.stream()
                .filter(property -> property.name().equals("SZ"))
                .mapToInt(property -> Integer.parseInt(property.first()))
                .findFirst()
                .orElse(USUAL_SIZE);
        table.resize(size);
        properties.stream()
                .filter(property -> property.name().equals("KM"))
                .findFirst()
                .ifPresent(property -> table.komi(Double.parseDouble(property.first())));
        int made = 0;
        for (Property property : properties) {
            boolean isMove = property.name().equals("B") || property.name().equals("W");
            if (isMove && made++ >= moves) {
                return;
            }
            if (isMove) {
                table.play(property.name().equals("B") ? 0 : 1, move(property.first(), size));
            } else if (property.name().equals("AB")
                    && table.isEmpty()
                    && property.values().size() > 1) {
                table.handicap(property.values().stream()
                        .map(point -> move(point, size))
                        .toList());
            } else if (property.name().equals("AB") || property.name().equals("AW")) {
                int colour = property.name().equals("AB") ? 0 : 1;
                property.values().forEach(point -> table.play(colour, move(point, size)));
            }
        }
    }

    private static String move(String text, int size) {
        String point = text.strip();
        if (point.isEmpty() || point.equals("tt") && size <= USUAL_SIZE) {
            return "pass";
        }
        int column = POINT.matcher(point).matches() ? point.charAt(0) - 'a' : COLUMNS.length();
        int row = size - (point.charAt(point.length() - 1) - 'a');
        if (column >= COLUMNS.length()) {
            throw new Failure("cannot load file");
        }
        return COLUMNS.charAt(column) + Integer.toString(row);
    }
}
