package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Problem;
import zeitnot.bandit.Quantity;

/** The schema that editors use knows all that is shipped, and refuses what the reader refuses. */
class ExperimentSchemaTest {
    private static final Path ROOT = Path.of("src/main/resources/zeitnot/papers");
    private static final Path SCHEMA_FILE = ROOT.resolve("experiment.schema.json");

    static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(file -> file.toString().endsWith(".yaml")).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shippedFilesAreValid(Path file) throws IOException {
        assertThat(validate(Files.readString(file))).isEmpty();
    }

    @Test
    void mistakesAreFound() throws IOException {
        assertThat(validate("titel: x")).hasSize(1);
        assertThat(validate("rows: {players: uct}")).isNotEmpty();
        assertThat(validate("measure: winrate")).isNotEmpty();
        assertThat(validate("games: many")).hasSize(1);
        assertThat(validate("figures: {draw: everything}")).isNotEmpty();
        assertThat(validate("domains: {Connect-4: {game: connect4}}")).isNotEmpty();
    }

    @Test
    void knowsAllThatCanBeNamed() throws IOException {
        JsonNode schema = JsonMapper.shared().readTree(Files.readString(SCHEMA_FILE));
        JsonNode row = schema.at("/$defs/row/properties");
        assertThat(row.propertyNames()).containsExactlyInAnyOrderElementsOf(RowReader.KEYS);
        assertThat(texts(row.at("/measure/anyOf/0/enum")))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Measure.values()).map(Measure::toString).toList());
        JsonNode bandit = schema.at("/$defs/bandit/properties");
        assertThat(texts(bandit.at("/problem/enum")))
                .isEqualTo(Stream.of(Problem.values()).map(Problem::toString).toList());
        assertThat(texts(bandit.at("/policies/items/enum")))
                .isEqualTo(Policy.all().stream().map(Policy::toString).toList());
        assertThat(texts(bandit.at("/claims/items/propertyNames/enum")))
                .isEqualTo(Stream.of(Quantity.values()).map(Quantity::toString).toList());
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    private static List<?> validate(String yaml) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA_FILE));
        return schema.validate(new YAMLMapper().readTree(yaml));
    }
}
