package org.mexbox.teacher.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;
import org.mexbox.teacher.value.Mex;

/**
 * Nim-values under normal play by the definition: the mex of the options' values; of a sum, the
 * nim-sum of its components' values (Sprague 1935, Grundy 1939). It knows no formula and no
 * packing, and remembers each component once, by its canonical form. Deep games do not deepen the
 * call stack. Not safe for several threads at once.
 */
public final class SpragueGrundySolver {
  /** The most components that are remembered. */
  public static final int MAX_COMPONENTS = 2_000_000;

  private final Map<Position, Integer> values = new HashMap<>();

  /** A component whose options are being looked at: the components of each option. */
  private record Task(Position component, List<List<Position>> options) {}

  /**
   * The nim-value of a position, under normal play whatever the convention of its rules.
   *
   * @throws LimitError if there are more than {@link #MAX_COMPONENTS} components
   */
  public int nimValue(Position position) {
    List<Position> components = components(position);
    for (Position component : components) {
      if (!values.containsKey(component)) {
        solve(component);
      }
    }
    return sum(components);
  }

  /** How many components are known so far. */
  public int components() {
    return values.size();
  }

  private void solve(Position target) {
    Deque<Task> open = new ArrayDeque<>();
    open.push(task(target));
    while (!open.isEmpty()) {
      Task task = open.peek();
      Position missing = firstUnknown(task);
      if (missing != null) {
        open.push(task(missing));
      } else {
        values.put(task.component, mex(task));
        open.pop();
      }
    }
  }

  private static Task task(Position component) {
    List<Move> moves = component.moves();
    List<List<Position>> options = new ArrayList<>(moves.size());
    for (Move move : moves) {
      options.add(components(component.after(move)));
    }
    return new Task(component, options);
  }

  private @Nullable Position firstUnknown(Task task) {
    for (List<Position> option : task.options) {
      for (Position component : option) {
        if (!values.containsKey(component)) {
          return component;
        }
      }
    }
    return null;
  }

  private int mex(Task task) {
    if (values.size() >= MAX_COMPONENTS) {
      throw LimitError.of("components", "more", MAX_COMPONENTS, "choose a smaller start");
    }
    Mex mex = new Mex(task.options.size());
    for (List<Position> option : task.options) {
      mex.add(sum(option));
    }
    return mex.value();
  }

  private int sum(List<Position> components) {
    int sum = 0;
    for (Position component : components) {
      sum ^= values.getOrDefault(component, 0);
    }
    return sum;
  }

  private static List<Position> components(Position position) {
    if (!(position instanceof SumPosition sumPosition)) {
      return List.of(position.canonical());
    }
    List<Position> components = new ArrayList<>();
    for (Position component : sumPosition.components()) {
      components.add(component.canonical());
    }
    return components;
  }
}
