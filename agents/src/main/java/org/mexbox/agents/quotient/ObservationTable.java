package org.mexbox.agents.quotient;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.LimitError;

/**
 * Sums that stand for a class each, tests that tell them apart, and for each of these sums, alone
 * and with one more component, a row: with which tests beside it the mover loses (Angluin 1987).
 */
final class ObservationTable {
  static final int MAX_CLASSES = 4_096;

  private final Curriculum curriculum;
  private final List<Sum> tests = new ArrayList<>();
  private final List<Row> representatives = new ArrayList<>();
  // By class, then by place in the curriculum.
  private final List<List<Row>> enlarged = new ArrayList<>();

  private static final class Row {
    private final Sum sum;
    private final BitSet lost = new BitSet();
    private int filled;

    Row(Sum sum) {
      this.sum = sum;
    }
  }

  /** A table of one class, that of the end of play, and one test: nothing beside it. */
  ObservationTable(Curriculum curriculum) {
    this.curriculum = curriculum;
    tests.add(Sum.EMPTY);
    add(Sum.EMPTY);
  }

  private void add(Sum representative) {
    representatives.add(new Row(representative));
    enlarged.add(new ArrayList<>());
  }

  Sum representative(int ofClass) {
    return representatives.get(ofClass).sum;
  }

  void addTest(Sum test) {
    tests.add(test);
  }

  /** A test that tells two classes apart. */
  int difference(int a, int b) {
    BitSet differ = (BitSet) representatives.get(a).lost.clone();
    differ.xor(representatives.get(b).lost);
    return differ.nextSetBit(0);
  }

  Sum test(int number) {
    return tests.get(number);
  }

  /** True if the mover loses who faces the representative with a test beside it. */
  boolean isLost(int ofClass, int test) {
    return representatives.get(ofClass).lost.get(test);
  }

  /**
   * Fills the rows for the first components.
   *
   * @return false if an outcome is wanting
   */
  boolean fill(int known, Outcomes outcomes) {
    for (int q = 0; q < representatives.size(); q++) {
      if (!fill(representatives.get(q), outcomes)) {
        return false;
      }
      List<Row> rows = enlarged.get(q);
      while (rows.size() < known) {
        rows.add(new Row(representative(q).plus(curriculum.component(rows.size()))));
      }
      for (Row row : rows) {
        if (!fill(row, outcomes)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean fill(Row row, Outcomes outcomes) {
    for (; row.filled < tests.size(); row.filled++) {
      Boolean isLost = outcomes.ask(row.sum.plus(tests.get(row.filled)));
      if (isLost == null) {
        return false;
      }
      row.lost.set(row.filled, isLost);
    }
    return true;
  }

  /** Makes a class of an enlarged sum that is like no representative; false if there is none. */
  boolean addClass() {
    Map<BitSet, Integer> classes = classes();
    for (List<Row> rows : enlarged) {
      for (Row row : rows) {
        if (!classes.containsKey(row.lost)) {
          if (representatives.size() == MAX_CLASSES) {
            throw LimitError.of(
                "classes", "more than " + MAX_CLASSES, MAX_CLASSES, "choose a smaller start");
          }
          add(row.sum);
          return true;
        }
      }
    }
    return false;
  }

  private Map<BitSet, Integer> classes() {
    Map<BitSet, Integer> classes = new HashMap<>();
    for (int q = 0; q < representatives.size(); q++) {
      classes.put(representatives.get(q).lost, q);
    }
    return classes;
  }

  /** The automaton of a table that is filled for the first components and needs no more classes. */
  Automaton automaton(int known, int components) {
    Map<BitSet, Integer> classes = classes();
    int[][] next = new int[representatives.size()][components];
    BitSet lost = new BitSet();
    for (int q = 0; q < next.length; q++) {
      lost.set(q, isLost(q, 0));
      for (int place = 0; place < known; place++) {
        Integer to = classes.get(enlarged.get(q).get(place).lost);
        next[q][curriculum.component(place)] = Objects.requireNonNull(to);
      }
    }
    return new Automaton(known, next, lost);
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(tests.size());
    for (Sum test : tests) {
      test.save(out);
    }
    out.writeInt(representatives.size());
    for (Row row : representatives) {
      row.sum.save(out);
    }
  }

  /** Reads tests and representatives; the rows are to be filled anew. */
  void load(DataInput in) throws IOException {
    tests.clear();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      tests.add(Sum.load(in, curriculum.size()));
    }
    representatives.clear();
    enlarged.clear();
    int classes = in.readInt();
    if (count < 1 || classes < 1 || classes > MAX_CLASSES) {
      throw new IOException("table: " + count + " tests, " + classes + " classes");
    }
    for (int q = 0; q < classes; q++) {
      add(Sum.load(in, curriculum.size()));
    }
  }
}
