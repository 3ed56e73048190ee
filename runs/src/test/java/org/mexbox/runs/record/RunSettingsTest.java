package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;

class RunSettingsTest {

  @Test
  void evaluations_doubling_standAtZeroAtThePowersAndAtTheEnd() {
    assertThat(settings(20, 2).evaluations()).containsExactly(0L, 1L, 2L, 4L, 8L, 16L, 20L);
  }

  @Test
  void evaluations_usualSpacing_growByOneAtFirstAndBySpacingLater() {
    List<Long> evaluations = settings(100_000, RunSettings.DEFAULT_SPACING).evaluations();
    assertThat(evaluations).startsWith(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L, 12L, 13L);
    assertThat(evaluations).endsWith(100_000L).doesNotHaveDuplicates().isSorted();
    for (int i = 2; i < evaluations.size() - 1; i++) {
      long before = evaluations.get(i - 1);
      long next = Math.max(before + 1, (long) Math.floor(before * 1.15));
      assertThat(evaluations.get(i)).isEqualTo(next);
    }
  }

  @Test
  void evaluations_ofALongerRun_goOnWithTheSameGrid() {
    List<Long> shorter = settings(1_000, 1.15).evaluations();
    List<Long> longer = settings(5_000, 1.15).evaluations();
    assertThat(longer).startsWith(shorter.subList(0, shorter.size() - 1).toArray(Long[]::new));
  }

  @ParameterizedTest
  @CsvSource({"1, 1.15, 2", "1, 10, 2", "2, 1.01, 3", "1000000000000, 1.01, 3000"})
  void evaluations_atTheEdgesOfTheRanges_areFew(long episodes, double spacing, int atMost) {
    List<Long> evaluations = settings(episodes, spacing).evaluations();
    assertThat(evaluations).hasSizeLessThanOrEqualTo(atMost).endsWith(episodes).isSorted();
    assertThat(evaluations.get(0)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1.15, 'episodes: must be 1..1000000000000, was 0; try 1'",
    "-5, 1.15, 'episodes: must be 1..1000000000000, was -5; try 1'",
    "2000000000000, 1.15, 'episodes: must be 1..1000000000000, was 2000000000000; try 1000000000000'",
    "5, 1, 'spacing: must be 1.01..10, was 1.0; try 1.15'",
    "5, NaN, 'spacing: must be 1.01..10, was NaN; try 1.15'",
    "5, 11, 'spacing: must be 1.01..10, was 11.0; try 1.15'"
  })
  void settings_outOfRange_areRefusedWithTheNearest(long episodes, double spacing, String message) {
    assertThatThrownBy(() -> settings(episodes, spacing))
        .isInstanceOf(InputError.class)
        .hasMessage(message);
  }

  private static RunSettings settings(long episodes, double spacing) {
    return new RunSettings("nim:3,4,5", "q", "self", episodes, 1, spacing);
  }
}
