package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunSettings;

class MixedLessonTest {

  private static RunSettings settings(String agent) {
    return new RunSettings("hap:6", agent, "self", 200, 5, 1.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"regret", "fictitious"})
  void run_takenUpAfterAnyEvaluation_endsWithTheSameBits(String agent) {
    RunSettings settings = settings(agent);
    Lessons lessons = new Lessons();
    TrainingRun whole = TrainingRun.begin(settings, lessons.fresh(settings));
    List<byte[]> saved = new ArrayList<>();
    List<CurvePoint> points = new ArrayList<>();
    while (!whole.isFinished()) {
      points.add(whole.advance());
      saved.add(whole.save());
    }
    for (int at = 0; at < points.size(); at++) {
      Lesson lesson = lessons.load(settings, saved.get(at));
      TrainingRun run = TrainingRun.resume(settings, lesson, points.get(at).episode());
      byte[] bytes = saved.get(at);
      CurvePoint last = points.get(at);
      while (!run.isFinished()) {
        last = run.advance();
        bytes = run.save();
      }
      assertThat(last).isEqualTo(points.get(points.size() - 1));
      assertThat(bytes).isEqualTo(saved.get(saved.size() - 1));
    }
  }
}
