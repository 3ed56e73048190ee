package org.mexbox.teacher.certificate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;

/**
 * A claim by characters: the mark of a sum is, for each character, the product of its values for
 * the components; the sum is claimed lost if the weighted sum of these is above 1/2.
 *
 * @param game whose positions it speaks of
 * @param weights by character
 * @param values by component (alone and canonical), then by character: -1, 0 or 1
 */
public record CharacterCertificate(
    Game game, List<Double> weights, Map<Position, List<Integer>> values)
    implements SumCertificate {

  /** Copies the list and the map, whose order is kept. */
  public CharacterCertificate {
    weights = List.copyOf(weights);
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  @Override
  public Set<Position> components() {
    return values.keySet();
  }

  @Override
  public List<Integer> end() {
    return Collections.nCopies(weights.size(), 1);
  }

  @Override
  public List<Integer> plus(List<Integer> mark, Position component) {
    List<Integer> row = Objects.requireNonNull(values.get(component));
    List<Integer> product = new ArrayList<>(row.size());
    for (int k = 0; k < row.size(); k++) {
      product.add(mark.get(k) * row.get(k));
    }
    return product;
  }

  @Override
  public double lost(List<Integer> mark) {
    double value = 0;
    for (int k = 0; k < weights.size(); k++) {
      value += weights.get(k) * mark.get(k);
    }
    return value;
  }
}
