package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RunExportTest {
  private static final RunRecord RUN =
      new RunRecord(
          "r17",
          new RunSettings(
              "nim:1,3,5,7:misere", "q:rate=0.5,epsilon=0.1", "self", 9, -3, 1.15, "growing"),
          Samples.PROVENANCE,
          new Yardstick(384, 335, 0.25, null),
          Samples.STARTED,
          12.5,
          RunStatus.FINISHED,
          List.of(
              CurvePoint.of(0, 0, 0.25),
              new CurvePoint(4, 80, 1, true, 2.0 / 3, 1e-7, 0.9, 0.5, 0.0),
              new CurvePoint(9, 90, 1, false, 1.0, 1.0, 1.0, 1.0, 0.125)));

  private static final String CSV =
      """
      # game: nim:1,3,5,7:misere
      # play: misere, whoever makes the last move loses
      # agent: q:rate=0.5,epsilon=0.1
      # opponent: self
      # starts: growing
      # episodes: 9
      # evaluations spaced by: 1.15
      # seed: -3
      # positions: 384
      # won positions: 335
      # mexbox: 1.0.0
      # commit: abc1234
      game,agent,opponent,seed,episode,positions_seen,expert_score,random_score,champion,\
      balanced_value_accuracy,win_rate_vs_teacher,win_rate_vs_random,training_wins,exploration,\
      exploitability,random_exploitability,starts
      "nim:1,3,5,7:misere","q:rate=0.5,epsilon=0.1",self,-3,0,0,0.25,0.25,,,,,,,,,growing
      "nim:1,3,5,7:misere","q:rate=0.5,epsilon=0.1",self,-3,4,80,1,0.25,true,\
      0.666666666667,0.0000001,0.9,0.5,0,,,growing
      "nim:1,3,5,7:misere","q:rate=0.5,epsilon=0.1",self,-3,9,90,1,0.25,false,1,1,1,1,0.125,,,growing
      """;

  @Test
  void csv_ofARun_isThisText() {
    assertThat(RunExport.csv(List.of(RUN))).isEqualTo(CSV);
  }

  @Test
  void csv_inOtherLanguages_isTheSame() {
    Locale before = Locale.getDefault();
    try {
      for (String language : List.of("cs-CZ", "de-DE", "ar-EG-u-nu-arab", "tr-TR")) {
        Locale.setDefault(Locale.forLanguageTag(language));
        assertThat(RunExport.csv(List.of(RUN))).as(language).isEqualTo(CSV);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void csv_ofEqualRunsAtOtherTimesAndPlaces_isTheSame() {
    RunRecord again =
        new RunRecord(
            "r99",
            RUN.settings(),
            new Provenance("1.0.0", "abc1234", "Other 25", "Plan 9"),
            RUN.yardstick(),
            RUN.started().plusSeconds(5),
            99,
            RUN.status(),
            RUN.curve());
    assertThat(RunExport.csv(List.of(again))).isEqualTo(CSV);
  }

  @Test
  void json_ofARun_hasTheKeysThatTheCommandLinePromises() throws Exception {
    JsonNode json = new ObjectMapper().readTree(RunExport.json(List.of(RUN)).toString()).get(0);
    List<String> keys = new ArrayList<>();
    json.fieldNames().forEachRemaining(keys::add);
    assertThat(keys)
        .contains(
            "id",
            "seed",
            "episodes",
            "positionsSeen",
            "expertScore",
            "randomScore",
            "champion",
            "balancedValueAccuracy",
            "winRateVsTeacher",
            "episodesToMastery",
            "seconds",
            "curve",
            "game",
            "agent",
            "opponent",
            "starts",
            "status",
            "versions");
    assertThat(json.get("id").asText()).isEqualTo("r17");
    assertThat(json.get("champion").asBoolean(true)).isFalse();
    assertThat(json.get("episodesToMastery").asLong()).isEqualTo(4);
    assertThat(json.get("status").asText()).isEqualTo("finished");
    assertThat(json.get("versions").get("jvm").asText()).isEqualTo("Test 17");
    assertThat(json.get("curve")).hasSize(3);
    assertThat(json.get("curve").get(0).get("champion").isNull()).isTrue();
    assertThat(json.get("curve").get(1).get("balancedValueAccuracy").asDouble()).isEqualTo(2.0 / 3);
  }

  @Test
  void json_ofARunWithoutEvaluations_hasNulls() {
    RunRecord empty = SyntheticRuns.run(new long[0]);
    assertThat(RunExport.json(empty).get("expertScore").isNull()).isTrue();
    assertThat(RunExport.json(empty).get("episodesToMastery").isNull()).isTrue();
    assertThat(RunExport.json(empty).get("curve")).isEmpty();
  }
}
