package org.mexbox.runs.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.teacher.certificate.SumCertificate;

/** The classes of a certificate and how they add. */
final class AdditionTable {
  private static final int MAX_MARKS = 4_096;

  private final SumCertificate certificate;
  private final List<Position> components;
  // By mark as it comes up: what each component makes of it, and a sum that has it.
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> marks = new ArrayList<>();
  private final List<int[]> next = new ArrayList<>();
  private final List<List<Integer>> sums = new ArrayList<>();
  // By mark, its class; and by class its first mark.
  private int[] classes;
  private final List<Integer> firsts = new ArrayList<>();
  private final List<List<Integer>> rows = new ArrayList<>();
  private int neutral;

  private AdditionTable(SumCertificate certificate) {
    this.certificate = certificate;
    Map<Position, Integer> lengths = new HashMap<>();
    this.components =
        certificate.components().stream()
            .sorted(Comparator.comparingInt(c -> length(c, lengths)))
            .toList();
    this.classes = new int[0];
  }

  static AdditionTable of(SumCertificate certificate) {
    AdditionTable table = new AdditionTable(certificate);
    table.findMarks();
    table.mergeMarks();
    table.add();
    return table;
  }

  private static int length(Position component, Map<Position, Integer> known) {
    Integer before = known.get(component);
    if (before != null) {
      return before;
    }
    int longest = 0;
    for (Move move : component.moves()) {
      int length = 1;
      for (Position left : SumCertificate.parts(component.after(move))) {
        length += length(left, known);
      }
      longest = Math.max(longest, length);
    }
    known.put(component, longest);
    return longest;
  }

  // All marks that sums can have, small sums first.
  private void findMarks() {
    number(certificate.end(), List.of());
    for (int mark = 0; mark < marks.size(); mark++) {
      int[] row = new int[components.size()];
      for (int c = 0; c < row.length; c++) {
        List<Integer> longer = new ArrayList<>(sums.get(mark));
        longer.add(c);
        row[c] = number(certificate.plus(marks.get(mark), components.get(c)), longer);
      }
      next.add(row);
    }
  }

  private int number(List<Integer> mark, List<Integer> sum) {
    Integer known = numbers.putIfAbsent(mark, marks.size());
    if (known != null) {
      return known;
    }
    if (marks.size() == MAX_MARKS) {
      throw LimitError.of(
          "classes to explain", "more than " + MAX_MARKS, MAX_MARKS, "choose a smaller game");
    }
    marks.add(mark);
    sums.add(sum);
    return marks.size() - 1;
  }

  // Moore's partition: marks are apart if who wins is, or what a component makes of them.
  private void mergeMarks() {
    int[] old = new int[marks.size()];
    for (int count = 0, before = -1; count != before; ) {
      before = count;
      Map<List<Integer>, Integer> kinds = new HashMap<>();
      int[] kind = new int[old.length];
      for (int mark = 0; mark < kind.length; mark++) {
        List<Integer> key = new ArrayList<>(List.of(old[mark], isLostMark(mark) ? 1 : 0));
        for (int to : next.get(mark)) {
          key.add(old[to]);
        }
        Integer known = kinds.putIfAbsent(key, kinds.size());
        kind[mark] = known == null ? kinds.size() - 1 : known;
      }
      old = kind;
      count = kinds.size();
    }
    classes = old;
    for (int mark = 0; mark < classes.length; mark++) {
      if (classes[mark] == firsts.size()) {
        firsts.add(mark);
      }
    }
  }

  private boolean isLostMark(int mark) {
    return certificate.lost(marks.get(mark)) > 0.5;
  }

  private void add() {
    for (int a = 0; a < size(); a++) {
      List<Integer> row = new ArrayList<>();
      for (int first : firsts) {
        int mark = firsts.get(a);
        for (int component : sums.get(first)) {
          mark = next.get(mark)[component];
        }
        row.add(classes[mark]);
      }
      rows.add(List.copyOf(row));
    }
    // Those that are themselves when doubled, all together: what they are added to is never left.
    for (int q = 0; q < size(); q++) {
      neutral = rows.get(q).get(q) == q ? sum(neutral, q) : neutral;
    }
  }

  private int sum(int a, int b) {
    return rows.get(a).get(b);
  }

  int size() {
    return firsts.size();
  }

  List<Position> components() {
    return components;
  }

  List<List<Integer>> rows() {
    return rows;
  }

  List<Position> sum(int ofClass) {
    return sums.get(firsts.get(ofClass)).stream().map(components::get).toList();
  }

  boolean isLost(int ofClass) {
    return isLostMark(firsts.get(ofClass));
  }

  /** True if a class is never left behind, however many components are added. */
  boolean isInGroup(int ofClass) {
    return sum(neutral, ofClass) == ofClass;
  }

  List<Integer> ofComponents() {
    return IntStream.range(0, components.size()).map(c -> classes[next.get(0)[c]]).boxed().toList();
  }

  /** The numbers of the classes, if every class of the group is its own opposite. */
  Optional<List<Integer>> numbers() {
    for (int q = 0; q < size(); q++) {
      if (isInGroup(q) && sum(q, q) != neutral) {
        return Optional.empty();
      }
    }
    Map<Integer, Integer> found = new HashMap<>(Map.of(neutral, 0));
    for (int component : ofComponents()) {
      int fresh = sum(neutral, component);
      if (!found.containsKey(fresh)) {
        // As many as are known so far: a power of 2.
        int number = found.size();
        Map.copyOf(found).forEach((q, old) -> found.put(sum(q, fresh), old + number));
      }
    }
    return Optional.of(
        IntStream.range(0, size())
            .map(q -> found.getOrDefault(sum(neutral, q), 0))
            .boxed()
            .toList());
  }
}
