package org.mexbox.agents.matchbox;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.mexbox.agents.Agent;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.TableAgent;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * A look into one box.
 *
 * @param position what stands on it
 * @param beads its colours, in the order of the moves of the position
 * @param opened how often it was opened in training
 * @param emptySince the episode, counted from 1, in which it became empty; none if it is not empty
 */
public record Matchbox(
    Position position, List<Colour> beads, long opened, OptionalLong emptySince) {

  /**
   * The beads of one colour.
   *
   * @param move the move they stand for: the first of those that lead to the same box
   * @param count how many there are
   */
  public record Colour(Move move, int count) {}

  /** Copies the list. */
  public Matchbox {
    beads = List.copyOf(beads);
  }

  /**
   * The boxes of a matchbox machine in the order in which they were met; empty for other agents.
   */
  public static List<Matchbox> of(Agent agent) {
    List<Matchbox> all = new ArrayList<>();
    if (agent instanceof TableAgent machine && machine.rule() instanceof BeadRule rule) {
      for (int box = 0; box < machine.boxes().size(); box++) {
        if (rule.isFilled(box)) {
          all.add(look(box, machine.boxes(), rule));
        }
      }
    }
    return all;
  }

  /** The box for a position, if the machine has one. */
  public static Optional<Matchbox> of(Agent agent, Position position) {
    if (agent instanceof TableAgent machine && machine.rule() instanceof BeadRule rule) {
      int box = machine.boxes().find(position);
      if (box >= 0 && rule.isFilled(box)) {
        return Optional.of(look(box, machine.boxes(), rule));
      }
    }
    return Optional.empty();
  }

  private static Matchbox look(int box, Boxes boxes, BeadRule rule) {
    List<Colour> colours = new ArrayList<>();
    for (int i = 0; i < boxes.count(box); i++) {
      int slot = boxes.first(box) + i;
      colours.add(new Colour(boxes.move(slot, box), rule.beads(slot)));
    }
    long death = rule.death(box);
    return new Matchbox(
        boxes.position(box),
        colours,
        rule.opened(box),
        death == 0 ? OptionalLong.empty() : OptionalLong.of(death));
  }
}
