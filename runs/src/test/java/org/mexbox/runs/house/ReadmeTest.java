package org.mexbox.runs.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.solve.SpragueGrundySolver;

/** The README does not promise what does not compile and work. */
class ReadmeTest {
  @TempDir Path folder;

  private static String readme() throws IOException {
    return Files.readString(HouseTest.ROOT.resolve("README.md"));
  }

  private Class<?> snippet(String name) throws IOException, ClassNotFoundException {
    Matcher block = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme());
    while (block.find()) {
      if (block.group(1).contains("record " + name + "(")) {
        return compiled(name, block.group(1));
      }
    }
    throw new AssertionError("the README has no snippet of " + name);
  }

  private Class<?> compiled(String name, String code) throws IOException, ClassNotFoundException {
    Path file = Files.writeString(folder.resolve(name + ".java"), code);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int errors =
        compiler.run(
            null,
            messages,
            messages,
            "--release",
            "17",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            folder.toString(),
            file.toString());
    assertThat(errors).as(messages.toString(java.nio.charset.StandardCharsets.UTF_8)).isZero();
    // Kept open: the class may load others of its own later.
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())
        .loadClass(name);
  }

  @Test
  void gameOfTheReadme_isPlayedAndSolved() throws Exception {
    var constructor = snippet("Halving").getDeclaredConstructor(PlayConvention.class);
    constructor.setAccessible(true);
    Ruleset rules = (Ruleset) constructor.newInstance(PlayConvention.NORMAL);
    Episode episode =
        EpisodeLoop.play(rules.parse("20"), Policy.uniform(), Policy.uniform(), Seeds.stream(1));
    assertThat(episode.end().isTerminal()).isTrue();
    Map<Integer, Integer> values = new HashMap<>();
    for (int n = 0; n <= 60; n++) {
      Position position = rules.parse(String.valueOf(n));
      List<Integer> options =
          position.moves().stream()
              .map(move -> values.get(Integer.valueOf(position.after(move).toString())))
              .toList();
      int mex = 0;
      while (options.contains(mex)) {
        mex++;
      }
      values.put(n, mex);
      assertThat(new SpragueGrundySolver().nimValue(position)).as("%d", n).isEqualTo(mex);
    }
  }

  @Test
  void agentOfTheReadme_learnsAndIsSaved() throws Exception {
    var constructor = snippet("Parrot").getDeclaredConstructor();
    constructor.setAccessible(true);
    AgentSpec spec = (AgentSpec) constructor.newInstance();
    Game game = Catalogue.game("nim:3,4,5");
    Agent agent = spec.create(game);
    Exam exam = Exam.of(game);
    double before = exam.mark(agent.greedy()).expertScore();
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 2_000; i++) {
      Episode episode = EpisodeLoop.play(game.start(), agent, Policy.uniform(), random);
      agent.learn(episode, EnumSet.of(Seat.FIRST));
    }
    double after = exam.mark(agent.greedy()).expertScore();
    assertThat(after).isGreaterThan(before);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    agent.save(new DataOutputStream(bytes));
    Agent loaded =
        spec.load(game, new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    assertThat(exam.mark(loaded.greedy()).expertScore()).isEqualTo(after);
  }

  @Test
  void commandsOfTheReadme_areCommandsThatExist() throws IOException {
    Matcher line = Pattern.compile("(?m)^ {4}runs/mexbox ([a-z]+)").matcher(readme());
    List<String> known =
        List.of(
            "demo",
            "games",
            "claims",
            "solve",
            "values",
            "graph",
            "agents",
            "learn",
            "compare",
            "exam",
            "explain",
            "certificate",
            "match",
            "play",
            "runs");
    int found = 0;
    while (line.find()) {
      assertThat(known).contains(line.group(1));
      found++;
    }
    assertThat(found).isGreaterThan(8);
  }
}
