package zeitnot.game;

/**
 * 64 unused bytes at the beginning of an object that one thread writes all the time. Without them, such objects of two
 * threads can come to lie in one cache line, where the collector likes to put them, and each thread then waits for the
 * other at every write: two threads on one tree were slower than one.
 */
@SuppressWarnings("unused")
public abstract class Padded {
    private int gap; // fills the hole behind the object's header, which a field of a subclass would else get
    private long padding1;
    private long padding2;
    private long padding3;
    private long padding4;
    private long padding5;
    private long padding6;
    private long padding7;
    private long padding8;
}
