package org.mexbox.teacher.exam;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.solve.ClosedForm;

/**
 * Whether a policy wins from the start against every reply, where positions cannot all be labelled:
 * every move it may make must lead to a lost position, wherever replies can bring it.
 */
final class ChampionSearch {
  /** How many replies are looked at before the search gives up. */
  static final int MAX_REPLIES = 1_000_000;

  private final ClosedForm form;
  private final Policy policy;
  private final Set<Position> met = new HashSet<>();
  private final Deque<Position> open = new ArrayDeque<>();
  private int replies;

  private ChampionSearch(ClosedForm form, Policy policy) {
    this.form = form;
    this.policy = policy;
  }

  /** The answer; empty if it takes more than {@link #MAX_REPLIES} replies to find. */
  static Optional<Boolean> of(Game game, ClosedForm form, Policy policy) {
    ChampionSearch search = new ChampionSearch(form, policy);
    if (form.isWon((Heaps) game.start())) {
      search.open.add(game.start());
    } else {
      search.reply(game.start());
    }
    return search.run();
  }

  private Optional<Boolean> run() {
    while (!open.isEmpty() && replies <= MAX_REPLIES) {
      Position position = open.remove();
      if (!position.isTerminal() && !movesRightly(position)) {
        return Optional.of(false);
      }
    }
    return replies > MAX_REPLIES ? Optional.empty() : Optional.of(true);
  }

  private boolean movesRightly(Position position) {
    List<Move> moves = position.moves();
    double[] weights = policy.probabilities(position);
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0) {
        Position option = position.after(moves.get(i));
        if (form.isWon((Heaps) option)) {
          return false;
        }
        reply(option);
      }
    }
    return true;
  }

  private void reply(Position position) {
    for (Move move : position.moves()) {
      if (++replies > MAX_REPLIES) {
        return;
      }
      Position next = position.after(move);
      if (met.add(next)) {
        open.add(next);
      }
    }
  }
}
