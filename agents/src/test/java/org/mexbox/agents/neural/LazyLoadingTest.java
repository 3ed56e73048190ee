package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.regret.SimultaneousSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;

/** The libraries of networks take seconds to load: nobody pays who does not save or load one. */
class LazyLoadingTest {

  /** What a fresh virtual machine does. */
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      Game game = Catalogue.game("nim:1,2,3");
      Agents.names().stream()
          .map(Agents::parse)
          .filter(spec -> !(spec instanceof SimultaneousSpec))
          .forEach(spec -> spec.create(game));
      ProductAgent agent = (ProductAgent) Agents.parse("product-network").create(game);
      agent.selfPlay(40, Seeds.stream(1));
      agent.greedy().choose(game.start(), Seeds.stream(2));
      if (arguments.length > 0) {
        AgentFile.of(game, agent);
      }
    }
  }

  private static String classesLoaded(String... arguments)
      throws IOException, InterruptedException {
    List<String> command =
        new java.util.ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-cp",
                System.getProperty("java.class.path"),
                Program.class.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(output).isZero();
    return output;
  }

  @Test
  void namingMakingAndTrainingAgents_loadsNoClassOfNd4j() throws Exception {
    assertThat(classesLoaded()).contains("ProductAgent").doesNotContain("org.nd4j");
  }

  @Test
  void savingANetwork_does() throws Exception {
    assertThat(classesLoaded("save")).contains("org.nd4j");
  }
}
