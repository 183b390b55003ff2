package zeitnot.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import zeitnot.game.BadInput;

/** The parameters of an address. What is missing has a usual value; what cannot be is {@link BadInput} that names it. */
final class Query {
    private final Context ctx;

    Query(Context ctx) {
        this.ctx = ctx;
    }

    String text(String name, String usual) {
        return Objects.requireNonNullElse(ctx.queryParam(name), usual).strip();
    }

    String text(String name) {
        String given = text(name, "");
        if (given.isEmpty()) {
            throw new BadInput("'" + name + "' is missing; add it to the address");
        }
        return given;
    }

    /** What is given several times, as often as it is. */
    List<String> texts(String name) {
        return ctx.queryParams(name).stream()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    boolean flag(String name) {
        String given = text(name, "false");
        if (given.equals("true") || given.equals("false")) {
            return given.equals("true");
        }
        throw new BadInput(name + " '" + given + "' is not possible; give true or false");
    }

    int count(String name, int usual, int most) {
        String given = text(name, Integer.toString(usual));
        try {
            int number = Integer.parseInt(given);
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new BadInput(name + " '" + given + "' is not possible; give a whole number from 1 to " + most);
    }

    long seed() {
        String given = text("seed", "1");
        try {
            return Long.parseLong(given);
        } catch (NumberFormatException e) {
            throw new BadInput("seed '" + given + "' is not a whole number; give one, such as 1");
        }
    }

    double number(String name, double usual) {
        String given = text(name, Double.toString(usual));
        try {
            return Double.parseDouble(given);
        } catch (NumberFormatException e) {
            throw new BadInput(name + " '" + given + "' is not a number; give one, such as " + usual);
        }
    }
}
