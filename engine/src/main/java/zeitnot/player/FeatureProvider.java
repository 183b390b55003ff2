package zeitnot.player;

import java.util.List;

/**
 * Brings features of one's own to the command line: a class that implements this and is named in
 * {@code META-INF/services/zeitnot.player.FeatureProvider} of a jar on the class path.
 */
public interface FeatureProvider {
    List<Feature> features();
}
