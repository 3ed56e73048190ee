package org.mexbox.runs.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.InputError;
import org.mexbox.runs.experiment.Trainer;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStatus;
import org.mexbox.runs.record.RunStore;

/** A comparison is shipped by putting one YAML file beside the others; this test finds it. */
class ShippedComparisonsTest {
  private static final long TINY = 40;

  @TempDir Path folder;

  static Stream<String> names() {
    return Comparisons.shipped().stream();
  }

  @Test
  void shipped_areThere() {
    assertThat(Comparisons.shipped())
        .isSorted()
        .contains(
            "ablation-no-rounding",
            "demo",
            "learners-on-nim",
            "matchbox-machines",
            "seats-and-opponents");
  }

  @ParameterizedTest
  @MethodSource("names")
  void shipped_saysWhatItAsksWithSeedsEnough(String name) {
    assertThat(name).matches("[a-z0-9]+(-[a-z0-9]+)*");
    Comparison comparison = Comparisons.read(name);
    assertThat(comparison.title()).isNotEqualTo(name).hasSizeLessThan(60);
    assertThat(comparison.question()).endsWith("?").hasSizeLessThan(300);
    assertThat(comparison.contenders()).hasSizeGreaterThan(1);
    assertThat(comparison.runs()).isGreaterThanOrEqualTo(10);
  }

  @ParameterizedTest
  @MethodSource("names")
  void shipped_atTinySize_runs(String name) {
    Comparison comparison = Comparisons.read(name).withSeeds(1, 1);
    List<RunSettings> tiny = comparison.settings().stream().map(this::tiny).toList();
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    try (RunStore store = RunStore.open(folder.resolve("runs.sqlite"))) {
      List<RunRecord> records =
          new Trainer(store, clock, 2, (id, settings, point, trained) -> {}).train(tiny);
      assertThat(records).extracting(RunRecord::status).containsOnly(RunStatus.FINISHED);
      assertThat(comparison.groups(records))
          .hasSize(comparison.games().size() * comparison.contenders().size());
    }
  }

  private RunSettings tiny(RunSettings run) {
    return new RunSettings(
        run.game(), run.agent(), run.opponent(), Math.min(TINY, run.episodes()), 1, 3);
  }

  @Test
  void nameOfNone_isRefusedWithTheNearest() {
    assertThatThrownBy(() -> Comparisons.read("learners-on-nin"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("try learners-on-nim");
  }
}
