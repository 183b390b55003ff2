package zeitnot.ludii;

/** UCT√SH as its authors ran it, without discount. */
public final class UctSqrtSh extends ZeitnotAgent {
    public UctSqrtSh() {
        super("UCT√SH", "uct(0.495)+sqrt-sh", 0);
    }
}
