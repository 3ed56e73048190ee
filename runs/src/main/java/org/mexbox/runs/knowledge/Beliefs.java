package org.mexbox.runs.knowledge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.label.Labels;

/**
 * What an agent believes of the positions of a game, position by position, and where it errs.
 * Positions that differ by a symmetry only are looked at once.
 *
 * @param positions how many positions with a move were looked at
 * @param hasValues whether it says who wins at all
 * @param lost those it believes lost for the mover
 * @param wronglyLost how many of these are won
 * @param missed how many lost positions it does not believe lost
 * @param errors the won positions where it may make a move that gives the win away
 */
public record Beliefs(
    int positions,
    boolean hasValues,
    List<Position> lost,
    int wronglyLost,
    int missed,
    List<Slip> errors) {

  /**
   * A won position that is not played rightly.
   *
   * @param position where
   * @param plays the likeliest of its moves that give the win away
   * @param right a move that wins
   */
  public record Slip(Position position, Move plays, Move right) {}

  /** Copies the lists. */
  public Beliefs {
    lost = List.copyOf(lost);
    errors = List.copyOf(errors);
  }

  /**
   * Asks a policy about every position that can be reached.
   *
   * @throws InputError if the last move does not decide the game, or it need not end
   * @throws org.mexbox.environments.LimitError if there are too many
   */
  public static Beliefs of(Game game, Policy policy) {
    if (!game.ruleset().impartial() || game.ruleset().loopy()) {
      throw InputError.of(
          "game", "must be decided by the last move, and end, to be explained", game, "nim:3,4,5");
    }
    return new Reader(Labels.of(game), policy).read();
  }

  private static final class Reader {
    private final Labels labels;
    private final Policy policy;
    private final Set<Position> seen = new HashSet<>();
    private final List<Position> lost = new ArrayList<>();
    private final List<Slip> errors = new ArrayList<>();
    private int wronglyLost;
    private int missed;

    Reader(Labels labels, Policy policy) {
      this.labels = labels;
      this.policy = policy;
    }

    Beliefs read() {
      for (int code = 0; code <= labels.start(); code++) {
        if (labels.isReachable(code)) {
          Position position = labels.packing().unpack(code);
          if (!position.isTerminal() && seen.add(position.canonical())) {
            read(position, labels.isWon(code));
          }
        }
      }
      return new Beliefs(
          seen.size(), policy instanceof Valuation, lost, wronglyLost, missed, errors);
    }

    private void read(Position position, boolean isWon) {
      if (policy instanceof Valuation valuation) {
        boolean isBelievedLost = valuation.value(position) < 0;
        if (isBelievedLost) {
          lost.add(position.canonical());
        }
        wronglyLost += isBelievedLost && isWon ? 1 : 0;
        missed += !isBelievedLost && !isWon ? 1 : 0;
      }
      if (isWon) {
        addError(position);
      }
    }

    private void addError(Position position) {
      List<Move> moves = position.moves();
      double[] probabilities = policy.probabilities(position);
      int wrong = -1;
      int right = -1;
      for (int i = 0; i < probabilities.length; i++) {
        if (!labels.isWon(labels.code(position.after(moves.get(i))))) {
          right = right < 0 ? i : right;
        } else if (probabilities[i] > (wrong < 0 ? 0 : probabilities[wrong])) {
          wrong = i;
        }
      }
      if (wrong >= 0 && right >= 0) {
        errors.add(new Slip(position, moves.get(wrong), moves.get(right)));
      }
    }
  }
}
