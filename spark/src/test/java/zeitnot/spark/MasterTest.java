package zeitnot.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;

class MasterTest {
    @Test
    void hasTheUsualPortIfNoneIsGiven() {
        assertThat(Master.parse("spark://node1").url()).isEqualTo("spark://node1:7077");
        assertThat(Master.parse("spark://node1:7000").url()).isEqualTo("spark://node1:7000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "spark:node1",
                "spark://",
                "spark://node1:port",
                "spark://node1/jobs",
                "sparks://node1",
                "spark://a b"
            })
    void refusesWhatIsNoAddress(String text) {
        assertThatThrownBy(() -> Master.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("'" + text + "' is not the address of a Spark master; write spark://HOST:7077");
    }

    @Test
    void needsSparkSubmitForItsCluster() {
        assertThatThrownBy(() -> Master.parse("spark"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("start zeitnot by spark-submit");
    }

    @Test
    void saysThatNobodyAnswers() throws IOException {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        Master master = Master.parse("spark://127.0.0.1:" + port);
        assertThatThrownBy(master::ownAddress)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no Spark master answers at spark://127.0.0.1:" + port);
    }

    @Test
    void saysThatTheHostIsUnknown() {
        assertThatThrownBy(() -> Master.parse("spark://no-such-host.invalid").ownAddress())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no-such-host.invalid");
    }

    @Test
    void isReachedFromTheAddressThatWorkersCanReach() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Master master = Master.parse("spark://127.0.0.1:" + socket.getLocalPort());
            assertThat(master.ownAddress()).isEqualTo(Optional.of("127.0.0.1"));
        }
    }
}
