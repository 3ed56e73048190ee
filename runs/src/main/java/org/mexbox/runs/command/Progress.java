package org.mexbox.runs.command;

import java.util.ArrayDeque;
import java.util.Deque;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.record.CurvePoint;

/** The progress of training: episodes, episodes a second, time left, expert score so far. */
final class Progress implements AutoCloseable {
  private static final int AVERAGED = 10;

  private final @Nullable ProgressBar bar;
  private final Deque<Double> scores = new ArrayDeque<>();

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /** A bar on standard error if a person looks at it, else silence. */
  static Progress of(Session session, long episodes) {
    if (!session.showsProgress()) {
      return new Progress(null);
    }
    Console.Abilities abilities = session.console().abilities();
    ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(Texts.of("progress.task"))
            .setInitialMax(episodes)
            .setUpdateIntervalMillis(200)
            .setRenderer(new ProgressLine(abilities.unicode()))
            .setConsumer(
                new ConsoleProgressBarConsumer(session.console().err(), abilities.width() - 1))
            .build();
    return new Progress(bar);
  }

  synchronized void step(long episodes, CurvePoint point) {
    if (bar == null) {
      return;
    }
    Double score = point.expertScore();
    Double exploitability = point.exploitability();
    String key = score == null ? "progress.exploitability" : "progress.expert";
    scores.add(score != null ? score : exploitability == null ? 0 : exploitability);
    if (scores.size() > AVERAGED) {
      scores.remove();
    }
    double mean = scores.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    bar.stepBy(episodes);
    bar.setExtraMessage(Texts.of(key, Texts.share(mean)));
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
