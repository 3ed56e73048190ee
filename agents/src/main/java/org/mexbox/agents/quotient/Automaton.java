package org.mexbox.agents.quotient;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.BitSet;
import org.mexbox.agents.sum.Marks;
import org.mexbox.agents.sum.Sum;

/**
 * Classes of sums of some components: what adding a component makes of each, and which are lost.
 */
final class Automaton implements Marks {
  private final int known;
  private final int[][] next;
  private final BitSet lost;

  /**
   * An automaton; keeps the arrays.
   *
   * @param known so many components of the {@link Curriculum} it knows
   * @param next by class, then by component, the class of the sum with that component added; rows
   *     are as long as there are components, known or not
   * @param lost the classes whose sums are lost for the mover
   */
  Automaton(int known, int[][] next, BitSet lost) {
    this.known = known;
    this.next = next;
    this.lost = lost;
  }

  /** The automaton that knows the end of play alone. */
  static Automaton ofEnd(boolean isLost, int components) {
    BitSet lost = new BitSet();
    lost.set(END, isLost);
    return new Automaton(0, new int[1][components], lost);
  }

  /** How many components of the curriculum it knows. */
  int known() {
    return known;
  }

  /** How many classes it has. */
  int size() {
    return next.length;
  }

  @Override
  public int plus(int ofClass, int component) {
    return next[ofClass][component];
  }

  @Override
  public float lost(int ofClass) {
    return lost.get(ofClass) ? 1 : 0;
  }

  boolean isLost(Sum sum) {
    return lost.get(of(sum));
  }

  /** The classes whose sums are lost. */
  BitSet lost() {
    return lost;
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(known);
    out.writeInt(size());
    for (int q = 0; q < size(); q++) {
      out.writeBoolean(lost.get(q));
      for (int to : next[q]) {
        out.writeInt(to);
      }
    }
  }

  static Automaton load(DataInput in, int components) throws IOException {
    int known = in.readInt();
    int size = in.readInt();
    if (known < 0 || known > components || size < 1 || size > ObservationTable.MAX_CLASSES) {
      throw new IOException("automaton: " + size + " classes, " + known + " components");
    }
    BitSet lost = new BitSet();
    int[][] next = new int[size][components];
    for (int q = 0; q < size; q++) {
      lost.set(q, in.readBoolean());
      for (int c = 0; c < components; c++) {
        next[q][c] = in.readInt();
        if (next[q][c] < 0 || next[q][c] >= size) {
          throw new IOException("class: " + next[q][c]);
        }
      }
    }
    return new Automaton(known, next, lost);
  }
}
