package zeitnot.store;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.GameRecord.Move;

/**
 * The moves of a game as bytes: some 30 a move, less than half of what JSON takes, and read some ten times as fast. Numbers are in
 * groups of seven bits, the lowest first, of which all but the last have their top bit set. Times and values are whole
 * millionths, so they come back as they were; what is no such number is kept as it is.
 */
final class PackedMoves {
    /** Stands in the first byte, for those who may come after; the second where somebody has pondered. */
    private static final int FORMAT = 1;

    private static final int WITH_PONDERING = 2;
    private static final List<String> GUESSES = List.of("", "hit", "miss");

    private static final double MILLION = 1e6;

    /** How a number with a fraction begins: as it is, as infinity, or as millionths. */
    private static final int AS_IT_IS = 0;

    private static final int INFINITE = 1;
    private static final int MILLIONTHS = 2;

    private PackedMoves() {}

    static byte[] write(List<Move> moves) {
        var out = new Writer();
        boolean pondered = moves.stream().anyMatch(Move::isPondered);
        out.number(pondered ? WITH_PONDERING : FORMAT);
        out.number(moves.size());
        List<String> reasons = moves.stream().map(Move::stopped).distinct().toList();
        out.number(reasons.size());
        reasons.forEach(out::text);
        for (Move move : moves) {
            out.text(move.move());
            out.number(move.player());
            out.fraction(move.seconds());
            out.fraction(move.allotted());
            out.number(move.simulations());
            out.number(move.bestVisits());
            out.number(move.secondVisits());
            out.fraction(move.value());
            out.number(reasons.indexOf(move.stopped()));
            out.fraction(move.simulatedPlies());
            out.fraction(move.longestGap());
            if (pondered) {
                out.fraction(move.ponderedSeconds());
                out.number(move.ponderedSimulations());
                out.number(move.ponderedKept());
                out.number(GUESSES.indexOf(move.guess()));
            }
        }
        return out.bytes.toByteArray();
    }

    static List<Move> read(byte[] bytes) {
        var in = new Reader(bytes);
        long format = in.number();
        if (format != FORMAT && format != WITH_PONDERING) {
            throw new IllegalStateException("moves in format " + format);
        }
        boolean pondered = format == WITH_PONDERING;
        int size = (int) in.number();
        String[] reasons = new String[(int) in.number()];
        for (int i = 0; i < reasons.length; i++) {
            reasons[i] = in.text();
        }
        List<Move> moves = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            String move = in.text();
            int player = (int) in.number();
            double seconds = in.fraction();
            double allotted = in.fraction();
            long simulations = in.number();
            int bestVisits = (int) in.number();
            int secondVisits = (int) in.number();
            double value = in.fraction();
            String stopped = reasons[(int) in.number()];
            double simulatedPlies = in.fraction();
            double longestGap = in.fraction();
            double ponderedSeconds = pondered ? in.fraction() : 0;
            long ponderedSimulations = pondered ? in.number() : 0;
            long ponderedKept = pondered ? in.number() : 0;
            String guess = pondered ? GUESSES.get((int) in.number()) : "";
            moves.add(new Move(
                    move,
                    player,
                    seconds,
                    allotted,
                    simulations,
                    bestVisits,
                    secondVisits,
                    value,
                    stopped,
                    simulatedPlies,
                    longestGap,
                    ponderedSeconds,
                    ponderedSimulations,
                    ponderedKept,
                    guess));
        }
        return moves;
    }

    private static final class Writer {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        void number(long number) {
            long rest = number;
            while ((rest & ~0x7FL) != 0) {
                bytes.write((int) (rest & 0x7F | 0x80));
                rest >>>= 7;
            }
            bytes.write((int) rest);
        }

        void text(String text) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            number(utf8.length);
            bytes.writeBytes(utf8);
        }

        void fraction(double number) {
            long millionths = Math.round(number * MILLION);
            boolean fits = millionths >= 0 && millionths < Long.MAX_VALUE / 4;
            if (fits && Double.doubleToLongBits(millionths / MILLION) == Double.doubleToLongBits(number)) {
                number(millionths + MILLIONTHS);
            } else if (number == Double.POSITIVE_INFINITY) {
                number(INFINITE);
            } else {
                number(AS_IT_IS);
                bytes.writeBytes(
                        ByteBuffer.allocate(Double.BYTES).putDouble(number).array());
            }
        }
    }

    private static final class Reader {
        private final byte[] bytes;
        private int at;

        Reader(byte[] bytes) {
            this.bytes = bytes;
        }

        long number() {
            long number = 0;
            int shift = 0;
            while (bytes[at] < 0) {
                number |= (bytes[at++] & 0x7FL) << shift;
                shift += 7;
            }
            return number | (long) bytes[at++] << shift;
        }

        String text() {
            int length = (int) number();
            var text = new String(bytes, at, length, StandardCharsets.UTF_8);
            at += length;
            return text;
        }

        double fraction() {
            long number = number();
            if (number >= MILLIONTHS) {
                return (number - MILLIONTHS) / MILLION;
            }
            if (number == INFINITE) {
                return Double.POSITIVE_INFINITY;
            }
            at += Double.BYTES;
            return ByteBuffer.wrap(bytes).getDouble(at - Double.BYTES);
        }
    }
}
