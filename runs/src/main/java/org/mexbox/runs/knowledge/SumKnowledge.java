package org.mexbox.runs.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.teacher.certificate.CharacterCertificate;
import org.mexbox.teacher.certificate.SumCertificate;
import org.mexbox.teacher.solve.Solver;

/**
 * What a certificate says of the sums of some components, in the terms of the theory, and derived
 * from its own table alone. Classes are as few as can be: no component put beside them tells two
 * sums of a class apart. Some of them may be left behind for good as components are added; those
 * that are never left behind form a group.
 *
 * @param components those it speaks of, the one with the shortest longest play first
 * @param classes numbered from 0, which is the class of the end of play
 * @param table by two classes, the class of sums of the one beside sums of the other
 * @param ofComponents the class of each component alone
 * @param numbers by class; present if every class of the group added to itself is its neutral one.
 *     The first component that is not neutral has 1, the next that is no sum of earlier ones 2,
 *     then 4, and so on; the number of a sum is that of its components, added in binary without
 *     carrying
 * @param characters by character, the values for the components: those of the certificate; or, if
 *     it has none and all classes form such a group, the products of signs by its numbers
 */
public record SumKnowledge(
    List<Position> components,
    List<SumClass> classes,
    List<List<Integer>> table,
    List<Integer> ofComponents,
    Optional<List<Integer>> numbers,
    List<List<Integer>> characters) {

  /**
   * A class.
   *
   * @param sum a small sum of the class, as components
   * @param isLost whether the mover loses
   * @param inGroup whether it belongs to those that are never left behind
   */
  public record SumClass(List<Position> sum, boolean isLost, boolean inGroup) {
    /** Copies the list. */
    public SumClass {
      sum = List.copyOf(sum);
    }
  }

  /** Copies the lists. */
  public SumKnowledge {
    components = List.copyOf(components);
    classes = List.copyOf(classes);
    table = List.copyOf(table);
    ofComponents = List.copyOf(ofComponents);
    characters = List.copyOf(characters);
  }

  /**
   * What a certificate says. Whether it is right is not asked here.
   *
   * @throws org.mexbox.environments.LimitError if it tells too many classes apart
   */
  public static SumKnowledge of(SumCertificate certificate) {
    AdditionTable table = AdditionTable.of(certificate);
    List<SumClass> classes = new ArrayList<>();
    for (int q = 0; q < table.size(); q++) {
      classes.add(new SumClass(table.sum(q), table.isLost(q), table.isInGroup(q)));
    }
    Optional<List<Integer>> numbers = table.numbers();
    List<List<Integer>> characters =
        certificate instanceof CharacterCertificate own
            ? own(own, table.components())
            : numbers
                .filter(found -> classes.stream().allMatch(SumClass::inGroup))
                .map(found -> signs(table, found))
                .orElse(List.of());
    return new SumKnowledge(
        table.components(), classes, table.rows(), table.ofComponents(), numbers, characters);
  }

  private static List<List<Integer>> own(
      CharacterCertificate certificate, List<Position> components) {
    return IntStream.range(0, certificate.weights().size())
        .mapToObj(
            k ->
                components.stream()
                    .map(c -> certificate.plus(certificate.end(), c).get(k))
                    .toList())
        .toList();
  }

  // A character for each set of binary digits: -1 where a number has an odd number of them.
  private static List<List<Integer>> signs(AdditionTable table, List<Integer> numbers) {
    return IntStream.range(0, table.size())
        .mapToObj(
            digits ->
                table.ofComponents().stream()
                    .map(q -> Integer.bitCount(numbers.get(q) & digits) % 2 == 0 ? 1 : -1)
                    .toList())
        .toList();
  }

  /** True if all classes form the group: then the numbers say all. */
  public boolean isGroup() {
    return classes.stream().allMatch(SumClass::inGroup);
  }

  /** The number of each component, where there are numbers. */
  public Optional<List<Integer>> numbersOfComponents() {
    return numbers.map(found -> ofComponents.stream().map(found::get).toList());
  }

  /**
   * How many of its numbers of components are the teacher's nim-values; empty under misere play, or
   * if it has no numbers for all classes.
   */
  public OptionalInt agreeing() {
    boolean isNormal =
        components.stream().allMatch(c -> c.ruleset().convention() == PlayConvention.NORMAL);
    if (!isNormal || !isGroup() || numbers.isEmpty()) {
      return OptionalInt.empty();
    }
    Solver teacher = Solver.create();
    List<Integer> own = numbersOfComponents().orElseThrow();
    int agreeing = 0;
    for (int c = 0; c < components.size(); c++) {
      OptionalInt value = teacher.solve(components.get(c)).nimValue();
      agreeing += value.isPresent() && value.getAsInt() == own.get(c) ? 1 : 0;
    }
    return OptionalInt.of(agreeing);
  }
}
