package zeitnot.time;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/**
 * A clock as users name it: {@code wall}, {@code cpu}, {@code cpu(x)} on which x seconds pass in one, or {@code sim(v)} with v
 * simulations a second.
 */
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
            return new Cpu(1);
        }
        Matcher matcher = Simulated.WITH_NUMBER.matcher(name);
        if (matcher.matches() && Double.parseDouble(matcher.group(2)) > 0) {
            double number = Double.parseDouble(matcher.group(2));
            return matcher.group(1).equals("cpu") ? new Cpu(number) : new Simulated(number);
        }
        if (name.startsWith("cpu")) {
            throw new BadInput(
                    "'" + name + "' is not a clock of CPU time; write cpu, or with the seconds that pass on it"
                            + " in one, like cpu(4)");
        }
        if (name.startsWith("sim")) {
            throw new BadInput(
                    "'" + name + "' is not a simulated clock; write it with its simulations a second, like sim(64500)");
        }
        throw BadInput.unknown("clock", name, List.of("wall", "cpu", "cpu(4)", "sim(64500)"));
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

    /**
     * The CPU time of the playing threads.
     *
     * @param rate so many seconds pass on the clock in one, as on a machine that is so many times as slow
     */
    record Cpu(double rate) implements ClockKind {
        @Override
        public Clock start(DoubleUnaryOperator pliesPerSimulation, double pliesPerNode) {
            return new CpuClock(rate);
        }

        @Override
        public String toString() {
            return rate == 1 ? "cpu" : "cpu(" + Durations.number(rate) + ")";
        }
    }

    /** The simulated clock. */
    record Simulated(double simulationsPerSecond) implements ClockKind {
        /** A clock of this kind, or of CPU time, that is written with a number. */
        private static final Pattern WITH_NUMBER = Pattern.compile("(cpu|sim)\\(\\s*(\\d+(?:\\.\\d+)?)\\s*\\)");

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
