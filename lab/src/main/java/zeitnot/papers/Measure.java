package zeitnot.papers;

import java.util.Locale;
import java.util.Optional;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/** What is read off the games of a condition. */
public enum Measure {
    WIN_RATE("win rate of player A, a draw counting half", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return games.score().score();
        }

        @Override
        public Optional<Estimate> of(MatchScore score) {
            return Optional.of(score.score());
        }
    },
    DECIDED_WIN_RATE("share of the games with a winner that player A has won; drawn games do not count", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return games.score().decidedScore();
        }

        @Override
        public Optional<Estimate> of(MatchScore score) {
            return Optional.of(score.decidedScore());
        }

        @Override
        int games(Observations games) {
            return games.score().decidedGames();
        }
    },
    GAIN("win rate less that of the simple strategy", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return WIN_RATE.of(games);
        }
    },
    SAVED_TIME("share of the planned time that player A saved, mean over its moves", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return games.savedTime();
        }
    },
    GAME_LENGTH("moves in a game, of both players", Unit.NUMBER) {
        @Override
        Estimate of(Observations games) {
            return games.gameLength();
        }
    },
    BRANCHING_FACTOR("legal moves, mean over all moves", Unit.NUMBER) {
        @Override
        Estimate of(Observations games) {
            return games.branchingFactor();
        }
    },
    EARLY_SHIFT(
            "share of its time that player A uses in the first half of the game, less that of player B", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return games.earlyShift();
        }
    },
    LONGEST_SEARCH("turn of player A's longest search, as a share of the mean game length", Unit.PERCENT) {
        @Override
        Estimate of(Observations games) {
            return games.longestSearch();
        }
    },
    SIMULATIONS_PER_SECOND("simulations of player A a second on its clock, over whole games", Unit.COUNT) {
        @Override
        Estimate of(Observations games) {
            return games.speed();
        }
    },
    TURN_CORRELATION(
            "correlation between the turn and the number of terminal lines, over all positions", Unit.COEFFICIENT) {
        @Override
        Estimate of(Observations games) {
            return games.terminals().correlation(Variable.TURN).estimate();
        }
    },
    BRANCH_CORRELATION(
            "correlation between the branching factor and the number of terminal lines, over all positions",
            Unit.COEFFICIENT) {
        @Override
        Estimate of(Observations games) {
            return games.terminals().correlation(Variable.BRANCH).estimate();
        }
    },
    ROLL_CORRELATION(
            "correlation between the mean rollout length and the number of terminal lines, over all positions",
            Unit.COEFFICIENT) {
        @Override
        Estimate of(Observations games) {
            return games.terminals().correlation(Variable.ROLL).estimate();
        }
    },
    ROLL_ADVANTAGE(
            "how much stronger, whatever its sign, the correlation of terminal lines with the rollout length is than that"
                    + " with the turn",
            Unit.COEFFICIENT) {
        @Override
        Estimate of(Observations games) {
            TerminalStatistics terminals = games.terminals();
            return terminals.correlation(Variable.ROLL).strongerThan(terminals.correlation(Variable.TURN));
        }
    };

    /** How values are written. */
    public enum Unit {
        PERCENT("%.1f", 100, " %"),
        NUMBER("%.1f", 1, ""),
        COEFFICIENT("%.2f", 1, ""),
        COUNT("%,.0f", 1, "");

        private final String format;
        private final double factor;
        private final String suffix;

        Unit(String format, double factor, String suffix) {
            this.format = format;
            this.factor = factor;
            this.suffix = suffix;
        }

        /** The value without its suffix. */
        String text(double value) {
            return String.format(Locale.ROOT, format, factor * value);
        }

        /** What stands behind a value. */
        String suffix() {
            return suffix;
        }

        /** The estimate in this unit. */
        Estimate of(Estimate estimate) {
            return new Estimate(factor * estimate.value(), factor * estimate.low(), factor * estimate.high());
        }
    }

    private final String meaning;
    private final Unit unit;

    Measure(String meaning, Unit unit) {
        this.meaning = meaning;
        this.unit = unit;
    }

    abstract Estimate of(Observations games);

    /** The same of a score alone, where the measure is one. */
    public Optional<Estimate> of(MatchScore score) {
        return Optional.empty();
    }

    /** How many of the games make it surer. */
    int games(Observations games) {
        return games.games();
    }

    /** In words. */
    public String meaning() {
        return meaning;
    }

    /** The measure with its unit: win rate in %. */
    String title() {
        return this + (unit.suffix().isEmpty() ? "" : " in" + unit.suffix());
    }

    Unit unit() {
        return unit;
    }

    /** Whether the positions of the games have to be searched for terminal lines. */
    boolean isOfTerminalLines() {
        return switch (this) {
            case TURN_CORRELATION, BRANCH_CORRELATION, ROLL_CORRELATION, ROLL_ADVANTAGE -> true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
