package org.mexbox.agents.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.mexbox.agents.search.Node.Branch;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.play.Draws;

/** One search, from one position. */
final class Search {
  /** The most moves a position in the tree may have. */
  static final int MAX_MOVES = 100_000;

  /** The most moves all positions in the tree may have together. */
  static final int MAX_ALL_MOVES = 20_000_000;

  private final MonteCarloTreeSearch spec;
  private final RandomGenerator random;
  private final Ruleset rules;
  private final double unit;
  private final Map<Position, Node> nodes = new HashMap<>();
  private final Node root;
  // The way down from the root, and which branch was taken at each node but the last.
  private final List<Node> path = new ArrayList<>();
  private final List<Branch> taken = new ArrayList<>();
  private long allMoves;

  Search(MonteCarloTreeSearch spec, Position position, RandomGenerator random) {
    this.spec = spec;
    this.random = random;
    this.rules = position.ruleset();
    this.unit = Game.at(position).stake();
    this.root = node(position.canonical());
  }

  Findings run() {
    for (int left = spec.playouts(); left > 0 && !root.isSettled(); left -= spec.batch()) {
      path.clear();
      taken.clear();
      backUp(descend());
    }
    return findings();
  }

  Node root() {
    return root;
  }

  private Node node(Position position) {
    return nodes.computeIfAbsent(position, this::fresh);
  }

  private Node fresh(Position position) {
    if (position.isTerminal()) {
      double reward = rules.moverReward(position) / unit;
      return new Node(position, reward, reward);
    }
    return new Node(
        position, rules.leastReward(position) / unit, rules.mostReward(position) / unit);
  }

  /** Goes down to a position that is new or settled; answers what its player to move gets. */
  private double descend() {
    Node node = root;
    step(node);
    while (!node.isSettled()) {
      if (node != root && node.visits == 0) {
        return playouts(node.position);
      }
      Branch branch = node.hasUntried() || !node.isExpanded() ? untried(node) : select(node);
      taken.add(branch);
      node = branch.option;
      if (node.isOnPath) {
        // Play has come back to a position: nobody has got on. Its numbers stay as they are.
        path.add(new Node(node.position, 0, 0));
        return 0;
      }
      step(node);
    }
    return node.least;
  }

  private void step(Node node) {
    path.add(node);
    node.isOnPath = true;
  }

  private Branch untried(Node node) {
    if (!node.isExpanded()) {
      node.expand(movesOf(node.position));
    }
    return node.branchTo(node(node.draw(random)));
  }

  private List<Move> movesOf(Position position) {
    List<Move> moves = position.moves();
    allMoves += moves.size();
    if (moves.size() > MAX_MOVES) {
      throw LimitError.of(
          "moves of a position in a search", moves.size(), MAX_MOVES, "choose a smaller start");
    }
    if (allMoves > MAX_ALL_MOVES) {
      throw LimitError.of(
          "moves in a search",
          "more than " + MAX_ALL_MOVES,
          MAX_ALL_MOVES,
          "choose fewer playouts, or a smaller start");
    }
    return moves;
  }

  /** The branch with the largest upper confidence bound, of those that can still be better. */
  private Branch select(Node node) {
    double effort = spec.exploration() * Math.sqrt(Math.log(node.visits + 1.0));
    double best = Double.NEGATIVE_INFINITY;
    Branch choice = node.branches.get(0);
    for (Branch branch : node.branches) {
      if (branch.most() > node.least) {
        double bound = branch.mean() + effort / Math.sqrt(branch.choices + 1.0);
        if (bound > best) {
          best = bound;
          choice = branch;
        }
      }
    }
    return choice;
  }

  /** Plays at random from a position; answers what its player to move gets, on the average. */
  private double playouts(Position start) {
    double sum = 0;
    for (int i = 0; i < spec.batch(); i++) {
      sum += playout(start);
    }
    return sum / spec.batch();
  }

  private double playout(Position start) {
    Position position = start;
    double sign = 1;
    for (int ply = 0; ply < spec.plies(); ply++) {
      List<Move> moves = position.moves();
      if (moves.isEmpty()) {
        return sign * rules.moverReward(position) / unit;
      }
      position = position.after(moves.get(Draws.below(moves.size(), random)));
      sign = -sign;
    }
    return 0;
  }

  private void backUp(double result) {
    double gets = result;
    for (int i = path.size() - 1; i >= 0; i--) {
      Node node = path.get(i);
      node.isOnPath = false;
      if (i < taken.size()) {
        taken.get(i).choices++;
        node.tighten(taken.get(i));
      }
      gets = node.within(gets);
      node.visits++;
      node.total += gets;
      gets = -gets;
    }
  }

  /**
   * The option chosen most often, and of several the one with the best average, of those that may
   * bring more than what is sure already; or that which makes sure of it, if that is more than the
   * other brings on the average.
   */
  private Findings findings() {
    List<Branch> open = mostChosen(branch -> branch.most() > root.least);
    List<Branch> sure = mostChosen(branch -> branch.least() >= root.least);
    if (root.isSettled()) {
      return root.isExpanded() ? best(root.least, sure) : anyBut(root.least, List.of());
    }
    if (!open.isEmpty() && open.get(0).mean() >= root.least) {
      return best(open.get(0).mean(), open);
    }
    double floor = rules.leastReward(root.position) / unit;
    return root.least > floor ? best(root.least, sure) : anyBut(root.mean(), root.branches);
  }

  private List<Branch> mostChosen(Predicate<Branch> which) {
    List<Branch> all = root.branches.stream().filter(which).toList();
    Comparator<Branch> order =
        Comparator.<Branch>comparingInt(branch -> branch.choices).thenComparingDouble(Branch::mean);
    return all.stream()
        .max(order)
        .map(best -> all.stream().filter(branch -> order.compare(branch, best) == 0).toList())
        .orElse(List.of());
  }

  private Findings best(double value, List<Branch> branches) {
    return new Findings(share(value), positions(branches), true);
  }

  private Findings anyBut(double value, List<Branch> branches) {
    return new Findings(share(value), positions(branches), false);
  }

  // What was searched in shares of what is at stake here, in shares of what is at the most.
  private double share(double value) {
    return value * unit / Math.max(unit, rules.maxReward());
  }

  private static Set<Position> positions(List<Branch> branches) {
    return branches.stream().map(branch -> branch.option.position).collect(Collectors.toSet());
  }
}
