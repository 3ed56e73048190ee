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
  // Where the moves tried lead to, each place once, and how often each was chosen here.
  final List<Node> options = new ArrayList<>();
  private int[] choices = new int[4];

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

  /** The number of an option, a new one if no move tried before leads there. */
  int number(Node option) {
    int known = options.indexOf(option);
    if (known >= 0) {
      return known;
    }
    options.add(option);
    if (options.size() > choices.length) {
      choices = Arrays.copyOf(choices, 2 * choices.length);
    }
    return options.size() - 1;
  }

  int choices(int option) {
    return choices[option];
  }

  void chosen(int option) {
    choices[option]++;
  }

  /** Takes in what has become known about the options. */
  void tighten() {
    double best = hasUntried() ? most : -1;
    for (Node option : options) {
      least = Math.max(least, -option.most);
      best = Math.max(best, -option.least);
    }
    most = Math.min(most, best);
  }
}
