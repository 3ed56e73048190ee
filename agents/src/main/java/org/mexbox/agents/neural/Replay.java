package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.play.Draws;

/** The different positions met; when there is no more room, a new one replaces the oldest. */
final class Replay {
  private final int capacity;
  private final List<Sum> sums = new ArrayList<>();
  private final Set<Sum> known = new HashSet<>();
  private long added;

  Replay(int capacity) {
    this.capacity = capacity;
  }

  void add(Sum sum) {
    if (!known.add(sum)) {
      return;
    }
    if (sums.size() < capacity) {
      sums.add(sum);
    } else {
      known.remove(sums.set((int) (added % capacity), sum));
    }
    added++;
  }

  int size() {
    return sums.size();
  }

  /** One of them, each with equal chance. */
  Sum draw(RandomGenerator random) {
    return sums.get(Draws.below(sums.size(), random));
  }

  /** All of them, or so many evenly chosen by age. */
  List<Sum> spread(int most) {
    int count = Math.min(most, sums.size());
    List<Sum> chosen = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      chosen.add(sums.get((int) ((long) i * sums.size() / count)));
    }
    return chosen;
  }

  /** How many were ever added. */
  long added() {
    return added;
  }

  /** Forgets the positions, not how many they were. */
  void clear() {
    sums.clear();
    known.clear();
  }

  void save(DataOutput out) throws IOException {
    out.writeLong(added);
    out.writeInt(sums.size());
    for (Sum sum : sums) {
      sum.save(out);
    }
  }

  void load(DataInput in, int components) throws IOException {
    added = in.readLong();
    int size = in.readInt();
    if (size < 0 || size > capacity || added < size) {
      throw new IOException("positions: " + size + " of " + added);
    }
    for (int i = 0; i < size; i++) {
      sums.add(Sum.load(in, components));
      known.add(sums.get(i));
    }
    if (known.size() != size) {
      throw new IOException("positions: some twice");
    }
  }
}
