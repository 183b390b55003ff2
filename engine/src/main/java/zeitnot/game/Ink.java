package zeitnot.game;

/** How a board is drawn: plain text, or with the colours of an ANSI terminal. */
public enum Ink {
    PLAIN,
    COLOUR;

    /** Text in the colour of {@code player}. */
    public String player(int player, String text) {
        return paint(player == 0 ? "1;33" : "1;36", text);
    }

    /** Text that should step back: coordinates, empty points. */
    public String faint(String text) {
        return paint("2", text);
    }

    /** Text that should stand out. */
    public String bold(String text) {
        return paint("1", text);
    }

    private String paint(String code, String text) {
        return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
