package zeitnot.search.tree;

/** Progressive widening: a node with N visits looks at k N^a of its moves; {@link Widened} tells how. */
public record Widening(double k, double a) {
    /** A selection that chooses among so many. */
    public Selection of(Selection among, Layout layout, Additions additions) {
        return new Widened(among, this, layout, additions);
    }
}
