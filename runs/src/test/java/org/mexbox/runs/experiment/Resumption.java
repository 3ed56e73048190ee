package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunSettings;

/** What every run promises: taken up anywhere, it ends as if it had never been stopped. */
final class Resumption {
  private Resumption() {}

  /** Trains a run whole, and then again from each of its evaluations on. */
  static void requireSameBits(RunSettings settings) {
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
      CurvePoint last = points.get(at);
      byte[] bytes = run.save();
      assertThat(bytes).as("as it was saved").isEqualTo(saved.get(at));
      while (!run.isFinished()) {
        last = run.advance();
        bytes = run.save();
      }
      assertThat(last).isEqualTo(points.get(points.size() - 1));
      assertThat(bytes).isEqualTo(saved.get(saved.size() - 1));
    }
  }
}
