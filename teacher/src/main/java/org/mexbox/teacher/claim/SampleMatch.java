package org.mexbox.teacher.claim;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.HapPosition;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/**
 * The printed sample match of Hap: 15 figures, of which 10, 6, 4, 4, 3 and 1 were left after its
 * six turns. Which scores can it have ended with? All plays by the rules that leave these numbers
 * are followed; the score is what was taken, and the lead.
 */
final class SampleMatch {
  private static final List<Integer> LEFT = List.of(10, 6, 4, 4, 3, 1);

  private SampleMatch() {}

  /** By how much the first player can be ahead at the end, rising. */
  static SortedSet<Integer> leads(SimultaneousGame game) {
    Set<SimultaneousPosition> reached = Set.of(game.start());
    for (int left : LEFT) {
      Set<SimultaneousPosition> next = new HashSet<>();
      reached.forEach(position -> follow(position, left, next));
      reached = next;
    }
    SortedSet<Integer> leads = new TreeSet<>();
    reached.forEach(position -> leads.add(((HapPosition) position).lead()));
    return leads;
  }

  private static void follow(
      SimultaneousPosition position, int left, Set<SimultaneousPosition> into) {
    for (Move first : position.moves(Seat.FIRST)) {
      for (Move second : position.moves(Seat.SECOND)) {
        for (Branch branch : position.after(first, second)) {
          boolean fits = ((HapPosition) branch.next()).left() == left;
          if (fits && !branch.next().isTerminal()) {
            into.add(branch.next());
          }
        }
      }
    }
  }
}
