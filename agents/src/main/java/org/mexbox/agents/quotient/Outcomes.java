package org.mexbox.agents.quotient;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.play.Draws;

/**
 * Who wins, as play has shown: a position with an option known to be lost is won, one whose options
 * are all known to be won is lost. A position that was asked for in vain is wanted, and games from
 * there find out. Sums of components that are proved need no play.
 */
final class Outcomes {
  private static final int MAX_POSITIONS = 2_000_000;

  private final Components components;
  private final Curriculum curriculum;
  private final Map<Sum, Boolean> lost = new LinkedHashMap<>();
  private Automaton proved;
  private @Nullable Automaton guess;
  private @Nullable Sum wanted;
  private long found;
  // Of the position looked at last: the options whose outcome is not known, and those of them that
  // the guess holds to be lost.
  private final List<Sum> open = new ArrayList<>();
  private final List<Sum> promising = new ArrayList<>();
  private boolean hasLostOption;

  Outcomes(Components components, Curriculum curriculum) {
    this.components = components;
    this.curriculum = curriculum;
    this.proved = Automaton.ofEnd(components.endIsLost(), components.count());
  }

  /** What answers for all sums of the components it knows. */
  Automaton proved() {
    return proved;
  }

  /** From now on this one does. */
  void prove(Automaton automaton) {
    proved = automaton;
    guess = null;
    wanted = null;
    // They are all of components that it knows now.
    lost.clear();
  }

  /** What the latest automaton says, right or wrong; null if there is none that knows. */
  @Nullable Boolean guessed(Sum sum) {
    if (guess == null || !curriculum.isAmongFirst(guess.known(), sum)) {
      return null;
    }
    return guess.isLost(sum);
  }

  /** From now on play tries first what this one holds to be lost. */
  void guess(Automaton automaton) {
    guess = automaton;
  }

  /** True if the mover loses, false if he wins, null if it is not known. */
  @Nullable Boolean known(Sum sum) {
    return curriculum.isAmongFirst(proved.known(), sum)
        ? (Boolean) proved.isLost(sum)
        : lost.get(sum);
  }

  /** Like {@link #known}, but if it is not known, it is wanted. */
  @Nullable Boolean ask(Sum sum) {
    Boolean isLost = known(sum);
    wanted = isLost == null ? sum : wanted;
    return isLost;
  }

  /** True if a position is wanted whose outcome is not known yet. */
  boolean isWanting() {
    return wanted != null && known(wanted) == null;
  }

  /** How many outcomes play has shown. */
  long found() {
    return found;
  }

  /** Plays a game from the position that is wanted, until the outcome is clear. */
  void play(RandomGenerator random) {
    List<Sum> path = new ArrayList<>();
    for (Sum sum = wanted; sum != null && !isDecided(sum); ) {
      path.add(sum);
      List<Sum> choice = promising.isEmpty() ? open : promising;
      sum = choice.get(Draws.below(choice.size(), random));
    }
    int last = path.size() - 1;
    while (last >= 0 && isDecided(path.get(last))) {
      last--;
    }
  }

  // Notes the outcome if the options leave no doubt.
  private boolean isDecided(Sum sum) {
    look(sum);
    if (!hasLostOption && !open.isEmpty()) {
      return false;
    }
    if (lost.put(sum, !hasLostOption) == null) {
      found++;
    }
    if (lost.size() > MAX_POSITIONS) {
      throw LimitError.of(
          "positions with known outcomes", lost.size(), MAX_POSITIONS, "choose a smaller start");
    }
    return true;
  }

  private void look(Sum sum) {
    open.clear();
    promising.clear();
    hasLostOption = false;
    components.forEachOption(
        sum, (part, remainder) -> lookAt(components.after(sum, part, remainder)));
  }

  private void lookAt(Sum option) {
    if (hasLostOption) {
      return;
    }
    Boolean isLost = known(option);
    if (isLost == null) {
      open.add(option);
      if (Boolean.TRUE.equals(guessed(option))) {
        promising.add(option);
      }
    } else {
      hasLostOption = isLost;
    }
  }

  void save(DataOutput out) throws IOException {
    proved.save(out);
    out.writeBoolean(guess != null);
    if (guess != null) {
      guess.save(out);
    }
    out.writeLong(found);
    out.writeInt(lost.size());
    for (Map.Entry<Sum, Boolean> each : lost.entrySet()) {
      each.getKey().save(out);
      out.writeBoolean(each.getValue());
    }
  }

  void load(DataInput in) throws IOException {
    proved = Automaton.load(in, components.count());
    // A file may claim anything; the rules decide.
    if (Fault.of(proved, components, curriculum) != null) {
      throw new IOException("automaton: not right");
    }
    guess = in.readBoolean() ? Automaton.load(in, components.count()) : null;
    found = in.readLong();
    int size = in.readInt();
    if (size < 0 || size > MAX_POSITIONS || found < size) {
      throw new IOException("outcomes: " + size + " of " + found);
    }
    for (int i = 0; i < size; i++) {
      lost.put(Sum.load(in, components.count()), in.readBoolean());
    }
  }
}
