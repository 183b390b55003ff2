package zeitnot;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import zeitnot.spark.SparkRunnerProvider;

/** The runner knows what a game is, and neither stores nor papers nor the insides of the engine. */
class ArchitectureTest {
    private static final JavaClasses SPARK = new ClassFileImporter()
            .importUrl(SparkRunnerProvider.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation());

    @Test
    void sparkIsTheOnlyPackage() {
        assertThat(SPARK.stream().map(JavaClass::getPackageName)).containsOnly("zeitnot.spark");
    }

    @Test
    void knowsOnlyWhatItMay() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "zeitnot.spark",
                        "zeitnot.contest",
                        "zeitnot.game",
                        "zeitnot.player",
                        "java..",
                        "scala..",
                        "org.apache.spark..",
                        "org.jspecify.annotations"))
                .check(SPARK);
    }
}
