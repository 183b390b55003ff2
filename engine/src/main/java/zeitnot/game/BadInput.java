package zeitnot.game;

/** Something a user typed cannot be used. The message is one line: what is wrong, and what would be right. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    /** "unknown game 'conect4'; did you mean 'connect4'?", or the list of what is known if nothing is near. */
    public static BadInput unknown(String kind, String given, Iterable<String> known) {
        String nearest = "";
        int distance = Integer.MAX_VALUE;
        for (String candidate : known) {
            int d = editDistance(given, candidate);
            if (d < distance) {
                distance = d;
                nearest = candidate;
            }
        }
        boolean near = distance <= Math.max(2, nearest.length() / 3);
        String hint = near ? "did you mean '" + nearest + "'?" : "known: " + String.join(", ", known);
        return new BadInput("unknown " + kind + " '" + given + "'; " + hint);
    }

    private static int editDistance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substitution = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(substitution, 1 + Math.min(previous[j], current[j - 1]));
            }
            int[] swap = previous;
            previous = current;
            current = swap;
        }
        return previous[b.length()];
    }
}
