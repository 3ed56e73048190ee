package org.mexbox.teacher.certificate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;

/**
 * A claim by classes: the mark of a sum is the number of its class; the end of play has class 0.
 *
 * @param game whose positions it speaks of
 * @param classes how many there are
 * @param lostClasses the classes whose sums are claimed lost for the mover
 * @param next by component (alone and canonical), then by class, the class of the sum with the
 *     component added
 */
public record ClassCertificate(
    Game game, int classes, Set<Integer> lostClasses, Map<Position, List<Integer>> next)
    implements SumCertificate {

  /** Copies the set and the map, whose order is kept. */
  public ClassCertificate {
    lostClasses = Set.copyOf(lostClasses);
    next = Collections.unmodifiableMap(new LinkedHashMap<>(next));
  }

  @Override
  public Set<Position> components() {
    return next.keySet();
  }

  @Override
  public List<Integer> end() {
    return List.of(0);
  }

  @Override
  public List<Integer> plus(List<Integer> mark, Position component) {
    return List.of(Objects.requireNonNull(next.get(component)).get(mark.get(0)));
  }

  @Override
  public double lost(List<Integer> mark) {
    return lostClasses.contains(mark.get(0)) ? 1 : 0;
  }
}
