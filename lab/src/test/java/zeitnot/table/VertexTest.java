package zeitnot.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VertexTest {
    @ParameterizedTest
    @CsvSource({"1, 1, A1", "8, 3, H3", "9, 3, J3", "19, 19, T19", "25, 10, Z10"})
    void hasANameWithoutI(int column, int row, String name) {
        assertThat(new Vertex(column, row)).hasToString(name).isEqualTo(Vertex.named(name));
    }
}
