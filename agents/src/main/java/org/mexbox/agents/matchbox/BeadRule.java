package org.mexbox.agents.matchbox;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.Trace;
import org.mexbox.environments.play.Draws;

/** Drawing, adding and taking beads. */
final class BeadRule implements LearningRule {
  private static final int UNFILLED = -1;

  private final Boxes boxes;
  private final MatchboxMachine machine;
  // By slot.
  private int[] beads = new int[0];
  // By box: all its beads; how often it was opened; in which episode it became empty, 0 if not.
  private int[] totals = new int[0];
  private long[] opened = new long[0];
  private long[] deaths = new long[0];
  private double epsilon;

  BeadRule(Boxes boxes, MatchboxMachine machine) {
    this.boxes = boxes;
    this.machine = machine;
  }

  @Override
  public void grow(int boxCount, int slotCount) {
    if (slotCount > beads.length) {
      beads = Arrays.copyOf(beads, slotCount + slotCount / 2);
    }
    int old = totals.length;
    if (boxCount > old) {
      int size = boxCount + boxCount / 2;
      totals = Arrays.copyOf(totals, size);
      Arrays.fill(totals, old, size, UNFILLED);
      opened = Arrays.copyOf(opened, size);
      deaths = Arrays.copyOf(deaths, size);
    }
  }

  @Override
  public void at(long episode) {
    epsilon = machine.epsilon().at(episode);
  }

  @Override
  public int choose(int box, RandomGenerator random) {
    int first = boxes.first(box);
    int total = totals[box];
    if (total == 0 && machine.resign() == Resign.YES) {
      return RESIGN;
    }
    // All colours of a box not filled yet will be equally many.
    if (total <= 0 || (epsilon > 0 && Draws.unit(random) < epsilon)) {
      return first + Draws.below(boxes.count(box), random);
    }
    int slot = first;
    for (int left = Draws.below(total, random); (left -= beads[slot]) >= 0; ) {
      slot++;
    }
    return slot;
  }

  @Override
  public void learn(Trace trace, long episode) {
    int last = trace.length() - 1;
    for (int i = 0; i <= last; i++) {
      open(trace.box(i), trace.stage(i));
    }
    if (last < 0 || !trace.isComplete()) {
      return;
    }
    double result = trace.result();
    for (int i = last; i >= 0; i--) {
      if (result > 0) {
        add(trace.box(i), trace.slot(i), machine.win());
      } else if (result == 0) {
        add(trace.box(i), trace.slot(i), machine.draw());
      } else if (machine.punish() == Punish.ALL) {
        take(trace.box(i), trace.slot(i), episode);
      }
      result *= trace.sign();
    }
    if (machine.punish() == Punish.LAST) {
      punishLast(trace, episode);
    }
  }

  private void punishLast(Trace trace, long episode) {
    boolean selfPlay = trace.sign() < 0;
    int last = trace.length() - 1;
    // The loser's last ply, if the loser is this machine.
    int i = trace.result() < 0 ? last : trace.result() > 0 && selfPlay ? last - 1 : -1;
    while (i >= 0) {
      take(trace.box(i), trace.slot(i), episode);
      i = totals[trace.box(i)] > 0 ? -1 : i - (selfPlay ? 2 : 1);
    }
  }

  private void open(int box, int stage) {
    opened[box]++;
    if (totals[box] == UNFILLED) {
      int first = boxes.first(box);
      int each = Math.min(machine.start().at(stage), machine.most());
      Arrays.fill(beads, first, first + boxes.count(box), each);
      totals[box] = each * boxes.count(box);
    }
  }

  private void add(int box, int slot, int more) {
    int added = Math.max(0, Math.min(more, machine.most() - beads[slot]));
    beads[slot] += added;
    totals[box] += added;
    if (added > 0) {
      deaths[box] = 0;
    }
  }

  private void take(int box, int slot, long episode) {
    int taken = Math.max(0, Math.min(machine.loss(), beads[slot] - machine.least()));
    beads[slot] -= taken;
    totals[box] -= taken;
    if (taken > 0 && totals[box] == 0) {
      deaths[box] = episode + 1;
    }
  }

  int beads(int slot) {
    return beads[slot];
  }

  long opened(int box) {
    return opened[box];
  }

  /** The episode, counted from 1, in which a box became empty; 0 if it is not. */
  long death(int box) {
    return deaths[box];
  }

  boolean isFilled(int box) {
    return totals[box] != UNFILLED;
  }

  /** {@inheritDoc} All moves of an empty box are worth the same: nothing. */
  @Override
  public double worth(int slot) {
    return beads[slot];
  }

  @Override
  public void worthOfTargets(int[] targets, int count, double[] into) {
    Arrays.fill(into, 0, count, 0);
  }

  @Override
  public boolean judgesByTarget() {
    return false;
  }

  @Override
  public boolean holdsValues() {
    return false;
  }

  @Override
  public OptionalDouble exploration() {
    return machine.epsilon().equals(Schedule.constant(0))
        ? OptionalDouble.empty()
        : OptionalDouble.of(epsilon);
  }

  @Override
  public void save(DataOutput out) throws IOException {
    for (int slot : boxes.slotsInOrder()) {
      out.writeInt(beads[slot]);
    }
    for (int box = 0; box < boxes.size(); box++) {
      out.writeInt(totals[box]);
      out.writeLong(opened[box]);
      out.writeLong(deaths[box]);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int slot : boxes.slotsInOrder()) {
      beads[slot] = in.readInt();
    }
    for (int box = 0; box < boxes.size(); box++) {
      totals[box] = in.readInt();
      opened[box] = in.readLong();
      deaths[box] = in.readLong();
    }
  }
}
