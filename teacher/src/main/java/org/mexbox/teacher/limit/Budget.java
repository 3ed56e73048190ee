package org.mexbox.teacher.limit;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;

/**
 * What one computation may take of time, positions and memory. A method that is handed one {@link
 * #tick ticks} at every step of its work, {@link #hold says} what its tables take, and {@link
 * #reporting tells} where its proofs stand, so that what it has learned is not lost when it is
 * stopped.
 *
 * <p>Memory is estimated, not measured: arrays by their length, an entry of a hash map by 60 bytes,
 * a position by 48 bytes and two for each character of its text. What the garbage collector has not
 * collected yet does not count.
 *
 * <p>Not safe for several threads at once.
 */
public final class Budget {
  /** An entry of a {@code HashMap} with a small number as its value, without the key. */
  public static final int MAP_ENTRY = 60;

  private static final int MEGABYTE = 1 << 20;

  // Asking a clock costs about as much as a small position.
  private static final int TICKS_A_LOOK = 256;
  private static final int OBJECT = 48;

  private final Limits limits;
  private final @Nullable Clock clock;
  private final long end;
  private final List<Supplier<Learned>> reports = new ArrayList<>();
  private int ticksLeft = TICKS_A_LOOK;
  private long held;

  private Budget(Limits limits, @Nullable Clock clock) {
    this.limits = limits;
    this.clock = clock;
    this.end =
        clock == null
            ? Long.MAX_VALUE
            : clock.millis() + limits.time().map(time -> time.toMillis()).orElse(0L);
  }

  /**
   * What is usual: no end to time, and every method keeps as many positions as it does as a rule.
   */
  public static Budget usual() {
    return new Budget(Limits.NONE, null);
  }

  /**
   * A budget that begins now.
   *
   * @param clock tells when time is over
   */
  public static Budget of(Limits limits, Clock clock) {
    return new Budget(limits, limits.time().isPresent() ? clock : null);
  }

  /**
   * The most positions that a method may keep. Whoever limits memory need not say how many
   * positions fit in.
   *
   * @param usual how many it keeps where nothing is said
   */
  public int positions(int usual) {
    return limits.positions().orElse(limits.bytes().isPresent() ? Integer.MAX_VALUE : usual);
  }

  /** The most positions that a method may keep which only checks another: never more than usual. */
  public int positionsToCheck(int usual) {
    return Math.min(usual, limits.positions().orElse(usual));
  }

  /**
   * One step of work.
   *
   * @throws LimitError if time is over
   */
  public void tick() {
    if (--ticksLeft <= 0) {
      look();
    }
  }

  /**
   * A stretch of work that takes a millisecond or more.
   *
   * @throws LimitError if time is over
   */
  public void look() {
    ticksLeft = TICKS_A_LOOK;
    if (clock != null && clock.millis() >= end) {
      // Whoever catches this and goes on is stopped at his next step.
      ticksLeft = 0;
      throw new LimitError(
          "time: "
              + limits.time().orElseThrow().toMillis() / 1000.0
              + " s are over; choose a smaller start, or raise it (--limit)");
    }
  }

  /**
   * Whoever was stopped and has another way asks here whether there is anything left to go it with.
   *
   * @throws LimitError if time is over or the memory is taken
   */
  public void requireMore() {
    look();
    hold(0);
  }

  /**
   * Tables grow by so many bytes; by a negative number they shrink.
   *
   * @throws LimitError if they take more than they may; the table must not be made then
   */
  public void hold(long bytes) {
    held += bytes;
    long most = limits.bytes().orElse(Long.MAX_VALUE);
    if (held > most) {
      throw new LimitError(
          "memory of the tables: more than %,d MB needed, at most %,d MB allowed; choose a smaller start, or raise it (--limit, MEXBOX_JVM=-Xmx8g)"
              .formatted(most / MEGABYTE, most / MEGABYTE));
    }
  }

  /** True if tables of so many bytes may be made besides those there are. */
  public boolean hasRoom(long bytes) {
    return held + bytes <= limits.bytes().orElse(Long.MAX_VALUE);
  }

  /**
   * A table keeps one position more.
   *
   * @param entry what its place in the table takes besides, in bytes
   * @throws LimitError as {@link #hold}
   */
  public void keep(Position position, int entry) {
    if (limits.bytes().isPresent()) {
      hold(entry + OBJECT + 2L * position.toString().length());
    }
  }

  /** What to throw where a table holds as many positions as it may. */
  public static LimitError full(String what, int allowed) {
    return LimitError.of(what, "more", allowed, "choose a smaller start, or raise it (--limit)");
  }

  /** From now on a method can be asked what it has proved. */
  public void reporting(Supplier<Learned> report) {
    reports.add(report);
  }

  /**
   * What the methods have proved by now, in the order in which they began; those with nothing to
   * tell are left out.
   */
  public List<Learned> learned() {
    return reports.stream().map(Supplier::get).filter(learned -> learned.count() > 0).toList();
  }
}
