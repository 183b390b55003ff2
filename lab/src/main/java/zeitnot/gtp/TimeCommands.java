package zeitnot.gtp;

import java.util.Map;
import java.util.Optional;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeControl.ByoYomi;
import zeitnot.time.TimeControl.Canadian;
import zeitnot.time.TimeControl.Fischer;
import zeitnot.time.TimeControl.SuddenDeath;

/** The commands that tell the time, of the specification and of two programs that know more kinds of it. */
final class TimeCommands {
    private static final String KINDS = "none absolute byoyomi canadian fischer";

    private final Clocks clocks;

    TimeCommands(Clocks clocks) {
        this.clocks = clocks;
    }

    void register(Map<String, Command> commands) {
        commands.put("time_settings", Command.of(this::settings));
        commands.put("time_left", Command.of(this::left));
        commands.put("kgs-time_settings", Command.of(this::kinds));
        commands.put("kata-list_time_settings", Command.of(request -> KINDS));
        commands.put("kata-time_settings", Command.of(this::kinds));
    }

    private String settings(Request request) {
        request.demand(3);
        double main = request.seconds(0);
        double period = request.seconds(1);
        int stones = request.whole(2);
        if (period > 0 && stones == 0) {
            clocks.set(Optional.empty());
        } else {
            clocks.set(Optional.of(canadian(main, period, stones)));
        }
        return "";
    }

    private static TimeControl canadian(double main, double period, int stones) {
        return period > 0 && stones > 0 ? new Canadian(main, stones, period) : new SuddenDeath(main);
    }

    private String left(Request request) {
        request.demand(3);
        clocks.left(request.colour(0), request.seconds(1), request.whole(2));
        return "";
    }

    private String kinds(Request request) {
        clocks.set(
                switch (request.lower(0)) {
                    case "none" -> Optional.empty();
                    case "absolute" ->
                        Optional.of(new SuddenDeath(request.demand(2).seconds(1)));
                    case "canadian" ->
                        Optional.of(canadian(request.demand(4).seconds(1), request.seconds(2), positive(request, 3)));
                    case "byoyomi" -> Optional.of(byoYomi(request.demand(4)));
                    case "fischer" -> Optional.of(new Fischer(request.demand(3).seconds(1), request.seconds(2)));
                    default -> throw Failure.syntax();
                });
        return "";
    }

    private static TimeControl byoYomi(Request request) {
        double period = request.seconds(2);
        return period > 0
                ? new ByoYomi(request.seconds(1), positive(request, 3), period)
                : new SuddenDeath(request.seconds(1));
    }

    private static int positive(Request request, int index) {
        int number = request.whole(index);
        if (number == 0) {
            throw Failure.syntax();
        }
        return number;
    }
}
