package org.mexbox.teacher.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * Whether a {@link SumCertificate} is right for every sum of its components, however many, by the
 * rules alone.
 *
 * <p>It is right for the end of play if its value there is what the rules say, and for any other
 * sum if its value is near 1 where no option is claimed lost, near 0 where one is: by induction on
 * the length of play nothing else is needed. The condition depends on a sum only through its
 * profile: the values of its characters, and the set of those of its options. Adding a component
 * turns a profile into one that depends on nothing else, so the profiles of all sums are found by
 * adding components until no new profile comes up; each is then checked.
 *
 * @param accepted true if it is right
 * @param reason why not; empty if it is accepted
 * @param profiles how many were looked at
 */
public record CertificateCheck(boolean accepted, String reason, int profiles) {
  /** More profiles than this are not looked at; the certificate is then refused. */
  public static final int MAX_PROFILES = 100_000;

  /** How far a value may be from 0 or 1: sums are then told apart in spite of rounding. */
  private static final double TOLERANCE = 0.25;

  /** Checks a certificate. */
  public static CertificateCheck of(SumCertificate certificate) {
    return new Check(certificate).run();
  }

  private record Profile(List<Integer> characters, Set<List<Integer>> options) {}

  private static final class Check {
    private final SumCertificate certificate;
    // What one move can make of each component, as characters.
    private final Map<Position, List<List<Integer>>> moves = new LinkedHashMap<>();
    private final Map<Profile, List<Position>> examples = new HashMap<>();
    private final Queue<Profile> open = new ArrayDeque<>();

    Check(SumCertificate certificate) {
      this.certificate = certificate;
    }

    CertificateCheck run() {
      String gap = gap();
      if (!gap.isEmpty()) {
        return refused(gap);
      }
      certificate.values().keySet().forEach(component -> moves.put(component, moves(component)));
      meet(new Profile(certificate.characters(List.of()), Set.of()), List.of());
      while (!open.isEmpty()) {
        Profile profile = open.remove();
        if (!isRight(profile)) {
          return refused("wrong for the sum of " + examples.get(profile));
        }
        if (examples.size() > MAX_PROFILES) {
          return refused("more than " + MAX_PROFILES + " profiles");
        }
        moves.keySet().forEach(component -> meet(plus(profile, component), profile, component));
      }
      return new CertificateCheck(true, "", examples.size());
    }

    private CertificateCheck refused(String reason) {
      return new CertificateCheck(false, reason, examples.size());
    }

    // A component that can come up but is not spoken of.
    private String gap() {
      Set<Position> spokenOf = certificate.values().keySet();
      for (Position component : SumCertificate.components(certificate.game().start())) {
        if (!spokenOf.contains(component)) {
          return "says nothing of " + component + " in the start";
        }
      }
      for (Position component : spokenOf) {
        for (Move move : component.moves()) {
          for (Position left : SumCertificate.components(component.after(move))) {
            if (!spokenOf.contains(left)) {
              return "says nothing of " + left + ", an option of " + component;
            }
          }
        }
      }
      return "";
    }

    private List<List<Integer>> moves(Position component) {
      return component.moves().stream()
          .map(move -> SumCertificate.components(component.after(move)))
          .map(certificate::characters)
          .distinct()
          .toList();
    }

    private void meet(Profile profile, Profile from, Position component) {
      if (!examples.containsKey(profile)) {
        List<Position> example = new ArrayList<>(examples.getOrDefault(from, List.of()));
        example.add(component);
        meet(profile, example);
      }
    }

    private void meet(Profile profile, List<Position> example) {
      examples.put(profile, example);
      open.add(profile);
    }

    // A move in the sum is a move in the old sum or in the new component.
    private Profile plus(Profile profile, Position component) {
      List<Integer> row = certificate.characters(List.of(component));
      Set<List<Integer>> options = new HashSet<>();
      for (List<Integer> option : profile.options()) {
        options.add(SumCertificate.product(option, row));
      }
      for (List<Integer> left : moves.getOrDefault(component, List.of())) {
        options.add(SumCertificate.product(profile.characters(), left));
      }
      return new Profile(SumCertificate.product(profile.characters(), row), options);
    }

    private boolean isRight(Profile profile) {
      double lost =
          profile.options().isEmpty()
              ? lostAtTheEnd()
              : profile.options().stream().anyMatch(o -> certificate.valueOf(o) > 0.5) ? 0 : 1;
      return Math.abs(certificate.valueOf(profile.characters()) - lost) < TOLERANCE;
    }

    private double lostAtTheEnd() {
      Position end = certificate.game().start();
      while (!end.isTerminal()) {
        end = end.after(end.moves().get(0));
      }
      return (1 - end.ruleset().moverReward(end)) / 2;
    }
  }
}
