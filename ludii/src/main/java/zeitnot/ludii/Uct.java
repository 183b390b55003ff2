package zeitnot.ludii;

/** UCT with 0.707 for results in [0, 1], which is what the paper's baseline has. */
public final class Uct extends ZeitnotAgent {
    public Uct() {
        super("UCT of Zeitnot", "uct(0.707)", 0);
    }
}
