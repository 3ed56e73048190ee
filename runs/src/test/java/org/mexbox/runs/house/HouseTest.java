package org.mexbox.runs.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the tree of files keeps to. */
class HouseTest {
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final List<String> MODULES =
      List.of("environments", "teacher", "agents", "runs", "runs/benchmarks");

  static List<Path> sources(String tree) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String module : MODULES) {
      Path folder = ROOT.resolve(module).resolve("src").resolve(tree).resolve("java");
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.walk(folder)) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(found::add);
        }
      }
    }
    return found;
  }

  @Test
  void topLevel_holdsModulesAndFewFiles() throws IOException {
    try (Stream<Path> entries = Files.list(ROOT)) {
      Set<String> names = new TreeSet<>();
      entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> !name.startsWith(".") && !name.equals("target"))
          .forEach(names::add);
      assertThat(names)
          .containsExactlyInAnyOrder(
              "pom.xml", "environments", "teacher", "agents", "runs", "README.md", "LICENSE");
    }
  }

  @Test
  void files_areShortEnoughToRead() throws IOException {
    List<Path> all = new ArrayList<>(sources("main"));
    all.addAll(sources("test"));
    long overBudget = 0;
    for (Path file : all) {
      long lines = Files.readAllLines(file).size();
      assertThat(lines).as("lines of %s", ROOT.relativize(file)).isLessThan(500);
      overBudget += lines > 320 ? 1 : 0;
    }
    assertThat(overBudget).as("files over 320 lines").isLessThanOrEqualTo(all.size() / 10);
  }

  @Test
  void tests_areNeverDisabled() throws IOException {
    Pattern disabled = Pattern.compile("@Disabled|@Ignore|Assumptions\\.");
    for (Path file : sources("test")) {
      if (!file.endsWith("HouseTest.java")) {
        assertThat(Files.readString(file)).as("%s", file).doesNotContainPattern(disabled);
      }
    }
  }

  @Test
  void everyPackage_saysWhatItIsFor() throws IOException {
    for (Path file : sources("main")) {
      assertThat(file.resolveSibling("package-info.java")).exists();
    }
  }

  @Test
  void everyModule_hasAReadme() {
    for (String module : MODULES) {
      assertThat(ROOT.resolve(module).resolve("README.md")).exists();
    }
  }

  @Test
  void sourceMap_ofTheReadme_namesThePackagesThatExist() throws IOException {
    Set<String> packages = new TreeSet<>();
    for (Path file : sources("main")) {
      Matcher name =
          Pattern.compile("(?m)^package (org\\.mexbox[a-z0-9.]*);").matcher(Files.readString(file));
      assertThat(name.find()).as("%s", file).isTrue();
      packages.add(name.group(1));
    }
    Set<String> named = new TreeSet<>();
    Matcher row =
        Pattern.compile("(?m)^\\| `(org\\.mexbox[a-z0-9.]*)` \\|")
            .matcher(Files.readString(ROOT.resolve("README.md")));
    while (row.find()) {
      named.add(row.group(1));
    }
    assertThat(named).isEqualTo(packages);
  }

  @Test
  void agents_shipWithoutTheTeacher() throws IOException {
    String pom = Files.readString(ROOT.resolve("agents/pom.xml"));
    Matcher dependency =
        Pattern.compile(
                "<dependency>(?:(?!</dependency>).)*<artifactId>(?:teacher|runs)</artifactId>(?:(?!</dependency>).)*</dependency>",
                Pattern.DOTALL)
            .matcher(pom);
    while (dependency.find()) {
      assertThat(dependency.group()).contains("<scope>test</scope>");
    }
  }

  @Test
  void launchersOfBothSystems_giveTheSameFlagsToTheSameCommands() throws IOException {
    String unix = Files.readString(ROOT.resolve("runs/mexbox"));
    String windows = Files.readString(ROOT.resolve("runs/mexbox.cmd"));
    String flag = "-XX:[+-]?\\w+(?:=\\d+)?|--[a-z-]+=[A-Za-z]+|loops[.]options";
    Set<String> onLinux = new TreeSet<>(found(flag, unix));
    assertThat(onLinux.remove("-XX:+UseTransparentHugePages")).isTrue();
    assertThat(new TreeSet<>(found(flag, windows)))
        .isEqualTo(onLinux)
        .contains("-XX:TieredStopAtLevel=1", "loops.options");
    List<String> commands =
        found("(?m)^  [a-z]+( \\| [a-z]+)+\\)$", unix).stream()
            .map(line -> "(" + line.replace(")", "").replace("|", "").strip() + ")")
            .map(line -> line.replaceAll(" +", " "))
            .toList();
    assertThat(commands).hasSize(2);
    assertThat(windows).contains(commands);
  }

  @Test
  void methodsThatAreCompiledEarly_exist() throws Exception {
    String options = Files.readString(ROOT.resolve("runs/loops.options"));
    List<String> names =
        found("(?<=CompileThresholdScaling,)[\\w.]+::\\w+", options).stream().sorted().toList();
    assertThat(names).isNotEmpty();
    for (String name : names) {
      String[] parts = name.split("::", 2);
      assertThat(Class.forName(parts[0]).getDeclaredMethods())
          .extracting(Method::getName)
          .as(name)
          .contains(parts[1]);
    }
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(result -> result.group()).toList();
  }
}
