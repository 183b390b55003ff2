package zeitnot.playout;

import zeitnot.game.Outcome;

/**
 * What the lead in the middle of a playout tells of its end: the correlation of the two, learned from playouts that went on. The
 * lead counts as above, at or below the usual one, so that a side that has fewer pieces by the rules is not taken for lost.
 */
final class Foresight {
    /** Nothing is said before so many playouts. */
    private static final int ENOUGH = 16;

    /** A correlation of none is that many standard errors away. */
    private static final double SURE = 2;

    /** At so many all sums are halved: what was long ago counts less. */
    private static final int MANY = 512;

    private double count;
    private double leads;
    private double signs;
    private double outcomes;
    private double squaresOfSigns;
    private double squaresOfOutcomes;
    private double products;
    private double plies;

    /** Of all these; asked in every playout, changed by few. */
    private double correlation;

    /** A playout with such a lead in the middle ended so, after so many plies in all. */
    void learn(int lead, int outcome, int itsPlies) {
        int sign = sign(lead);
        int result = outcome - Outcome.DRAW;
        count++;
        leads += lead;
        signs += sign;
        outcomes += result;
        squaresOfSigns += sign * sign;
        squaresOfOutcomes += result * result;
        products += sign * result;
        plies += itsPlies;
        correlation = correlate();
        if (count >= MANY) {
            halve();
        }
    }

    private void halve() {
        count /= 2;
        leads /= 2;
        signs /= 2;
        outcomes /= 2;
        squaresOfSigns /= 2;
        squaresOfOutcomes /= 2;
        products /= 2;
        plies /= 2;
    }

    private int sign(int lead) {
        return count == 0 ? 0 : Long.signum(lead - Math.round(leads / count));
    }

    /** Between lead and result, in [-1, 1]; 0 where one of them is always the same. */
    double correlation() {
        return correlation;
    }

    private double correlate() {
        double ofSigns = squaresOfSigns - signs * signs / count;
        double ofOutcomes = squaresOfOutcomes - outcomes * outcomes / count;
        double both = ofSigns * ofOutcomes;
        return both > 0 ? (products - signs * outcomes / count) / Math.sqrt(both) : 0;
    }

    /**
     * Whether results by the lead after so many plies tell more than the fewer whole playouts that would take as long. With the
     * correlation r such a result is worth r² whole ones if the lead is a hint and no more, and 1/r² if nothing else decides
     * the game, because what the first moves did is not yet drowned in what random ones do later. It is taken for |r|, once that
     * is surely not chance.
     */
    boolean isWorth(int cutAfter) {
        if (count < ENOUGH) {
            return false;
        }
        double r = Math.abs(correlation);
        return r * Math.sqrt(count) > SURE && r * plies > cutAfter * count;
    }

    /** The outcome that such a lead lets expect. */
    int outcome(int lead) {
        return Outcome.DRAW + (correlation < 0 ? -sign(lead) : sign(lead));
    }
}
