package org.mexbox.agents;

import java.util.List;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/** Rules so small that all can be computed by hand. */
public final class Toys {
  private Toys() {}

  /**
   * Two places, 0 and 1: go on to the other place, or stop, and who stops has lost. So play need
   * not end.
   */
  public static final Game CIRCLE = new Game(new Rules(true), new At(new Rules(true), "0"));

  /** One move: take 7, 0 or -3 points from the other player, of 10 at the most. */
  public static final Game PURSE = new Game(new Rules(false), new At(new Rules(false), "purse"));

  private record Rules(boolean loopy) implements Ruleset {
    @Override
    public String family() {
      return "toy";
    }

    @Override
    public List<String> options() {
      return List.of();
    }

    @Override
    public PlayConvention convention() {
      return PlayConvention.NORMAL;
    }

    @Override
    public Position parse(String text) {
      return new At(this, text);
    }

    @Override
    public double moverReward(Position terminal) {
      return loopy ? 1 : -Integer.parseInt(terminal.toString());
    }

    @Override
    public int maxReward() {
      return loopy ? 1 : 10;
    }

    @Override
    public boolean impartial() {
      return loopy;
    }
  }

  private record To(String place) implements Move {
    @Override
    public String toString() {
      return place;
    }
  }

  private record At(Rules ruleset, String place) implements Position {
    @Override
    public List<Move> moves() {
      return switch (place) {
        case "0" -> List.of(new To("1"), new To("end"));
        case "1" -> List.of(new To("0"), new To("end"));
        case "purse" -> List.of(new To("+0"), new To("+7"), new To("-3"));
        default -> List.of();
      };
    }

    @Override
    public Position after(Move move) {
      if (!moves().contains(move)) {
        throw InputError.illegal(move, this);
      }
      return new At(ruleset, move.toString());
    }

    @Override
    public String toString() {
      return place;
    }
  }
}
