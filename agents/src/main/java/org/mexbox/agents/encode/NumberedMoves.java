package org.mexbox.agents.encode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** All different moves of a game, as they print, in the order in which a walk meets them. */
final class NumberedMoves implements Outputs {
  private static final int MAX_POSITIONS = 200_000;

  private final Map<String, Integer> numbers = new HashMap<>();

  NumberedMoves(Game game, BoxOrder order) {
    List<Position> met = new ArrayList<>(List.of(order.representative(game.start())));
    Set<Position> known = new HashSet<>(met);
    for (int i = 0; i < met.size(); i++) {
      Position position = met.get(i);
      for (Move move : position.moves()) {
        numbers.putIfAbsent(move.toString(), numbers.size());
        Encoding.limited("outputs", numbers.size());
        Position next = order.representative(position.after(move));
        if (known.add(next)) {
          met.add(next);
        }
      }
      if (met.size() > MAX_POSITIONS) {
        throw LimitError.of(
            "positions whose moves a network numbers",
            "more than " + MAX_POSITIONS,
            MAX_POSITIONS,
            "choose a smaller start");
      }
    }
  }

  @Override
  public int count() {
    return Math.max(1, numbers.size());
  }

  @Override
  public int of(Move move, Position shown) {
    return Objects.requireNonNull(numbers.get(move.toString()), "a move of another game");
  }
}
