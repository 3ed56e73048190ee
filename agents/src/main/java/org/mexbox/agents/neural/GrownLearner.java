package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Closure;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Curriculum;
import org.mexbox.agents.sum.Sum;
import org.mexbox.agents.sum.SumLearner;
import org.mexbox.environments.Game;
import org.mexbox.environments.play.Seeds;

/** Grows a {@link GrownNetwork}: a {@link GrownStage} for each component, in their order. */
final class GrownLearner implements SumLearner {
  private static final int GAMES = 32;
  private static final int GAMES_FOR_A_CHARACTER = 8;
  // Streams of the seed: games, and what comes after them.
  private static final long PLAY = 0;
  private static final long GROWTH = 1;

  private final GrownNetwork spec;
  private final Game game;
  private final Components components;
  private final Curriculum curriculum;
  private Characters proved;
  private CharacterMarks marks;
  // Of the next component; null when all are proved.
  private @Nullable GrownStage stage;
  private boolean begun;
  private int known;
  private long seed;
  private long games;
  private long rounds;
  private int gamesOfRound;
  private long positionsBefore;

  GrownLearner(GrownNetwork spec, Game game, Components components) {
    this.spec = spec;
    this.game = game;
    this.components = components;
    this.curriculum = new Curriculum(components);
    this.proved =
        new Characters(
            new byte[components.count()][1], new double[] {components.endIsLost() ? 1 : 0});
    this.marks = new CharacterMarks(proved);
    this.stage = nextStage();
  }

  private @Nullable GrownStage nextStage() {
    return known == curriculum.size()
        ? null
        : new GrownStage(spec, components, curriculum.first(known + 1), proved);
  }

  @Override
  public void begin(long drawn) {
    begun = true;
    seed = drawn;
  }

  @Override
  public void practise() {
    GrownStage learning = Objects.requireNonNull(stage, "all is proved");
    learning.play(Seeds.stream(seed, PLAY, games++));
    gamesOfRound++;
    if (gamesOfRound >= GAMES + GAMES_FOR_A_CHARACTER * learning.characters()) {
      gamesOfRound = 0;
      learning
          .grown(Seeds.stream(seed, GROWTH, rounds++))
          .ifPresent(grown -> take(grown, learning));
    }
  }

  private void take(Characters grown, GrownStage from) {
    positionsBefore += from.positionsSeen();
    proved = grown;
    marks = new CharacterMarks(grown);
    known++;
    stage = nextStage();
  }

  @Override
  public boolean isProved() {
    return begun && stage == null;
  }

  @Override
  public Optional<Certificate> certificate() {
    return isProved() ? Optional.of(proved.certificate(game, components)) : Optional.empty();
  }

  @Override
  public float lost(Sum sum) {
    if (!begun) {
      return UNKNOWN;
    }
    if (curriculum.isAmongFirst(known, sum)) {
      return marks.lost(marks.of(sum)) > 0.5f ? 1 : 0;
    }
    return stage != null && curriculum.isAmongFirst(known + 1, sum) ? stage.lost(sum) : UNKNOWN;
  }

  @Override
  public boolean endIsLost() {
    return components.endIsLost();
  }

  @Override
  public long positionsSeen() {
    return positionsBefore + (stage == null ? 0 : stage.positionsSeen());
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(known);
    out.writeLong(games);
    out.writeLong(rounds);
    out.writeInt(gamesOfRound);
    out.writeLong(positionsBefore);
    proved.save(out);
    if (stage != null) {
      stage.save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    known = in.readInt();
    if (known < 0 || known > curriculum.size()) {
      throw new IOException("components: " + known);
    }
    games = in.readLong();
    rounds = in.readLong();
    gamesOfRound = in.readInt();
    positionsBefore = in.readLong();
    proved = Characters.load(in, components.count());
    // A file may claim anything; the rules decide.
    marks = new CharacterMarks(proved);
    if (!new Closure(components, curriculum.first(known), marks, Characters.MAX_PAIRS)
        .wrong(0)
        .isEmpty()) {
      throw new IOException("characters: not right");
    }
    stage = nextStage();
    if (stage != null) {
      stage.load(in);
    }
  }
}
