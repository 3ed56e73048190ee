package org.mexbox.runs.command;

import java.util.List;
import java.util.function.Function;
import org.mexbox.runs.experiment.Trainer;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStore;

/** Training with a person watching: a progress bar, and Ctrl-C that loses nothing. */
final class TrainingSession {
  private final Session session;
  private final RunStore store;
  private final TrainingOptions options;

  TrainingSession(Session session, RunStore store, TrainingOptions options) {
    this.session = session;
    this.store = store;
    this.options = options;
  }

  List<RunRecord> train(List<RunSettings> settings) {
    long episodes = settings.stream().mapToLong(RunSettings::episodes).sum();
    return watched(episodes, trainer -> trainer.train(settings));
  }

  List<RunRecord> resume(List<String> ids) {
    long episodes = 0;
    for (String id : ids) {
      RunRecord run = store.run(id);
      episodes += run.settings().episodes() - run.last().map(p -> p.episode()).orElse(0L);
    }
    return watched(episodes, trainer -> trainer.resume(ids));
  }

  private List<RunRecord> watched(long episodes, Function<Trainer, List<RunRecord>> work) {
    try (Progress progress = Progress.of(session, episodes)) {
      Trainer trainer =
          new Trainer(
              store,
              session.clock(),
              options.threads(),
              (id, settings, point, trained) -> progress.step(trained, point));
      Thread hook = new Thread(() -> stop(trainer, progress), "stop");
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        return work.apply(trainer);
      } catch (RuntimeException e) {
        // A learner gave up: the other runs end with it, and what was recorded stays.
        trainer.stop();
        throw e;
      } finally {
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    }
  }

  // Runs when the process is asked to end, by Ctrl-C above all.
  private void stop(Trainer trainer, Progress progress) {
    List<String> stopped = trainer.stop();
    progress.close();
    if (!stopped.isEmpty()) {
      session.say(Texts.of("stopped", String.join(" ", stopped)));
    }
  }
}
