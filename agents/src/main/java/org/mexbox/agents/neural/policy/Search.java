package org.mexbox.agents.neural.policy;

import java.util.ArrayList;
import java.util.List;

/**
 * Tree search with a network (Silver et al. 2017): each visit walks down by {@link Node#select},
 * asks the network about the position it comes to, and carries the answer back, its sign changing
 * from ply to ply. Several trees grow together, so that the network is asked about many positions
 * at a time.
 */
final class Search {
  private final Brain brain;
  private final Views views;
  private final AlphaZero spec;

  Search(Brain brain, Views views, AlphaZero spec) {
    this.brain = brain;
    this.views = views;
    this.spec = spec;
  }

  /** The root of a new tree, expanded. */
  Node root(View view) {
    Node root = new Node(view, spec.proofs() == Proofs.YES);
    root.expand(brain, views);
    return root;
  }

  /** Visits each of these roots so often, or until it is proved. */
  void run(List<Node> roots, int simulations) {
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < simulations; i++) {
      paths.clear();
      for (Node root : roots) {
        if (!root.isProved) {
          paths.add(down(root));
        }
      }
      paths.forEach(path -> path.leaf.expand(brain, views));
      paths.forEach(Path::carryBack);
    }
  }

  /** What a search of its own finds out about a position. */
  Lesson lesson(View view, int simulations) {
    Node root = root(view);
    run(List.of(root), simulations);
    return Lesson.of(root);
  }

  private Path down(Node root) {
    float bonus = (float) spec.bonus();
    float urgency = (float) spec.urgency();
    Path path = new Path(root);
    while (path.leaf.isExpanded() && !path.leaf.isProved) {
      path.follow(path.leaf.select(bonus, urgency));
    }
    return path;
  }

  /** From a root to a leaf. */
  private static final class Path {
    final List<Node> nodes = new ArrayList<>();
    final List<Integer> options = new ArrayList<>();
    Node leaf;

    Path(Node root) {
      this.leaf = root;
    }

    void follow(int option) {
      nodes.add(leaf);
      options.add(option);
      leaf = leaf.option(option);
    }

    void carryBack() {
      float value = leaf.value;
      boolean proved = leaf.isProved;
      for (int i = nodes.size() - 1; i >= 0; i--) {
        Node node = nodes.get(i);
        value = -value;
        node.visited(options.get(i), value);
        if (proved) {
          node.prove();
          proved = node.isProved;
          value = proved ? node.value : value;
        }
      }
    }
  }
}
