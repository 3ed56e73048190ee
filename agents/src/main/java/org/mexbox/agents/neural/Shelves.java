package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;

/**
 * A memory in which positions of many components do not crowd out those of few: each number of
 * components has a shelf, an equal share of the room, and the same chance to be drawn. There are
 * few different positions of few components, and they are what all others are learnt from.
 *
 * @param <T> what is remembered of a position
 */
public final class Shelves<T> {
  // By the number of components, 10 and more together.
  private static final int COUNT = 11;

  private final ToIntFunction<T> components;
  private final List<Memory<T>> shelves = new ArrayList<>();
  // Those with something on them.
  private final List<Memory<T>> filled = new ArrayList<>();

  /**
   * Empty shelves.
   *
   * @param capacity of how many positions together
   * @param components how many components the position of an item has
   * @param position what an item is of: equal positions are one
   * @param renewal what is kept of the item that was known and the newest, of one position
   */
  public Shelves(
      int capacity,
      ToIntFunction<T> components,
      Function<T, ?> position,
      BinaryOperator<T> renewal) {
    this.components = components;
    for (int i = 0; i < COUNT; i++) {
      shelves.add(new Memory<>(Math.max(1, capacity / COUNT), position, renewal));
    }
  }

  /** Remembers an item, together with what was known of its position. */
  public void add(T item) {
    Memory<T> shelf = shelves.get(Math.min(components.applyAsInt(item), shelves.size() - 1));
    shelf.add(item);
    if (shelf.size() == 1) {
      findFilled();
    }
  }

  // In the order of their numbers, so that draws do not depend on which came first.
  private void findFilled() {
    filled.clear();
    shelves.stream().filter(shelf -> shelf.size() > 0).forEach(filled::add);
  }

  /** Of how many positions it knows. */
  public int size() {
    return filled.stream().mapToInt(Memory::size).sum();
  }

  /** One of them: each shelf that is not empty with equal chance, and of that each item. */
  public T draw(RandomGenerator random) {
    return filled.get(Draws.below(filled.size(), random)).draw(random);
  }

  /** At most so many, from each shelf evenly chosen by age. */
  public List<T> spread(int most) {
    List<T> chosen = new ArrayList<>();
    filled.forEach(shelf -> chosen.addAll(shelf.spread(most / filled.size())));
    return chosen;
  }

  /** How many positions were ever added, those forgotten and met again counted again. */
  public long added() {
    return shelves.stream().mapToLong(Memory::added).sum();
  }

  /** Forgets the positions, not how many they were. */
  public void clear() {
    shelves.forEach(Memory::clear);
    filled.clear();
  }

  /** Writes all of it. */
  public void save(DataOutput out, Memory.Writer<T> writer) throws IOException {
    for (Memory<T> shelf : shelves) {
      shelf.save(out, writer);
    }
  }

  /**
   * Reads what {@link #save} wrote into empty shelves.
   *
   * @throws IOException if there are too many items, or two of one position
   */
  public void load(DataInput in, Memory.Reader<T> reader) throws IOException {
    for (Memory<T> shelf : shelves) {
      shelf.load(in, reader);
    }
    findFilled();
  }
}
