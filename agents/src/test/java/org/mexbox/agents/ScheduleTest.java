package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

class ScheduleTest {

  @ParameterizedTest
  @CsvSource({
    "0.2, 0, 0.2",
    "0.2, 1000000, 0.2",
    "0.2..0@100, 0, 0.2",
    "0.2..0@100, 50, 0.1",
    "0.2..0@100, 100, 0",
    "0.2..0@100, 101, 0",
    "0..1@10..20, 10, 0",
    "0..1@10..20, 15, 0.5",
    "0..1@10..20, 20, 1",
    "0.2..0@50..50, 49, 0.2",
    "0.2..0@50..50, 50, 0",
    "0.2..0.1@0, 0, 0.1",
  })
  void at_followsTheText(String text, long episode, double value) {
    assertThat(Schedule.parse("epsilon", text).at(episode)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "0.20,0.2",
    "1,1",
    "1.0,1",
    ".5,0.5",
    "1e-5,0.00001",
    "0.2..0.01@5000,0.2..0.01@5000",
    "0.2..0.01@10..5000,0.2..0.01@10..5000",
    "0.2..0.2@10,0.2",
  })
  void toString_readsBackToTheSameValues(String text, String printed) {
    Schedule schedule = Schedule.parse("rate", text);
    assertThat(schedule).hasToString(printed);
    Schedule again = Schedule.parse("rate", printed);
    assertThat(again.at(0)).isEqualTo(schedule.at(0));
    assertThat(again.at(20)).isEqualTo(schedule.at(20));
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "x",
    "0.2..",
    "0.2..0.1",
    "0.2@5",
    "0.2..0.1@x",
    "0.2..0.1@5..",
    "1..2@5",
    "2",
    "-0.1",
    "NaN",
    "0.2..0.1@9..8",
    "0.2..0.1@9999999999999999",
    "0.2..0.1@99999999999999999999"
  })
  void parse_badText_isRefused(String text) {
    assertThatThrownBy(() -> Schedule.parse("rate", text))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith("rate: must ");
  }

  /** Field case P33. */
  @Test
  void at_anySchedule_staysBetweenItsEndsAndNeverTurns() {
    for (int seed = 0; seed < 2_000; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      double start = Draws.unit(random);
      double end = Draws.unit(random);
      long from = Draws.below(1_000, random);
      Schedule schedule = new Schedule(start, end, from, from + Draws.below(1_000, random));
      assertThat(schedule.to() == 0 ? start : schedule.at(0)).isEqualTo(start);
      assertThat(schedule.at(schedule.to())).isEqualTo(end);
      assertThat(schedule.at(Long.MAX_VALUE)).isEqualTo(end);
      double previous = start;
      for (long episode = 0; episode < 2_100; episode++) {
        double value = schedule.at(episode);
        assertThat(value).as("seed %d", seed).isBetween(Math.min(start, end), Math.max(start, end));
        assertThat((value - previous) * (end - start) >= 0).as("seed %d", seed).isTrue();
        previous = value;
      }
    }
  }
}
