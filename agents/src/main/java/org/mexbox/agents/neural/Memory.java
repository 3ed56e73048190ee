package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;

/**
 * What is remembered of each of the different positions met: one item of each. When there is no
 * more room, a new position replaces the oldest.
 *
 * @param <T> what is remembered of a position
 */
public final class Memory<T> {
  private final int capacity;
  private final Function<T, ?> position;
  private final BinaryOperator<T> renewal;
  private final List<T> items = new ArrayList<>();
  private final Map<Object, Integer> places = new HashMap<>();
  private long added;

  /**
   * An empty memory, which keeps the newest item of each position.
   *
   * @param capacity of how many positions, 1 or more
   * @param position what an item is of: equal positions are one
   */
  public Memory(int capacity, Function<T, ?> position) {
    this(capacity, position, (known, newest) -> newest);
  }

  /**
   * An empty memory.
   *
   * @param capacity of how many positions, 1 or more
   * @param position what an item is of: equal positions are one
   * @param renewal what is kept of the item that was known and the newest, of one position
   */
  public Memory(int capacity, Function<T, ?> position, BinaryOperator<T> renewal) {
    this.capacity = capacity;
    this.position = position;
    this.renewal = renewal;
  }

  /** Remembers an item, together with what was known of its position. */
  public void add(T item) {
    Integer known = places.get(position.apply(item));
    if (known != null) {
      items.set(known, renewal.apply(items.get(known), item));
      return;
    }
    int place = items.size();
    if (place < capacity) {
      items.add(item);
    } else {
      place = (int) (added % capacity);
      places.remove(position.apply(items.set(place, item)));
    }
    places.put(position.apply(item), place);
    added++;
  }

  /** Of how many positions it knows. */
  public int size() {
    return items.size();
  }

  /** One of them, each with equal chance. */
  public T draw(RandomGenerator random) {
    return items.get(Draws.below(items.size(), random));
  }

  /** All of them, or so many evenly chosen by age. */
  public List<T> spread(int most) {
    int count = Math.min(most, items.size());
    List<T> chosen = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      chosen.add(items.get((int) ((long) i * items.size() / count)));
    }
    return chosen;
  }

  /** How many positions were ever added, those forgotten and met again counted again. */
  public long added() {
    return added;
  }

  /** Forgets the positions, not how many they were. */
  public void clear() {
    items.clear();
    places.clear();
  }

  /** Writes an item. */
  @FunctionalInterface
  public interface Writer<T> {
    /** Writes it so that a {@link Reader} finds its end. */
    void write(T item, DataOutput out) throws IOException;
  }

  /** Reads an item. */
  @FunctionalInterface
  public interface Reader<T> {
    /** The item; an {@link IOException} if the data are of none. */
    T read(DataInput in) throws IOException;
  }

  /** Writes all of it. */
  public void save(DataOutput out, Writer<T> writer) throws IOException {
    out.writeLong(added);
    out.writeInt(items.size());
    for (T item : items) {
      writer.write(item, out);
    }
  }

  /**
   * Reads what {@link #save} wrote into an empty memory.
   *
   * @throws IOException if there are too many items, or two of one position
   */
  public void load(DataInput in, Reader<T> reader) throws IOException {
    added = in.readLong();
    int size = in.readInt();
    if (size < 0 || size > capacity || added < size) {
      throw new IOException("positions: " + size + " of " + added);
    }
    for (int i = 0; i < size; i++) {
      T item = reader.read(in);
      items.add(item);
      if (places.put(position.apply(item), i) != null) {
        throw new IOException("positions: " + position.apply(item) + " twice");
      }
    }
  }
}
