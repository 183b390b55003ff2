package zeitnot.search;

import java.util.Optional;
import zeitnot.search.tree.Path;

/** Chooses among the moves of a {@link Focus} by the tree's own selection; without a focus it leaves all to another guide. */
final class FocusGuide implements Guide {
    private final Focus focus;
    private final Optional<Guide> usual;
    private boolean focused;

    FocusGuide(Focus focus, Optional<Guide> usual) {
        this.focus = focus;
        this.usual = usual;
    }

    @Override
    public int choose(Path path) {
        if (path.depth() == 0) {
            int[] children = focus.children();
            focused = children.length > 0;
            if (focused) {
                return path.select(children);
            }
        }
        return usual.isPresent() ? usual.get().choose(path) : -1;
    }

    @Override
    public boolean goesOn() {
        return !focused && usual.isPresent() && usual.get().goesOn();
    }
}
