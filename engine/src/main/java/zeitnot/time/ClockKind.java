package zeitnot.time;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/** A clock as users name it: {@code wall}, {@code cpu} or {@code sim(v)} with v simulations a second. */
public sealed interface ClockKind {
    /**
     * A new clock for one player.
     *
     * @param pliesPerSimulation mean length of a simulation from the start position, at so many simulations a second; only a
     *     simulated clock asks for it
     * @param pliesPerNode what a node of minimax costs, in plies of a simulation
     */
    Clock start(DoubleUnaryOperator pliesPerSimulation, double pliesPerNode);

    /** The same where the length of a simulation is known. */
    default Clock start(double pliesPerSimulation, double pliesPerNode) {
        return start(speed -> pliesPerSimulation, pliesPerNode);
    }

    /** Whether games on this clock are repeatable. */
    default boolean isSimulated() {
        return false;
    }

    /** Reads what a user typed. */
    static ClockKind parse(String text) {
        String name = text.strip();
        if (name.equals("wall")) {
            return new Wall();
        }
        if (name.equals("cpu")) {
            return new Cpu();
        }
        Matcher matcher = Simulated.SYNTAX.matcher(name);
        if (matcher.matches() && Double.parseDouble(matcher.group(1)) > 0) {
            return new Simulated(Double.parseDouble(matcher.group(1)));
        }
        if (name.startsWith("sim")) {
            throw new BadInput(
                    "'" + name + "' is not a simulated clock; write it with its simulations a second, like sim(64500)");
        }
        throw BadInput.unknown("clock", name, List.of("wall", "cpu", "sim(64500)"));
    }

    /** The time on the wall. */
    record Wall() implements ClockKind {
        @Override
        public Clock start(DoubleUnaryOperator pliesPerSimulation, double pliesPerNode) {
            return new WallClock();
        }

        @Override
        public String toString() {
            return "wall";
        }
    }

    /** The CPU time of the playing threads. */
    record Cpu() implements ClockKind {
        @Override
        public Clock start(DoubleUnaryOperator pliesPerSimulation, double pliesPerNode) {
            return new CpuClock();
        }

        @Override
        public String toString() {
            return "cpu";
        }
    }

    /** The simulated clock. */
    record Simulated(double simulationsPerSecond) implements ClockKind {
        private static final Pattern SYNTAX = Pattern.compile("sim\\(\\s*(\\d+(?:\\.\\d+)?)\\s*\\)");

        @Override
        public Clock start(DoubleUnaryOperator pliesPerSimulation, double pliesPerNode) {
            return new SimulatedClock(
                    simulationsPerSecond, pliesPerSimulation.applyAsDouble(simulationsPerSecond), pliesPerNode);
        }

        @Override
        public boolean isSimulated() {
            return true;
        }

        @Override
        public String toString() {
            return "sim(" + Durations.number(simulationsPerSecond) + ")";
        }
    }
}
