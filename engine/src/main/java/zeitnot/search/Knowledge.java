package zeitnot.search;

import zeitnot.game.Position;

/** Something that tells a new node of the tree about its moves. */
interface Knowledge {
    /** Tells the node of a position, which has these moves. */
    void tell(int block, Position position, int[] moves, int count);
}
