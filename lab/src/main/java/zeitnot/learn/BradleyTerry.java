package zeitnot.learn;

import java.util.Arrays;

/**
 * The model of Bradley and Terry for moves (Coulom 2007): a move is chosen with a probability in proportion to the product of the
 * weights of its features. They are found by minorisation and maximisation, group after group; to each feature that occurs some won
 * and as many lost choices against the weight 1 are added, so that rare ones stay near it.
 */
public final class BradleyTerry {
    /**
     * Changes after so many rounds are below what the choices of other games change, but for a factor that all weights of a group
     * have in common: it means nothing, and moves slowly.
     */
    private static final int ROUNDS = 30;

    /** Won choices that are added, and lost ones. Coulom has one; with few games, single moves would then count too much. */
    private static final int ADDED = 3;

    private final Choices choices;
    private final int groups;
    private final double[] weights;
    private final int[] won;
    private final boolean[] occurs;

    /** The weights that make the choices most likely. */
    public static BradleyTerry fit(Choices choices) {
        var model = new BradleyTerry(choices);
        for (int round = 0; round < ROUNDS; round++) {
            for (int group = 0; group < model.groups; group++) {
                model.improve(group);
            }
        }
        return model;
    }

    private BradleyTerry(Choices choices) {
        this.choices = choices;
        groups = choices.features().groups();
        int size = choices.features().size();
        weights = new double[size];
        won = new int[size];
        occurs = new boolean[size];
        Arrays.fill(weights, 1);
        for (int choice = 0; choice < choices.count(); choice++) {
            for (int group = 0; group < groups; group++) {
                won[choices.feature(choices.chosen(choice), group)]++;
                for (int move = choices.begin(choice); move < choices.begin(choice + 1); move++) {
                    occurs[choices.feature(move, group)] = true;
                }
            }
        }
    }

    /** One step for all features of a group, of which a move has only one each. */
    private void improve(int group) {
        double[] expected = new double[weights.length];
        for (int choice = 0; choice < choices.count(); choice++) {
            double sum = sum(choice);
            for (int move = choices.begin(choice); move < choices.begin(choice + 1); move++) {
                expected[choices.feature(move, group)] += weight(move) / sum;
            }
        }
        for (int feature = 0; feature < weights.length; feature++) {
            if (expected[feature] > 0) {
                double weight = weights[feature];
                weights[feature] = (won[feature] + ADDED) / (expected[feature] / weight + 2 * ADDED / (1 + weight));
            }
        }
    }

    private double sum(int choice) {
        double sum = 0;
        for (int move = choices.begin(choice); move < choices.begin(choice + 1); move++) {
            sum += weight(move);
        }
        return sum;
    }

    private double weight(int move) {
        double product = 1;
        for (int group = 0; group < groups; group++) {
            product *= weights[choices.feature(move, group)];
        }
        return product;
    }

    /** Whether a move has ever had the feature: of others nothing is learned. */
    public boolean occurs(int feature) {
        return occurs[feature];
    }

    public double weightOf(int feature) {
        return weights[feature];
    }

    /** The share of choices in which the move was made that the model thinks most likely. */
    public double foreseen() {
        int right = 0;
        for (int choice = 0; choice < choices.count(); choice++) {
            int best = choices.begin(choice);
            for (int move = best; move < choices.begin(choice + 1); move++) {
                best = weight(move) > weight(best) ? move : best;
            }
            right += best == choices.chosen(choice) ? 1 : 0;
        }
        return (double) right / choices.count();
    }

    /** The mean logarithm of the probability that the model gives to what was chosen. */
    public double meanLogLikelihood() {
        double sum = 0;
        for (int choice = 0; choice < choices.count(); choice++) {
            sum += Math.log(weight(choices.chosen(choice)) / sum(choice));
        }
        return sum / choices.count();
    }
}
