package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class NodeCostCommandTest {
    @Test
    void printsTheTableThatShipsWithTheEngine() {
        List<String> lines = Shell.zeitnot("node-cost", "connect4", "--depth", "5", "--seconds", "1")
                .text()
                .lines()
                .toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isEqualTo("# zeitnot node-cost connect4 --depth 5 --seconds 1");
        assertThat(lines.get(2)).matches("-?\\d+\\.\\d{3}");
    }

    @Test
    void asJson() {
        JsonNode cost = Shell.zeitnot("node-cost", "connect4", "--seconds", "1", "--json")
                .json();
        assertThat(cost.propertyNames())
                .containsExactly("game", "depth", "nodesPerSecond", "pliesPerSecond", "pliesPerNode");
    }
}
