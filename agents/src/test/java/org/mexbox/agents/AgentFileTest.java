package org.mexbox.agents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;

class AgentFileTest {
  private static final Game GAME = Catalogue.game("nim:1,2,3");

  @TempDir Path folder;

  private static AgentFile saved(String spec) {
    Agent agent = Agents.parse(spec).create(GAME);
    if (agent instanceof SelfPlayer) {
      agent = Learners.selfPlayed(spec, "nim:1,2,3", 50, 1);
    }
    return AgentFile.of(GAME, agent);
  }

  static Stream<String> specs() {
    return Stream.concat(Learners.SPECS.stream(), Stream.of("random", "mcts:seed=3"));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void file_writtenAndRead_isTheSameAgent(String spec) throws IOException {
    AgentFile file = saved(spec);
    Path path = folder.resolve("learner.agent");
    file.write(path);
    AgentFile read = AgentFile.read(path);
    assertThat(read.spec()).isEqualTo(Agents.parse(spec));
    assertThat(read.game()).isEqualTo(GAME);
    assertThat(read.episodes()).isEqualTo(file.episodes());
    assertThat(AgentFile.of(GAME, read.agent()).toBytes()).isEqualTo(file.toBytes());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(path);
    }
  }

  @Test
  void write_overAnOldFile_replacesIt() throws IOException {
    Path path = folder.resolve("learner.agent");
    saved("q").write(path);
    saved("td").write(path);
    assertThat(AgentFile.read(path).spec().name()).isEqualTo("td");
  }

  @Test
  void write_thatFails_leavesTheOldFileAndNothingElse() throws IOException {
    // A folder stands where the file should go: the last step, the rename, cannot be done.
    Path path = folder.resolve("taken");
    Files.createDirectories(path.resolve("inner"));
    assertThatThrownBy(() -> saved("q").write(path)).isInstanceOf(IOException.class);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(path);
    }
  }

  @Test
  void read_missingFile_isRefused() {
    assertThatThrownBy(() -> AgentFile.read(folder.resolve("none")))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("agent file: must be there");
  }

  @Test
  void fromBytes_otherData_isRefused() {
    for (String text : new String[] {"", "MXB", "hello, this is a text and no agent at all"}) {
      assertThatThrownBy(() -> AgentFile.fromBytes(text.getBytes(UTF_8), "agent file x"))
          .isInstanceOf(InputError.class)
          .hasMessage("agent file x: must be a saved agent, was \"other data\"");
    }
  }

  @Test
  void fromBytes_cutAnywhere_isRefusedAsCutOff() {
    byte[] whole = saved("q").toBytes();
    for (int length = 4; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> AgentFile.fromBytes(cut, "agent file x"))
          .isInstanceOf(InputError.class)
          .hasMessage("agent file x: must be whole, was \"cut off after " + length + " bytes\"");
    }
  }

  @Test
  void fromBytes_anyBitTurned_isRefused() {
    byte[] whole = saved("matchbox").toBytes();
    for (int bit = 0; bit < 8 * whole.length; bit++) {
      byte[] damaged = whole.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> AgentFile.fromBytes(damaged, "agent file x"))
          .as("bit %d", bit)
          .isInstanceOf(InputError.class)
          .hasMessageStartingWith("agent file x: must ");
    }
  }

  @Test
  void fromBytes_longerThanItSays_isRefusedAsDamaged() {
    byte[] whole = saved("q").toBytes();
    assertThatThrownBy(
            () -> AgentFile.fromBytes(Arrays.copyOf(whole, whole.length + 1), "agent file x"))
        .isInstanceOf(InputError.class)
        .hasMessage("agent file x: must agree with its checksum, was \"damaged\"");
  }

  @Test
  void fromBytes_ofANewerFormat_saysSo() throws GeneralSecurityException {
    byte[] bytes = saved("q").toBytes();
    ByteBuffer.wrap(bytes).putInt(4, 2);
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    sha.update(bytes, 0, bytes.length - 32);
    System.arraycopy(sha.digest(), 0, bytes, bytes.length - 32, 32);
    assertThatThrownBy(() -> AgentFile.fromBytes(bytes, "agent file x"))
        .isInstanceOf(InputError.class)
        .hasMessage("agent file x: must have a format up to 1, was 2");
  }

  @Test
  void agent_forAnotherGame_namesBoth() {
    for (String other : new String[] {"nim:3,4,5", "nim:1,2,3:misere", "moore:1,2,3:k=2"}) {
      assertThatThrownBy(() -> saved("q").agent(Catalogue.game(other)))
          .isInstanceOf(InputError.class)
          .hasMessageContaining("must be for the game " + other + ", was \"nim:1,2,3\"");
    }
  }

  @Test
  void agent_forASymmetricStart_isGivenIfItSortsItsBoxes() {
    Game turned = Catalogue.game("nim:3,2,1");
    assertThat(saved("q").agent(turned).positionsSeen()).isPositive();
    assertThatThrownBy(() -> saved("q:boxes=ordered").agent(turned)).isInstanceOf(InputError.class);
  }

  /** A file that the first version wrote is read by all later ones. */
  @Test
  void file_ofTheFirstFormat_isStillRead() throws IOException {
    for (String name : new String[] {"q", "td", "matchbox"}) {
      byte[] bytes = resource("/agents-of-format-1/" + name + ".agent");
      AgentFile file = AgentFile.fromBytes(bytes, name);
      assertThat(file.spec().name()).isEqualTo(name);
      assertThat(file.episodes()).isEqualTo(50);
      assertThat(AgentFile.of(file.game(), file.agent()).toBytes()).isEqualTo(bytes);
    }
  }

  private static byte[] resource(String name) throws IOException {
    try (var in = AgentFileTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return in.readAllBytes();
    }
  }
}
