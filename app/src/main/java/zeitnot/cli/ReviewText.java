package zeitnot.cli;

import java.util.List;
import zeitnot.show.Review;

/** What a player thinks of a recorded game, for people: the moves that were not good, and sums. */
record ReviewText(Review review) {
    @Override
    public String toString() {
        return headline() + "\n\n" + mistakes() + "\n" + sums() + "\nEach position was judged by " + review.player()
                + " in " + review.time() + "; --json has all moves.\n";
    }

    private String headline() {
        String players = review.black().isEmpty() && review.white().isEmpty()
                ? ""
                : ", " + named(review.black()) + " against " + named(review.white());
        return review.game() + players + (review.result().isEmpty() ? "" : ", " + review.result()) + ", "
                + review.moves().size() + " moves";
    }

    private static String named(String player) {
        return player.isEmpty() ? "somebody" : player;
    }

    private String mistakes() {
        List<Review.Move> bad =
                review.moves().stream().filter(move -> !move.mark().isEmpty()).toList();
        if (bad.isEmpty()) {
            return "There is no doubtful move.\n";
        }
        var table = new Table()
                .numbers("no.")
                .words("side")
                .words("move")
                .numbers("before")
                .numbers("after")
                .numbers("drop")
                .words("better")
                .words("");
        for (Review.Move move : bad) {
            table.row(
                    Integer.toString(move.number()),
                    move.colour(),
                    move.move(),
                    Text.percent(move.before()),
                    Text.percent(move.after()),
                    Text.percent(move.drop()),
                    move.best(),
                    move.mark());
        }
        return table.toString();
    }

    private String sums() {
        var table = new Table()
                .words("side")
                .numbers("moves")
                .numbers("as it would")
                .numbers("doubtful")
                .numbers("mistakes")
                .numbers("blunders")
                .numbers("mean drop");
        for (Review.Side side : review.sides()) {
            table.row(
                    side.colour(),
                    Integer.toString(side.moves()),
                    Integer.toString(side.agreed()),
                    Integer.toString(side.doubtful()),
                    Integer.toString(side.mistakes()),
                    Integer.toString(side.blunders()),
                    Text.percent(side.meanDrop()));
        }
        return table.toString();
    }
}
