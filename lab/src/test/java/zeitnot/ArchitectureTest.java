package zeitnot;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.BadInput;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.stats.Elo;

/** Which package of the lab may know which, of its own, of the engine's and of libraries'. All may know the JDK but its SQL. */
class ArchitectureTest {
    /** Every package, in the order of dependency, with all of ours that it may know. */
    private static final Map<String, List<String>> MAY_KNOW = Map.ofEntries(
            entry("stats", List.of()),
            entry("table", List.of("game", "games")),
            entry("sgf", List.of("game", "games", "time.rule", "time", "contest", "table")),
            entry(
                    "gtp",
                    List.of(
                            "game",
                            "games",
                            "view",
                            "time.rule",
                            "time",
                            "search",
                            "player",
                            "contest",
                            "table",
                            "sgf",
                            "play")),
            entry("play", List.of("game", "time.rule", "time", "player")),
            entry("bandit", List.of("search.root", "stats")),
            entry("contest.gtp", List.of("game", "view", "time.rule", "time", "player", "table")),
            entry(
                    "contest",
                    List.of("game", "games", "view", "time.rule", "time", "search", "player", "stats", "contest.gtp")),
            entry("kilothon", List.of("game", "time", "player", "stats", "contest")),
            entry("learn", List.of("game", "games", "contest")),
            entry("store", List.of("contest")),
            entry(
                    "papers",
                    List.of(
                            "game",
                            "games",
                            "view",
                            "time.rule",
                            "time",
                            "search.minimax",
                            "player",
                            "stats",
                            "bandit",
                            "contest",
                            "kilothon",
                            "store")),
            entry(
                    "results",
                    List.of("game", "time", "player", "stats", "bandit", "contest", "kilothon", "store", "papers")),
            entry(
                    "show",
                    List.of(
                            "game",
                            "view",
                            "time",
                            "search",
                            "player",
                            "stats",
                            "bandit",
                            "contest",
                            "kilothon",
                            "store",
                            "papers",
                            "results")),
            entry("report", List.of("stats", "bandit", "papers")));

    /** Libraries, with the one package for which each is there. */
    private static final Map<String, String[]> LIBRARIES = Map.of(
            "stats", new String[] {"org.apache.commons.statistics.."},
            "contest", new String[] {"com.sun.management"},
            "store", new String[] {"java.sql", "org.sqlite..", "tools.jackson.."},
            "papers", new String[] {"tools.jackson.."},
            "results", new String[] {"tools.jackson..", "com.fasterxml.jackson.annotation.."},
            "show", new String[] {"com.fasterxml.jackson.annotation.."});

    private static final DescribedPredicate<JavaClass> ANYBODYS = resideInAPackage("java..")
            .and(not(resideInAPackage("java.sql..")))
            .or(resideInAPackage("org.jspecify.annotations"))
            .or(describe("tools", type -> Stream.of(BadInput.class, Rng.class).anyMatch(type::isEquivalentTo)));

    private static final JavaClasses LAB = new ClassFileImporter()
            .importUrl(Elo.class.getProtectionDomain().getCodeSource().getLocation());

    static Stream<String> packages() {
        return MAY_KNOW.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void knowsOnlyWhatItMay(String name) {
        String[] ours = Stream.concat(Stream.of(name), MAY_KNOW.getOrDefault(name, List.of()).stream())
                .map(ArchitectureTest::zeitnot)
                .toArray(String[]::new);
        String[] libraries = LIBRARIES.getOrDefault(name, new String[0]);
        classes()
                .that()
                .resideInAPackage(zeitnot(name))
                .should()
                .onlyDependOnClassesThat(ANYBODYS.or(resideInAnyPackage(ours)).or(resideInAnyPackage(libraries)))
                .check(LAB);
    }

    @Test
    void everyPackageHasARule() {
        List<String> present =
                LAB.stream().map(JavaClass::getPackageName).distinct().toList();
        assertThat(packages().map(ArchitectureTest::zeitnot)).containsExactlyInAnyOrderElementsOf(present);
    }

    /** Games are known by their names, so that a new one needs nothing here. */
    @Test
    void knowsNoSingleGame() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("zeitnot.games").and(not(equivalentTo(Games.class))))
                .check(LAB);
    }

    private static String zeitnot(String name) {
        return "zeitnot." + name;
    }
}
