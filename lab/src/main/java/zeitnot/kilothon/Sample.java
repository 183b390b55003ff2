package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeitnot.game.GameProvider.Listed;
import zeitnot.game.Rng;

/**
 * Which games are played, in which order: all, or some of each category in proportion to its size (largest remainders). The
 * order of a category is random; categories take turns so that the first games are spread over them as the last are.
 */
public final class Sample {
    /**
     * The games of one category, of which the first so many are meant; the others stand in for what cannot be played.
     *
     * @param wanted how many are to be played
     */
    public record Stratum(String category, List<Listed> games, int wanted) {}

    private Sample() {}

    /**
     * @param size how many games in all; at least as many as there are for all of them
     * @param skip so many games of the same seed are kept out, from all categories in proportion
     */
    public static List<Stratum> of(List<Listed> games, int size, int skip, long seed) {
        if (skip == 0) {
            return of(games, size, seed);
        }
        List<Listed> rest = of(games, skip, seed).stream()
                .flatMap(stratum -> stratum.games().stream().skip(stratum.wanted()))
                .toList();
        return of(rest, size, seed);
    }

    private static List<Stratum> of(List<Listed> games, int size, long seed) {
        Map<String, List<Listed>> categories =
                games.stream().collect(Collectors.groupingBy(Listed::category, TreeMap::new, Collectors.toList()));
        double share = Math.min(1, (double) size / games.size());
        Map<String, Integer> wanted = new TreeMap<>();
        categories.forEach((category, members) -> wanted.put(category, (int) (share * members.size())));
        List<String> byRemainder = categories.entrySet().stream()
                .sorted(Comparator.comparingDouble(category -> wanted.getOrDefault(category.getKey(), 0)
                        - share * category.getValue().size()))
                .map(Map.Entry::getKey)
                .toList();
        int missing = Math.min(size, games.size())
                - wanted.values().stream().mapToInt(Integer::intValue).sum();
        byRemainder.stream().limit(missing).forEach(category -> wanted.merge(category, 1, Integer::sum));
        List<Stratum> strata = new ArrayList<>();
        categories.forEach((category, members) -> strata.add(new Stratum(
                category, shuffled(members, Rng.derive(seed, category.hashCode())), wanted.getOrDefault(category, 0))));
        return strata;
    }

    /** The categories in the order in which they give a game each, as often as they are to. */
    public static List<Stratum> turns(List<Stratum> strata) {
        record Turn(Stratum stratum, double at) {}
        List<Turn> turns = new ArrayList<>();
        for (Stratum stratum : strata) {
            for (int i = 0; i < stratum.wanted(); i++) {
                turns.add(new Turn(stratum, (i + 0.5) / stratum.wanted()));
            }
        }
        return turns.stream()
                .sorted(Comparator.comparingDouble(Turn::at))
                .map(Turn::stratum)
                .toList();
    }

    private static List<Listed> shuffled(List<Listed> games, long seed) {
        List<Listed> order = new ArrayList<>(games);
        order.sort(Comparator.comparing(Listed::name));
        var rng = new Rng(seed);
        for (int i = order.size() - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            Listed other = order.get(i);
            order.set(i, order.get(j));
            order.set(j, other);
        }
        return order;
    }
}
