package org.mexbox.agents.matchbox;

import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;
import org.mexbox.environments.InputError;

/**
 * A machine of matchboxes. In self-play one machine plays both sides, and both sides' boxes learn.
 *
 * @param preset where the other settings come from if they are not said
 * @param start how many beads of each colour a box gets when it is first opened
 * @param win how many beads of the colour played are added for a win, in every opened box
 * @param draw the same for a draw
 * @param loss how many beads of the colour played are taken for a loss
 * @param punish from which boxes they are taken
 * @param least below how many beads of a colour nothing is taken
 * @param most above how many beads of a colour nothing is added
 * @param boxes which positions share a box
 * @param resign what happens when the box opened is empty
 * @param epsilon the chance that a move is made without looking into the box
 */
public record MatchboxMachine(
    MatchboxPreset preset,
    Beads start,
    @Range(min = 0, max = Beads.MOST) int win,
    @Range(min = 0, max = Beads.MOST) int draw,
    @Range(min = 0, max = Beads.MOST) int loss,
    Punish punish,
    @Range(min = 0, max = Beads.MOST) int least,
    @Range(min = 1, max = Beads.MOST) int most,
    BoxOrder boxes,
    Resign resign,
    Schedule epsilon)
    implements TableSpec {

  /** Checks the values. */
  public MatchboxMachine {
    Setting.requireInRange(MatchboxMachine.class, "win", win);
    Setting.requireInRange(MatchboxMachine.class, "draw", draw);
    Setting.requireInRange(MatchboxMachine.class, "loss", loss);
    Setting.requireInRange(MatchboxMachine.class, "least", least);
    Setting.requireInRange(MatchboxMachine.class, "most", most);
    if (least > most) {
      throw InputError.of("least", "must not be above most=" + most, least);
    }
  }

  /** The preset {@link MatchboxPreset#MEXBOX}. */
  public MatchboxMachine() {
    this((MatchboxMachine) MatchboxPreset.MEXBOX.settings());
  }

  private MatchboxMachine(MatchboxMachine that) {
    this(
        that.preset,
        that.start,
        that.win,
        that.draw,
        that.loss,
        that.punish,
        that.least,
        that.most,
        that.boxes,
        that.resign,
        that.epsilon);
  }

  @Override
  public String name() {
    return "matchbox";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new BeadRule(table, this);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
