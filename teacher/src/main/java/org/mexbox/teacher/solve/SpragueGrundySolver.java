package org.mexbox.teacher.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Part;
import org.mexbox.teacher.limit.Learned.Range;
import org.mexbox.teacher.value.Mex;

/**
 * Nim-values under normal play by the definition: the mex of the options' values; of a sum, the
 * nim-sum of its components' values (Sprague 1935, Grundy 1939). It knows no formula and no
 * packing, and remembers each component once, by its canonical form. Deep games do not deepen the
 * call stack. Not safe for several threads at once.
 */
public final class SpragueGrundySolver {
  /** The most components that are remembered as a rule: half a minute's work on boards. */
  public static final int MAX_COMPONENTS = 500_000;

  private final Map<Position, Integer> values = new HashMap<>();
  private final Budget budget;
  private final int maxComponents;

  /** A component whose options are being looked at: the components of each option. */
  private static final class Task {
    final Position component;
    final List<List<Position>> options;
    // All components of the options before this one are known.
    int next;

    Task(Position component, List<List<Position>> options) {
      this.component = component;
      this.options = options;
    }
  }

  /** A recursion that knows nothing yet. */
  public SpragueGrundySolver() {
    this(Budget.usual());
  }

  /** A recursion within a budget. */
  public SpragueGrundySolver(Budget budget) {
    this.budget = budget;
    this.maxComponents = budget.positions(MAX_COMPONENTS);
  }

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

  /**
   * What is known of a position: the values of its components and those that follow its options.
   */
  Learned learned(Position position) {
    List<Part> parts = new ArrayList<>();
    for (Position component : components(position)) {
      Integer value = values.get(component);
      if (value != null) {
        parts.add(new Part(component.toString(), value.toString()));
      }
    }
    return new Learned("sprague-grundy", "components", components())
        .with(position, this::known)
        .with(parts);
  }

  private Optional<Range> known(Position option) {
    List<Position> components = components(option);
    if (!values.keySet().containsAll(components)) {
      return Optional.empty();
    }
    int value = sum(components) == 0 ? -1 : 1;
    return Optional.of(new Range(value, value));
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

  private Task task(Position component) {
    List<Move> moves = component.moves();
    List<List<Position>> options = new ArrayList<>(moves.size());
    for (Move move : moves) {
      budget.tick();
      options.add(components(component.after(move)));
    }
    return new Task(component, options);
  }

  private @Nullable Position firstUnknown(Task task) {
    for (; task.next < task.options.size(); task.next++) {
      for (Position component : task.options.get(task.next)) {
        if (!values.containsKey(component)) {
          return component;
        }
      }
    }
    return null;
  }

  private int mex(Task task) {
    if (values.size() >= maxComponents) {
      throw Budget.full("components", maxComponents);
    }
    budget.keep(task.component, Budget.MAP_ENTRY);
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
