package zeitnot;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import zeitnot.ludii.LudiiProvider;

/** Ludii's games need the engine alone, so that the agent is one small jar. */
class ArchitectureTest {
    private static final JavaClasses LUDII = new ClassFileImporter()
            .importUrl(LudiiProvider.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void ludiiIsTheOnlyPackage() {
        assertThat(LUDII.stream().map(JavaClass::getPackageName)).containsOnly("zeitnot.ludii");
    }

    @Test
    void knowsNeitherTheInsidesOfASearchNorTheCompetition() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("zeitnot.search..", "zeitnot.games..", "zeitnot.playout..", "kilothon..", "app..")
                .check(LUDII);
    }
}
