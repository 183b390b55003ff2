package zeitnot;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.BadInput;
import zeitnot.game.Padded;
import zeitnot.game.Rng;
import zeitnot.game.ShippedTable;

/** Which package of the engine may know which. All may know the JDK, and none anything else. */
class ArchitectureTest {
    /** Every package, in the order of dependency, with all that it may know. */
    private static final Map<String, List<String>> MAY_KNOW = Map.ofEntries(
            Map.entry("game", List.of()),
            Map.entry("games.go", List.of("game")),
            Map.entry("games", List.of("game", "games.go")),
            Map.entry("view", List.of()),
            Map.entry("playout", List.of("game")),
            Map.entry("time.rule", List.of("view")),
            Map.entry("time", List.of("view", "time.rule")),
            Map.entry("search.root", List.of("view")),
            Map.entry("search.reward", List.of("game", "search.tree")),
            Map.entry("search.tree", List.of("game", "view")),
            Map.entry("search.minimax", List.of("game", "playout", "view")),
            Map.entry(
                    "search",
                    List.of(
                            "game",
                            "view",
                            "playout",
                            "search.root",
                            "search.reward",
                            "search.tree",
                            "search.minimax")),
            Map.entry(
                    "player",
                    List.of(
                            "game",
                            "view",
                            "playout",
                            "time.rule",
                            "time",
                            "search.root",
                            "search.reward",
                            "search.tree",
                            "search.minimax",
                            "search")));

    /** What says nothing of games: the way to say that input is bad, to read tables, random numbers, room in memory. */
    private static final DescribedPredicate<JavaClass> TOOLS = DescribedPredicate.describe(
            "tools",
            type -> Stream.of(BadInput.class, ShippedTable.class, Rng.class, Padded.class)
                    .anyMatch(type::isEquivalentTo));

    private static final JavaClasses ENGINE =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("zeitnot");

    static Stream<String> packages() {
        return MAY_KNOW.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void knowsOnlyWhatItMay(String name) {
        String[] allowed = Stream.of(
                        Stream.of("java..", "com.sun.management"),
                        Stream.of(zeitnot(name)),
                        Objects.requireNonNull(MAY_KNOW.get(name)).stream().map(ArchitectureTest::zeitnot))
                .flatMap(all -> all)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(zeitnot(name))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed).or(TOOLS))
                .check(ENGINE);
    }

    @Test
    void everyPackageHasARule() {
        List<String> present =
                ENGINE.stream().map(JavaClass::getPackageName).distinct().toList();
        assertThat(packages().map(ArchitectureTest::zeitnot)).containsExactlyInAnyOrderElementsOf(present);
    }

    private static String zeitnot(String name) {
        return "zeitnot." + name;
    }
}
