package org.mexbox.teacher.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** The walk over all profiles that {@link CertificateCheck} describes. */
final class ProfileWalk {
  /** How far a value may be from 0 or 1: sums are then told apart in spite of rounding. */
  private static final double TOLERANCE = 0.25;

  private static final int UNKNOWN = -1;

  private final SumCertificate certificate;
  private final List<Position> components;
  // Marks by number, and by number what each component makes of them.
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> marks = new ArrayList<>();
  private final List<int[]> next = new ArrayList<>();
  // By component: what one move can make of it, each time as the components that are left.
  private final List<List<int[]>> moves = new ArrayList<>();
  private final Map<Profile, List<Position>> examples = new HashMap<>();
  private final Queue<Profile> open = new ArrayDeque<>();

  private record Profile(int mark, BitSet options) {}

  ProfileWalk(SumCertificate certificate, List<Position> components) {
    this.certificate = certificate;
    this.components = components;
  }

  CertificateCheck check() {
    String gap = gap();
    if (!gap.isEmpty()) {
      return refused(gap);
    }
    components.forEach(component -> moves.add(moves(component)));
    meet(new Profile(number(certificate.end()), new BitSet()), List.of());
    while (!open.isEmpty()) {
      Profile profile = open.remove();
      List<Position> example = examples.getOrDefault(profile, List.of());
      if (!isRight(profile)) {
        return refused("wrong for the sum of " + example);
      }
      if (examples.size() > CertificateCheck.MAX_PROFILES) {
        return refused("more than " + CertificateCheck.MAX_PROFILES + " profiles");
      }
      for (int component = 0; component < components.size(); component++) {
        meet(plus(profile, component), example, component);
      }
    }
    String disorder = disorder();
    return disorder.isEmpty() ? new CertificateCheck(true, "", examples.size()) : refused(disorder);
  }

  private CertificateCheck refused(String reason) {
    return new CertificateCheck(false, reason, examples.size());
  }

  // A component that can come up but is not spoken of.
  private String gap() {
    Set<Position> spokenOf = certificate.components();
    for (Position component : SumCertificate.parts(certificate.game().start())) {
      if (!spokenOf.contains(component)) {
        return "says nothing of " + component + " in the start";
      }
    }
    for (Position component : components) {
      for (Move move : component.moves()) {
        for (Position left : SumCertificate.parts(component.after(move))) {
          if (!spokenOf.contains(left)) {
            return "says nothing of " + left + ", an option of " + component;
          }
        }
      }
    }
    return "";
  }

  // Of the marks that came up, every one: nothing may depend on the order of the components.
  private String disorder() {
    for (int mark = 0; mark < marks.size(); mark++) {
      for (int a = 0; a < components.size(); a++) {
        for (int b = 0; b < a; b++) {
          if (plus(plus(mark, a), b) != plus(plus(mark, b), a)) {
            return "depends on the order of " + components.get(a) + " and " + components.get(b);
          }
        }
      }
    }
    return "";
  }

  private List<int[]> moves(Position component) {
    return component.moves().stream()
        .map(move -> SumCertificate.parts(component.after(move)))
        .distinct()
        .map(left -> left.stream().mapToInt(components::indexOf).toArray())
        .toList();
  }

  private int number(List<Integer> mark) {
    Integer number = numbers.putIfAbsent(mark, marks.size());
    if (number != null) {
      return number;
    }
    marks.add(mark);
    int[] row = new int[components.size()];
    Arrays.fill(row, UNKNOWN);
    next.add(row);
    return marks.size() - 1;
  }

  private int plus(int mark, int component) {
    int[] row = next.get(mark);
    if (row[component] == UNKNOWN) {
      row[component] = number(certificate.plus(marks.get(mark), components.get(component)));
    }
    return row[component];
  }

  private void meet(Profile profile, List<Position> from, int component) {
    if (!examples.containsKey(profile)) {
      List<Position> example = new ArrayList<>(from);
      example.add(components.get(component));
      meet(profile, example);
    }
  }

  private void meet(Profile profile, List<Position> example) {
    examples.put(profile, example);
    open.add(profile);
  }

  // A move in the sum is a move in the old sum or in the new component.
  private Profile plus(Profile profile, int component) {
    BitSet options = new BitSet();
    BitSet old = profile.options;
    for (int option = old.nextSetBit(0); option >= 0; option = old.nextSetBit(option + 1)) {
      options.set(plus(option, component));
    }
    for (int[] left : moves.get(component)) {
      int mark = profile.mark;
      for (int part : left) {
        mark = plus(mark, part);
      }
      options.set(mark);
    }
    return new Profile(plus(profile.mark, component), options);
  }

  private boolean isRight(Profile profile) {
    double lost =
        profile.options.isEmpty()
            ? lostAtTheEnd()
            : profile.options.stream().anyMatch(mark -> lost(mark) > 0.5) ? 0 : 1;
    return Math.abs(lost(profile.mark) - lost) < TOLERANCE;
  }

  private double lost(int mark) {
    return certificate.lost(marks.get(mark));
  }

  private double lostAtTheEnd() {
    Position end = certificate.game().start();
    while (!end.isTerminal()) {
      end = end.after(end.moves().get(0));
    }
    return (1 - end.ruleset().moverReward(end)) / 2;
  }
}
