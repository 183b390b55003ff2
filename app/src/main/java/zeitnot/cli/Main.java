package zeitnot.cli;

/** The command {@code zeitnot}. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("zeitnot " + Main.class.getPackage().getImplementationVersion());
    }
}
