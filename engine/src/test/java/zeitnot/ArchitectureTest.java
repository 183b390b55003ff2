package zeitnot;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.ShippedTable;

/** Which package of the engine may know which. All may know the JDK, and none anything else. */
@AnalyzeClasses(packages = "zeitnot", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule game = knowsOnly("game");

    @ArchTest
    static final ArchRule games = knowsOnly("games", "game");

    @ArchTest
    static final ArchRule playout = knowsOnly("playout", "game");

    /** Time knows no games; what it takes from their package is the way to say that input is bad, and to read tables. */
    @ArchTest
    static final ArchRule time = noClasses()
            .that()
            .resideInAPackage("zeitnot.time..")
            .should()
            .dependOnClassesThat(resideOutsideOfPackages("java..", "zeitnot.time..")
                    .and(not(equivalentTo(BadInput.class)))
                    .and(not(equivalentTo(ShippedTable.class))));

    @ArchTest
    static final ArchRule search = knowsOnly("search", "game", "playout", "time");

    @ArchTest
    static final ArchRule player = knowsOnly("player", "game", "games", "playout", "time", "search");

    @ArchTest
    static final ArchRule everyPackageHasARule =
            classes().should().resideInAnyPackage(zeitnot("game", "games", "playout", "time", "search", "player"));

    private static ArchRule knowsOnly(String name, String... others) {
        String[] allowed = Stream.of(new String[] {"java.."}, zeitnot(name), zeitnot(others))
                .flatMap(Stream::of)
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage("zeitnot." + name + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .allowEmptyShould(true);
    }

    private static String[] zeitnot(String... names) {
        return Stream.of(names).map(name -> "zeitnot." + name + "..").toArray(String[]::new);
    }
}
