package zeitnot.papers;

import java.util.Locale;
import zeitnot.stats.Estimate;

/** What is read off the games of a condition. */
public enum Measure {
    WIN_RATE("win rate of player A, a draw counting half", true) {
        @Override
        Estimate of(Observations games) {
            return games.score().score();
        }
    },
    GAIN("win rate less that of the simple strategy", true) {
        @Override
        Estimate of(Observations games) {
            return WIN_RATE.of(games);
        }
    },
    SAVED_TIME("share of the planned time that player A saved, mean over its moves", true) {
        @Override
        Estimate of(Observations games) {
            return games.savedTime();
        }
    },
    GAME_LENGTH("moves in a game, of both players", false) {
        @Override
        Estimate of(Observations games) {
            return games.gameLength();
        }
    },
    BRANCHING_FACTOR("legal moves, mean over all moves", false) {
        @Override
        Estimate of(Observations games) {
            return games.branchingFactor();
        }
    },
    EARLY_SHIFT("share of its time that player A uses in the first half of the game, less that of player B", true) {
        @Override
        Estimate of(Observations games) {
            return games.earlyShift();
        }
    },
    LONGEST_SEARCH("turn of player A's longest search, as a share of the mean game length", true) {
        @Override
        Estimate of(Observations games) {
            return games.longestSearch();
        }
    };

    private final String meaning;
    private final boolean share;

    Measure(String meaning, boolean share) {
        this.meaning = meaning;
        this.share = share;
    }

    abstract Estimate of(Observations games);

    /** In words. */
    public String meaning() {
        return meaning;
    }

    /** Whether it is written in per cent. */
    public boolean isShare() {
        return share;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
