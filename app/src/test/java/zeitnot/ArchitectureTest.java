package zeitnot;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.cli.Main;
import zeitnot.games.Games;

/** What the command line may know: all that the lab shows and what it needs of the engine, and each library in one place. */
class ArchitectureTest {
    private static final JavaClasses APP = new ClassFileImporter()
            .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void commandLineIsTheOnlyPackage() {
        assertThat(APP.stream().map(JavaClass::getPackageName)).containsOnly("zeitnot.cli");
    }

    /** Neither playouts nor rewards nor policies of the root, which are said in specs; no SQL, which the store has. */
    @Test
    void knowsOnlyWhatItMay() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "zeitnot.cli",
                        // the lab
                        "zeitnot.stats",
                        "zeitnot.contest",
                        "zeitnot.table",
                        "zeitnot.sgf",
                        "zeitnot.gtp",
                        "zeitnot.learn",
                        "zeitnot.kilothon",
                        "zeitnot.show",
                        "zeitnot.store",
                        "zeitnot.bandit",
                        "zeitnot.papers",
                        "zeitnot.results",
                        "zeitnot.report",
                        // the engine
                        "zeitnot.game",
                        "zeitnot.games",
                        "zeitnot.view",
                        "zeitnot.time",
                        "zeitnot.time.rule",
                        "zeitnot.search",
                        "zeitnot.search.tree",
                        "zeitnot.search.minimax",
                        "zeitnot.player",
                        // libraries
                        "java.io..",
                        "java.lang..",
                        "java.math..",
                        "java.nio..",
                        "java.time..",
                        "java.util..",
                        "org.jspecify.annotations",
                        "picocli..",
                        "tools.jackson..",
                        "com.fasterxml.jackson.annotation",
                        "com.github.freva.asciitable",
                        "me.tongfei.progressbar"))
                .check(APP);
    }

    @ParameterizedTest
    @CsvSource({
        "com.github.freva.asciitable, Table",
        "me.tongfei.progressbar, Progress",
        "tools.jackson.., Json|Csv",
        "com.fasterxml.jackson.., Json",
        "zeitnot.search.tree, NodeCostCommand"
    })
    void isKnownInOnePlace(String what, String place) {
        noClasses()
                .that()
                .haveNameNotMatching("zeitnot\\.cli\\.(" + place + ")(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(what)
                .check(APP);
    }

    /** Games are known by their names, so that a new one needs nothing here. */
    @Test
    void knowsNoSingleGame() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("zeitnot.games").and(not(equivalentTo(Games.class))))
                .check(APP);
    }
}
