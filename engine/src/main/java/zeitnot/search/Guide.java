package zeitnot.search;

import zeitnot.search.tree.Path;

/** Chooses the first steps of a thread's simulations instead of the tree's own selection. */
interface Guide {
    /** The child of the node that the path has reached to which it goes on; -1 if the tree's selection shall choose. */
    int choose(Path path);

    /** Whether it is to be asked for the next step too. */
    boolean goesOn();

    /** One that chooses at the root only. */
    record AtRoot(GuidedRoot root) implements Guide {
        @Override
        public int choose(Path path) {
            return root.select();
        }

        @Override
        public boolean goesOn() {
            return false;
        }
    }
}
