package org.mexbox.runs.record;

import java.time.Instant;

/** Records for the tests of this package. */
final class Samples {
  static final Provenance PROVENANCE =
      new Provenance("1.0.0", "abc1234", "Test 17", "Linux amd64, 2 cores");
  static final Yardstick YARDSTICK = new Yardstick(384, 336, 0.25, 0.0625);
  static final Instant STARTED = Instant.parse("2026-01-02T03:04:05.123456789Z");

  private Samples() {}

  static RunSettings settings(long seed) {
    return new RunSettings(
        "nim:1,3,5,7", "q:rate=0.5,epsilon=0.1", "self", 1_000, seed, RunSettings.DEFAULT_SPACING);
  }

  static String begin(RunStore store, long seed) {
    return store.begin(settings(seed), PROVENANCE, YARDSTICK, STARTED);
  }

  static CurvePoint full(long episode, double expertScore) {
    return new CurvePoint(
        episode, 10 * episode, expertScore, expertScore == 1, 0.5, 1.0 / 3, 0.9, 0.1, 0.2);
  }
}
