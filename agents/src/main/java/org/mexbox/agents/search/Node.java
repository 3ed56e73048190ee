package org.mexbox.agents.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;

/**
 * A position in the tree. All its numbers are those of the player to move there, as shares of the
 * most that can be won, -1..1.
 */
final class Node {
  final Position position;
  // What the player to move is sure to get; what he can get at the most.
  double least;
  double most;
  int visits;
  double total;
  // While a way down the tree leads through it.
  boolean isOnPath;

  private List<Move> moves = List.of();
  // The numbers of the moves in the order in which they are tried, drawn as it is needed.
  private int[] order = new int[0];
  private int tried;
  // Where the moves tried lead to, each place once.
  final List<Branch> branches = new ArrayList<>();

  /** An option that was tried, and how often it was chosen from here. */
  static final class Branch {
    final Node option;
    int choices;

    Branch(Node option) {
      this.option = option;
    }

    /** What the player who chooses it is sure to get. */
    double least() {
      return -option.most;
    }

    /** What he can get at the most. */
    double most() {
      return -option.least;
    }

    /** What he has on the average, within what is known for sure. */
    double mean() {
      return -option.mean();
    }
  }

  Node(Position position, double least, double most) {
    this.position = position;
    this.least = least;
    this.most = most;
  }

  /** True if it is known what perfect play brings. */
  boolean isSettled() {
    return least >= most;
  }

  /** What the player to move has on the average, within what is known for sure. */
  double mean() {
    return within(visits == 0 ? 0 : total / visits);
  }

  double within(double value) {
    return Math.max(least, Math.min(most, value));
  }

  boolean isExpanded() {
    return order.length > 0;
  }

  void expand(List<Move> allMoves) {
    moves = allMoves;
    order = new int[allMoves.size()];
    Arrays.setAll(order, i -> i);
  }

  boolean hasUntried() {
    return tried < order.length;
  }

  /** The option of a move that was not tried yet, drawn with equal chance. */
  Position draw(RandomGenerator random) {
    int at = tried + Draws.below(order.length - tried, random);
    int move = order[at];
    order[at] = order[tried];
    order[tried++] = move;
    return position.after(moves.get(move)).canonical();
  }

  /** The branch to an option, a new one if no move tried before leads there. */
  Branch branchTo(Node option) {
    // An option that is new itself is not looked for.
    for (int i = option.visits == 0 ? branches.size() : 0; i < branches.size(); i++) {
      if (branches.get(i).option == option) {
        return branches.get(i);
      }
    }
    Branch branch = new Branch(option);
    branches.add(branch);
    return branch;
  }

  /**
   * Takes in what has become known about the option of a branch, and, once all are tried, of all.
   */
  void tighten(Branch changed) {
    least = Math.max(least, changed.least());
    if (!hasUntried()) {
      double best = -1;
      for (Branch branch : branches) {
        least = Math.max(least, branch.least());
        best = Math.max(best, branch.most());
      }
      most = Math.min(most, best);
    }
  }
}
