package zeitnot.papers;

import static zeitnot.bandit.Policy.SEQUENTIAL_HALVING;
import static zeitnot.bandit.Policy.SQRT_SH;
import static zeitnot.bandit.Policy.UCB1;
import static zeitnot.bandit.Policy.UCB_SQRT;
import static zeitnot.bandit.Quantity.BEST_SHARE;
import static zeitnot.bandit.Quantity.SPREAD;

import java.util.List;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.papers.BanditFigure.Claim;

/** Section 5.1 of UCT√SH: 10,000 trials on 30 boxes with fixed prizes. */
final class PrizeBoxes {
    private static final int REPETITIONS = 1000;
    private static final int SHOWN = 20;
    private static final List<Policy> POLICIES = List.of(UCB1, UCB_SQRT, SEQUENTIAL_HALVING, SQRT_SH);

    private static final String NOTES =
            "The paper shows one draw of boxes and no numbers; here are means over many draws,"
                    + " the best box first. Its statements are compared on the same draws. Exploration is that of equation 3 for all"
                    + " policies, c = 0.707 for means in [0, 1].";

    private PrizeBoxes() {}

    static List<BanditFigure> figures() {
        return List.of(
                figure(
                        1,
                        "Prize boxes of low variance",
                        "Where prizes differ little: which policies spread their trials, and which concentrate them?",
                        "The paper: UCB√ is the most dispersed, UCB1 follows; eliminations concentrate on fewer boxes.",
                        Problem.PRIZE_BOX_LOW,
                        new Claim(SPREAD, UCB_SQRT, UCB1),
                        new Claim(SPREAD, UCB1, SEQUENTIAL_HALVING),
                        new Claim(SPREAD, UCB1, SQRT_SH)),
                figure(
                        2,
                        "Prize boxes of high variance",
                        "Where prizes differ much: which policies overspend on the best box?",
                        "The paper: UCB1 almost always selects the best box; UCB√SH prefers it clearly, but less; Sequential"
                                + " Halving and UCB√ explore more.",
                        Problem.PRIZE_BOX_HIGH,
                        new Claim(BEST_SHARE, UCB1, SQRT_SH),
                        new Claim(BEST_SHARE, SQRT_SH, SEQUENTIAL_HALVING),
                        new Claim(BEST_SHARE, SQRT_SH, UCB_SQRT)));
    }

    private static BanditFigure figure(
            int number, String title, String question, String says, Problem problem, Claim... claims) {
        return new BanditFigure(
                UctSqrtSh.PAPER,
                UctSqrtSh.PAPER.id() + "/figure-" + number,
                "Figure " + number,
                title,
                question,
                says + " " + NOTES,
                BanditSetup.prizeBox(problem, POLICIES, REPETITIONS),
                SHOWN,
                List.of(claims));
    }
}
