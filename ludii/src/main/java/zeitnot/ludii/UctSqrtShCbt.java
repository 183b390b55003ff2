package zeitnot.ludii;

/** UCT√SH with clock bonus time, for a minute a game. */
public final class UctSqrtShCbt extends ZeitnotAgent {
    public UctSqrtShCbt() {
        super("UCT√SH + cbt", "uct(0.495)+sqrt-sh+cbt", 60);
    }
}
