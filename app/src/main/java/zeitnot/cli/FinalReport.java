package zeitnot.cli;

/** A result that is printed exactly once: when the work is done, or before that when the program is told to end. */
final class FinalReport {
    private final Runnable printing;
    private final Thread hook = new Thread(this::printOnce, "zeitnot-report");
    private boolean printed;

    /** From now on, Ctrl-C prints the report. */
    FinalReport(Runnable printing) {
        this.printing = printing;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    void print() {
        printOnce();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook has found nothing left to do.
        }
    }

    /** Whoever comes second waits for the first, so that the program does not end in the middle of the report. */
    private synchronized void printOnce() {
        if (!printed) {
            printed = true;
            printing.run();
        }
    }
}
