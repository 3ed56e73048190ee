package org.mexbox.teacher.play;

import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;

/**
 * A player who knows the answers. With probability {@code skill} it makes one of the best moves,
 * else any move, each with equal probability. The best moves are: all winning moves when there are
 * some; those that keep a draw, or the score, where that is the best; otherwise those of its {@link
 * Resistance}.
 *
 * <p>Up to {@link Labels#MAX_POSITIONS} positions it looks everything up, unless they have so many
 * moves that this would take minutes. Beyond that it plays by the {@link
 * org.mexbox.teacher.solve.ClosedForm} of the game and knows no distances: for the longest
 * resistance it then takes as little as it may from the largest heap. On a board it plays by its
 * {@link org.mexbox.teacher.solve.BoardForm}, and makes any move when lost.
 *
 * <p>Immutable: threads may share it.
 */
public final class Teacher implements Policy, Valuation {
  private final double skill;
  private final Knowledge knowledge;

  private Teacher(double skill, Knowledge knowledge) {
    if (!(skill >= 0 && skill <= 1)) {
      throw InputError.of("skill", "must be 0..1", skill, "skill=0.7");
    }
    this.skill = skill;
    this.knowledge = knowledge;
  }

  /**
   * The teacher of a game, who resists longest when lost.
   *
   * @param skill the probability of a best move, 0 to 1; other moves may be best by chance
   * @throws InputError if the skill is out of range
   * @throws org.mexbox.environments.LimitError if nothing we have can solve the game
   */
  public static Teacher of(Game game, double skill) {
    return of(game, skill, Resistance.LONGEST);
  }

  /** The teacher of a game, as {@link #of(Game, double)}, with a habit for lost positions. */
  public static Teacher of(Game game, double skill, Resistance resistance) {
    return of(game, skill, resistance, Budget.usual());
  }

  /** The same, who looks up as many positions as a budget allows. */
  public static Teacher of(Game game, double skill, Resistance resistance, Budget budget) {
    return new Teacher(skill, Knowledge.of(game, resistance, budget));
  }

  /** The teacher of a game whose labels are known already. */
  public static Teacher of(Labels labels, double skill, Resistance resistance) {
    return new Teacher(skill, new LabelKnowledge(labels, resistance));
  }

  @Override
  public double[] probabilities(Position position) {
    return knowledge.probabilities(position, skill);
  }

  @Override
  public Move choose(Position position, RandomGenerator random) {
    return knowledge.choose(position, skill, random);
  }

  /**
   * What the player to move gets under perfect play: +1 when he wins, -1 when he loses, 0 for a
   * draw; in a scoring game by how much he ends ahead.
   */
  @Override
  public double value(Position position) {
    return knowledge.value(position);
  }

  @Override
  public PackedPolicy on(Packing packing) {
    return knowledge.on(packing, skill).orElseGet(() -> Policy.super.on(packing));
  }

  @Override
  public PackedValuation valuesOn(Packing packing) {
    return knowledge.valuesOn(packing).orElseGet(() -> Valuation.super.valuesOn(packing));
  }
}
