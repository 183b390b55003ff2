package zeitnot.ludii;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import search.mcts.MCTS;
import search.mcts.backpropagation.MonteCarloBackprop;
import search.mcts.finalmoveselection.RobustChild;
import search.mcts.nodes.BaseNode;
import search.mcts.playout.RandomPlayout;
import search.mcts.selection.SelectionStrategy;
import search.mcts.selection.UCB1;

/**
 * Ludii's UCT, with the parts that Ludii makes it of, stopped by the CPU time of its thread: Ludii itself looks at the wall, where
 * a busy machine takes more from one player than from another.
 */
final class CpuUct extends MCTS {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PLAYOUT_TURNS = 200;

    private final Meter meter;

    /** Ludii's selection, which looks at the clock once in a simulation. */
    private static final class Meter implements SelectionStrategy {
        private final UCB1 ucb1 = new UCB1(Math.sqrt(2));
        private volatile long thread;
        private volatile long begun;
        private volatile long limit;

        void begin(long nanos) {
            thread = 0;
            limit = nanos;
        }

        @Override
        public int select(MCTS mcts, BaseNode current) {
            if (current.parent() == null) {
                look(mcts);
            }
            return ucb1.select(mcts, current);
        }

        @Override
        public int backpropFlags() {
            return ucb1.backpropFlags();
        }

        @Override
        public int expansionFlags() {
            return ucb1.expansionFlags();
        }

        @Override
        public void customise(String[] inputs) {
            ucb1.customise(inputs);
        }

        private void look(MCTS mcts) {
            long now = THREADS.getCurrentThreadCpuTime();
            if (thread == 0) {
                begun = now;
                thread = Thread.currentThread().getId();
            }
            if (now - begun >= limit) {
                mcts.setWantsInterrupt(true);
            }
        }

        /** CPU time of the searching thread; 0 if there was no search, as with a single move. */
        long spent() {
            return thread == 0 ? 0 : Math.max(0, THREADS.getThreadCpuTime(thread) - begun);
        }
    }

    CpuUct() {
        this(new Meter());
    }

    private CpuUct(Meter meter) {
        super(meter, new RandomPlayout(PLAYOUT_TURNS), new MonteCarloBackprop(), new RobustChild());
        this.meter = meter;
        setFriendlyName("UCT");
    }

    /** The next search has so many nanoseconds. */
    void limit(long nanos) {
        setWantsInterrupt(false);
        meter.begin(nanos);
    }

    /** Nanoseconds of the search since {@link #limit}. */
    long spent() {
        return meter.spent();
    }
}
