package zeitnot.sgf;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.table.Table;

/** The games that can be written in SGF. It has no number for games like Go, so the name of the rules tells them apart. */
enum Kind {
    GO("go", "Chinese"),
    ATARI_GO("atari-go", "Atari Go"),
    NOGO("nogo", "NoGo");

    private final String family;
    private final String rules;

    Kind(String family, String rules) {
        this.family = family;
        this.rules = rules;
    }

    static boolean isKnown(Game game) {
        return find(game).isPresent();
    }

    private static Optional<Kind> find(Game game) {
        String name = Table.family(game);
        return Arrays.stream(values()).filter(kind -> kind.family.equals(name)).findFirst();
    }

    /** Throws {@link BadInput} for a game of another kind. */
    static Kind of(Game game) {
        return find(game)
                .orElseThrow(
                        () -> new BadInput("SGF is for go, atari-go and nogo; " + game + " cannot be written in it"));
    }

    /** The kind that rules of this name mean: Go, unless they are those of another one. */
    static Kind ruled(Optional<String> name) {
        String wanted = name.orElse("").toLowerCase(Locale.ROOT).replaceAll("[\\s-]", "");
        return wanted.equals("atarigo") ? ATARI_GO : wanted.equals("nogo") ? NOGO : GO;
    }

    String family() {
        return family;
    }

    /** What {@code RU} says. */
    String rules() {
        return rules;
    }
}
