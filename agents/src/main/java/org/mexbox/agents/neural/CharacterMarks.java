package org.mexbox.agents.neural;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.agents.sum.Marks;
import org.mexbox.agents.sum.Sum;

/** The values of all characters for a sum, as its mark. Numbered as they come up. */
final class CharacterMarks implements Marks {
  private static final int UNKNOWN = -1;

  private final Characters characters;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<byte[]> values = new ArrayList<>();
  private final List<int[]> next = new ArrayList<>();
  private float[] lost = new float[64];

  CharacterMarks(Characters characters) {
    this.characters = characters;
    number(characters.classOf(Sum.EMPTY));
  }

  @Override
  public int plus(int mark, int component) {
    int[] row = next.get(mark);
    if (row[component] == UNKNOWN) {
      byte[] product = values.get(mark).clone();
      Characters.multiply(product, characters.values()[component]);
      row[component] = number(product);
    }
    return row[component];
  }

  private int number(byte[] product) {
    StringBuilder key = new StringBuilder(product.length);
    for (byte value : product) {
      key.append((char) ('1' + value));
    }
    Integer number = numbers.putIfAbsent(key.toString(), values.size());
    if (number != null) {
      return number;
    }
    int fresh = values.size();
    values.add(product);
    int[] row = new int[characters.values().length];
    Arrays.fill(row, UNKNOWN);
    next.add(row);
    lost = fresh < lost.length ? lost : Arrays.copyOf(lost, 2 * fresh);
    lost[fresh] = (float) characters.value(product);
    return fresh;
  }

  @Override
  public float lost(int mark) {
    return lost[mark];
  }

  /** The values of the characters. */
  byte[] values(int mark) {
    return values.get(mark);
  }
}
