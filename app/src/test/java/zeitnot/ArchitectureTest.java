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
    void hasTheCommandLineAndTheWebPage() {
        assertThat(APP.stream().map(JavaClass::getPackageName))
                .containsOnly("zeitnot.cli", "zeitnot.json", "zeitnot.web");
    }

    /** The page's server can be started by others; the command line is on top of all. */
    @Test
    void webDoesNotKnowTheCommandLine() {
        noClasses()
                .that()
                .resideInAnyPackage("zeitnot.web", "zeitnot.json")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("zeitnot.cli")
                .check(APP);
    }

    /** Neither playouts nor rewards nor policies of the root, which are said in specs; no SQL, which the store has. */
    @Test
    void knowsOnlyWhatItMay() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "zeitnot.cli",
                        "zeitnot.json",
                        "zeitnot.web",
                        // the lab
                        "zeitnot.stats",
                        "zeitnot.contest",
                        "zeitnot.table",
                        "zeitnot.sgf",
                        "zeitnot.gtp",
                        "zeitnot.learn",
                        "zeitnot.play",
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
                        "java.net..",
                        "java.nio..",
                        "java.security..",
                        "java.time..",
                        "java.util..",
                        "org.jspecify.annotations",
                        "picocli..",
                        "tools.jackson..",
                        "com.fasterxml.jackson.annotation",
                        "com.github.freva.asciitable",
                        "io.javalin..",
                        "jakarta.servlet..",
                        "kotlin..",
                        "org.eclipse.jetty..",
                        "me.tongfei.progressbar"))
                .check(APP);
    }

    @ParameterizedTest
    @CsvSource({
        "com.github.freva.asciitable, cli.Table",
        "me.tongfei.progressbar, cli.Progress",
        "tools.jackson.., json.Json|cli.Csv",
        "com.fasterxml.jackson.., json.Json",
        "io.javalin.., web.*",
        "zeitnot.search.tree, cli.NodeCostCommand"
    })
    void isKnownInOnePlace(String what, String place) {
        noClasses()
                .that()
                .haveNameNotMatching("zeitnot\\.(" + place + ")(\\$.*)?")
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
