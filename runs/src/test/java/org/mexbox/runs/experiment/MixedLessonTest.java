package org.mexbox.runs.experiment;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.runs.record.RunSettings;

class MixedLessonTest {

  @ParameterizedTest
  @ValueSource(strings = {"regret", "fictitious"})
  void run_takenUpAfterAnyEvaluation_endsWithTheSameBits(String agent) {
    Resumption.requireSameBits(new RunSettings("hap:6", agent, "self", 200, 5, 1.5));
  }
}
