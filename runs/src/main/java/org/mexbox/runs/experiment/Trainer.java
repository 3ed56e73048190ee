package org.mexbox.runs.experiment;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import org.mexbox.environments.InputError;
import org.mexbox.runs.provenance.Build;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.Provenance;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStatus;
import org.mexbox.runs.record.RunStore;
import org.mexbox.runs.record.Yardstick;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains runs, as many at a time as it has threads, and records every evaluation. A run never
 * shares anything that changes with another, so its bits do not depend on the threads.
 */
public final class Trainer {
  private static final Logger LOG = LoggerFactory.getLogger(Trainer.class);

  /** A larger learner is not saved at every evaluation, only this often. */
  private static final long MILLIS_BETWEEN_LARGE_SAVES = 30_000;

  private static final int LARGE = 1 << 20;

  private final RunStore store;
  private final Clock clock;
  private final int threads;
  private final TrainingListener listener;
  private final Lessons lessons = new Lessons();
  private final Map<String, RunSettings> active = new ConcurrentHashMap<>();
  // Held while a store or a listener is spoken to; kept for ever once training is stopped.
  private final ReentrantLock speaking = new ReentrantLock();

  /**
   * A trainer.
   *
   * @param clock measures how long runs take
   * @param threads how many runs are trained at a time, 1 or more
   */
  public Trainer(RunStore store, Clock clock, int threads, TrainingListener listener) {
    this.store = store;
    this.clock = clock;
    this.threads = threads;
    this.listener = listener;
  }

  /** Trains runs from their beginning; the records come back in the order of the settings. */
  public List<RunRecord> train(List<RunSettings> runs) {
    return resume(begin(runs));
  }

  /**
   * Begins the record of runs, to be trained by {@link #resume}: of all, or of none if one of them
   * cannot be trained.
   *
   * @return their ids, in the order of the settings
   */
  public List<String> begin(List<RunSettings> runs) {
    Map<RunSettings, Yardstick> yardsticks = new LinkedHashMap<>();
    for (RunSettings run : runs) {
      yardsticks.computeIfAbsent(run.withSeed(0), any -> lessons.fresh(any).yardstick());
    }
    List<String> ids = new ArrayList<>();
    for (RunSettings run : runs) {
      Yardstick yardstick = Objects.requireNonNull(yardsticks.get(run.withSeed(0)));
      ids.add(store.begin(run, provenance(), yardstick, clock.instant()));
    }
    return ids;
  }

  /** What records of this program say made them, on this machine. */
  public static Provenance provenance() {
    Build build = Build.current();
    return new Provenance(build.version(), build.commit(), Build.jvm(), Build.machine());
  }

  /**
   * Takes up runs where they were saved last. They end with the same bits as if they had never been
   * stopped.
   *
   * @return their records, in the order of the ids
   * @throws InputError if one of them is unknown, or finished already
   */
  public List<RunRecord> resume(List<String> ids) {
    for (String id : ids) {
      RunRecord record = store.run(id);
      if (record.status() == RunStatus.FINISHED) {
        throw InputError.of("run", "must not be finished already", id);
      }
      active.put(id, record.settings());
    }
    return runAll(ids);
  }

  /**
   * Stops all training now, for a program that is about to end: what was recorded stays, the runs
   * count as interrupted, the store is closed.
   *
   * @return the ids of the runs that were stopped
   */
  public List<String> stop() {
    speaking.lock();
    List<String> stopped = active.keySet().stream().sorted().toList();
    stopped.forEach(id -> store.finish(id, RunStatus.INTERRUPTED));
    store.close();
    return stopped;
  }

  private List<RunRecord> runAll(List<String> ids) {
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, Math.max(1, ids.size())));
    try {
      List<Future<RunRecord>> records = new ArrayList<>();
      ids.forEach(id -> records.add(pool.submit(() -> run(id))));
      List<RunRecord> done = new ArrayList<>();
      for (Future<RunRecord> each : records) {
        done.add(each.get());
      }
      return done;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("training was interrupted", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }

  // The learner is made here and no earlier: there may be more of them than fit into memory.
  private RunRecord run(String id) {
    RunSettings settings = store.run(id).settings();
    double before = store.run(id).seconds();
    long began = clock.millis();
    TrainingRun run = SavedRuns.resume(store, id, lessons);
    long saved = 0;
    int size = 0;
    while (!run.isFinished()) {
      long trained = run.nextStretch();
      CurvePoint point = run.advance();
      boolean isDue = size < LARGE || clock.millis() - saved > MILLIS_BETWEEN_LARGE_SAVES;
      byte[] learner = isDue || run.isFinished() ? run.save() : null;
      if (learner != null) {
        saved = clock.millis();
        size = learner.length;
      }
      double seconds = before + (clock.millis() - began) / 1000.0;
      speak(
          () -> {
            store.append(id, point, seconds, learner);
            listener.evaluated(id, settings, point, trained);
          });
      LOG.debug("{} {}", id, point);
    }
    speak(() -> store.finish(id, RunStatus.FINISHED));
    active.remove(id);
    return store.run(id);
  }

  private void speak(Runnable what) {
    speaking.lock();
    try {
      what.run();
    } finally {
      speaking.unlock();
    }
  }
}
