package org.mexbox.agents.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Episode.Ending;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Resignation;
import org.mexbox.environments.play.Transition;

/** A {@link LearningRule} over {@link Boxes} as an agent. */
public final class TableAgent implements Agent, SelfPlayer {
  private final AgentSpec spec;
  private final Boxes boxes;
  private final LearningRule rule;
  private final Policy greedy;
  private final Trace trace = new Trace();
  private long episodes;

  TableAgent(TableSpec spec, Boxes boxes) {
    this.spec = spec;
    this.boxes = boxes;
    this.rule = spec.rule(boxes);
    this.greedy = GreedyPolicy.of(boxes, rule);
    rule.grow(boxes.size(), boxes.slots());
    rule.at(0);
  }

  /** Takes up what another agent of this spec had learnt; this one is new. */
  void load(DataInput in) throws IOException {
    episodes = in.readLong();
    boxes.load(in);
    rule.grow(boxes.size(), boxes.slots());
    rule.load(in);
    rule.at(episodes);
  }

  @Override
  public AgentSpec spec() {
    return spec;
  }

  /** The positions it has met. */
  public Boxes boxes() {
    return boxes;
  }

  /** How it learns, and what it has learnt. */
  public LearningRule rule() {
    return rule;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  /** {@inheritDoc} Where several moves lead to the chosen box it makes the first of them. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    int slot = rule.choose(opened(boxes.meet(position)), random);
    return slot == LearningRule.RESIGN
        ? Resignation.RESIGN
        : boxes.moveTo(boxes.target(slot), position);
  }

  @Override
  public void learn(Episode episode, Set<Seat> own) {
    boolean every = own.size() == 2 || rule.learnsFromEveryPly();
    trace.begin(every);
    Seat last = Seat.FIRST;
    for (Transition ply : episode.transitions()) {
      if ((every || own.contains(ply.mover())) && ply.move() != Resignation.RESIGN) {
        int box = opened(boxes.meet(ply.position()));
        trace.add(box, boxes.slotTo(boxes.find(ply.next()), box));
        last = ply.mover();
      }
    }
    if (episode.ending() != Ending.TRUNCATED) {
      double reward = episode.returnOf(last);
      // Who gives up loses, however much was at stake.
      trace.complete(episode.ending() == Ending.RESIGNED ? reward : boxes.share(reward));
    }
    learnTrace();
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < count; i++) {
      play(random);
      // FIRST made the last ply if their number is odd.
      wins += trace.result() * ((trace.length() & 1) == 1 ? 1 : -1) > 0 ? 1 : 0;
      learnTrace();
    }
    return wins;
  }

  // The loop of EpisodeLoop.play, on numbers.
  private void play(RandomGenerator random) {
    trace.begin(true);
    int box = boxes.start();
    while (!boxes.isTerminal(box)) {
      if (trace.length() == EpisodeLoop.DEFAULT_PLY_LIMIT) {
        return;
      }
      int slot = rule.choose(opened(box), random);
      if (slot == LearningRule.RESIGN) {
        trace.complete(1);
        return;
      }
      trace.add(box, slot);
      box = boxes.target(slot);
    }
    trace.complete(boxes.endReward(box));
  }

  private int opened(int box) {
    if (!boxes.isOpen(box)) {
      boxes.open(box);
      rule.grow(boxes.size(), boxes.slots());
    }
    return box;
  }

  private void learnTrace() {
    rule.learn(trace, episodes);
    episodes++;
    rule.at(episodes);
  }

  @Override
  public long episodes() {
    return episodes;
  }

  /** {@inheritDoc} Met means: a move that it learns from was made from there. */
  @Override
  public long positionsSeen() {
    return boxes.opened();
  }

  @Override
  public OptionalDouble exploration() {
    return rule.exploration();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
    boxes.save(out);
    rule.save(out);
  }
}
