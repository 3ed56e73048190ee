package org.mexbox.agents.quotient;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;
import org.mexbox.agents.sum.SumLearner;
import org.mexbox.environments.Game;
import org.mexbox.environments.play.Seeds;

/** Learns the {@link Quotient}, one component of the {@link Curriculum} after the other. */
final class QuotientLearner implements SumLearner {
  private final Game game;
  private final Components components;
  private final Curriculum curriculum;
  private final Outcomes outcomes;
  private final ObservationTable table;
  private @Nullable Fault fault;
  private boolean begun;
  private long seed;
  private long games;

  QuotientLearner(Game game, Components components) {
    this.game = game;
    this.components = components;
    this.curriculum = new Curriculum(components);
    this.outcomes = new Outcomes(components, curriculum);
    this.table = new ObservationTable(curriculum);
  }

  @Override
  public void begin(long drawn) {
    begun = true;
    seed = drawn;
    study();
  }

  @Override
  public void practise() {
    outcomes.play(Seeds.stream(seed, games++));
    if (!outcomes.isWanting()) {
      study();
    }
  }

  // Goes on until an outcome is wanting, or all is proved.
  private void study() {
    while (!isProved() && isStepDone()) {}
  }

  private boolean isStepDone() {
    int known = outcomes.proved().known() + 1;
    if (fault == null && !table.fill(known, outcomes)) {
      return false;
    }
    if (fault == null && !table.addClass()) {
      Automaton automaton = table.automaton(known, components.count());
      outcomes.guess(automaton);
      fault = Fault.of(automaton, components, curriculum);
      if (fault == null) {
        outcomes.prove(automaton);
      }
    }
    return fault == null || isMended(fault);
  }

  private boolean isMended(Fault found) {
    Sum test = found.test(table, outcomes);
    if (test == null) {
      return false;
    }
    table.addTest(test);
    fault = null;
    return true;
  }

  @Override
  public boolean isProved() {
    return begun && outcomes.proved().known() == curriculum.size();
  }

  @Override
  public Optional<Certificate> certificate() {
    if (!isProved()) {
      return Optional.empty();
    }
    Automaton proved = outcomes.proved();
    String lost = proved.lost().stream().mapToObj(q -> " " + q).collect(Collectors.joining());
    return Optional.of(
        Certificate.of(
            game,
            components,
            List.of("classes " + proved.size(), "lost" + lost),
            component -> row(proved, component)));
  }

  private static String row(Automaton proved, int component) {
    StringBuilder row = new StringBuilder();
    for (int q = 0; q < proved.size(); q++) {
      row.append(' ').append(proved.plus(q, component));
    }
    return row.toString();
  }

  @Override
  public float lost(Sum sum) {
    if (!begun) {
      return UNKNOWN;
    }
    Boolean known = outcomes.known(sum);
    Boolean isLost = known == null ? outcomes.guessed(sum) : known;
    return isLost == null ? UNKNOWN : isLost ? 1 : 0;
  }

  @Override
  public boolean endIsLost() {
    return components.endIsLost();
  }

  @Override
  public long positionsSeen() {
    return outcomes.found();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(games);
    table.save(out);
    outcomes.save(out);
  }

  @Override
  public void load(DataInput in) throws IOException {
    games = in.readLong();
    table.load(in);
    outcomes.load(in);
    fault = null;
    study();
  }
}
