package org.mexbox.runs.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.experiment.Trainer;
import org.mexbox.runs.provenance.Build;
import org.mexbox.runs.record.Provenance;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStatus;
import org.mexbox.runs.record.RunStore;

/** Training with a person watching: a progress bar, and Ctrl-C that loses nothing. */
final class TrainingSession {
  private final Session session;
  private final RunStore store;
  private final TrainingOptions options;
  private final @Nullable String goOn;

  TrainingSession(Session session, RunStore store, TrainingOptions options) {
    this(session, store, options, null);
  }

  /**
   * A session.
   *
   * @param goOn the command line that goes on after Ctrl-C; null for {@code runs resume}
   */
  TrainingSession(Session session, RunStore store, TrainingOptions options, @Nullable String goOn) {
    this.session = session;
    this.store = store;
    this.options = options;
    this.goOn = goOn;
  }

  /** Trains runs from their beginning. */
  List<RunRecord> train(List<RunSettings> settings) {
    long episodes = settings.stream().mapToLong(RunSettings::episodes).sum();
    return watched(episodes, trainer -> trainer.train(settings));
  }

  /** Goes on with runs where they were stopped. */
  List<RunRecord> resume(List<String> ids) {
    return watched(missing(ids), trainer -> trainer.resume(ids));
  }

  /**
   * Makes sure of runs: those that this version has finished with the same settings are taken as
   * they are, those that it began are resumed, and only the others are begun. Says how many it
   * found.
   */
  List<RunRecord> complete(List<RunSettings> settings) {
    Provenance own = Trainer.provenance();
    List<Optional<String>> found = settings.stream().map(each -> store.find(each, own)).toList();
    List<String> there = found.stream().flatMap(Optional::stream).toList();
    List<String> begun = there.stream().filter(id -> !isFinished(id)).toList();
    List<RunSettings> others =
        IntStream.range(0, found.size())
            .filter(i -> found.get(i).isEmpty())
            .mapToObj(settings::get)
            .toList();
    sayFound(there.size() - begun.size(), begun.size(), settings.size());
    long episodes = missing(begun) + others.stream().mapToLong(RunSettings::episodes).sum();
    List<String> ids = new ArrayList<>();
    watched(
        episodes,
        trainer -> {
          Iterator<String> fresh = trainer.begin(others).iterator();
          found.forEach(id -> ids.add(id.orElseGet(fresh::next)));
          return trainer.resume(ids.stream().filter(id -> !isFinished(id)).toList());
        });
    return ids.stream().map(store::run).toList();
  }

  private void sayFound(int finished, int begun, int all) {
    if (finished + begun > 0) {
      session.say(Texts.of("compare.found", finished, begun, all));
      Build build = Build.current();
      if (!build.isExact()) {
        session.say(Texts.of("compare.changed", build.commit()));
      }
    }
  }

  private boolean isFinished(String id) {
    return store.run(id).status() == RunStatus.FINISHED;
  }

  private long missing(List<String> ids) {
    long episodes = 0;
    for (String id : ids) {
      RunRecord run = store.run(id);
      episodes += run.settings().episodes() - run.last().map(p -> p.episode()).orElse(0L);
    }
    return episodes;
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
      String resume = "runs/mexbox runs resume " + String.join(" ", stopped);
      session.say(Texts.of("stopped", goOn == null ? resume : goOn));
    }
  }
}
