package org.mexbox.runs.experiment;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.taught.Teaching;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;

/**
 * A learner with whom it trains. Together they are all the state of a run; {@link #save} writes
 * both.
 */
final class Trainee {
  private final Game game;
  private final Agent learner;
  private final @Nullable Agent learningPartner;
  private final @Nullable Player partner;

  private Trainee(
      Game game, Agent learner, @Nullable Agent learningPartner, @Nullable Player partner) {
    this.game = game;
    this.learner = learner;
    this.learningPartner = learningPartner;
    this.partner = partner;
  }

  /** A learner who knows nothing yet. */
  static Trainee fresh(Game game, AgentSpec spec, Opponent opponent) {
    Agent partner =
        opponent instanceof Opponent.Learner other ? ready(game, other.spec().create(game)) : null;
    Agent learner = ready(game, spec.create(game));
    return new Trainee(game, learner, partner, player(game, opponent, partner));
  }

  /**
   * The learner and partner as {@link #save} wrote them.
   *
   * @throws InputError if the bytes are damaged or of another game
   */
  static Trainee load(Game game, Opponent opponent, byte[] bytes) {
    Agent partner = null;
    if (opponent instanceof Opponent.Learner) {
      partner = ready(game, AgentFile.fromBytes(part(bytes, 1), "saved partner").agent(game));
    }
    Agent learner = ready(game, AgentFile.fromBytes(part(bytes, 0), "saved learner").agent(game));
    return new Trainee(game, learner, partner, player(game, opponent, partner));
  }

  // Ready to learn: with the teacher's answers if its name says that it is taught them.
  private static Agent ready(Game game, Agent agent) {
    Teaching.teach(agent, () -> TeacherKey.of(game, agent.spec()));
    return agent;
  }

  private static @Nullable Player player(Game game, Opponent opponent, @Nullable Agent partner) {
    if (partner != null) {
      return partner;
    }
    return opponent instanceof Opponent.Self ? null : Opponent.fixedPlayer(opponent, game);
  }

  Agent learner() {
    return learner;
  }

  /**
   * Trains from one episode number to another. The learner moves first in episodes with an even
   * number, against others; both seats are its own in self-play.
   *
   * @return the share of the episodes that the learner won, or that FIRST won in self-play
   */
  double train(long from, long to, RandomGenerator random) {
    double wins;
    if (partner != null) {
      wins = trainAgainst(partner, from, to, random);
    } else if (learner instanceof SelfPlayer fast) {
      wins = fast.selfPlay(to - from, random);
    } else {
      wins = trainAlone(to - from, random);
    }
    return wins / (to - from);
  }

  private double trainAgainst(Player other, long from, long to, RandomGenerator random) {
    double wins = 0;
    for (long number = from; number < to; number++) {
      Seat seat = (number & 1) == 0 ? Seat.FIRST : Seat.SECOND;
      List<Player> players = seat == Seat.FIRST ? List.of(learner, other) : List.of(other, learner);
      Episode episode =
          EpisodeLoop.play(game.start(), players, EpisodeLoop.DEFAULT_PLY_LIMIT, random);
      learner.learn(episode, Set.of(seat));
      if (learningPartner != null) {
        learningPartner.learn(episode, Set.of(seat.other()));
      }
      wins += episode.returnOf(seat) > 0 ? 1 : 0;
    }
    return wins;
  }

  private double trainAlone(long episodes, RandomGenerator random) {
    double wins = 0;
    for (long i = 0; i < episodes; i++) {
      Episode episode = EpisodeLoop.play(game.start(), learner, learner, random);
      learner.learn(episode, EnumSet.allOf(Seat.class));
      wins += episode.returnOfFirst() > 0 ? 1 : 0;
    }
    return wins;
  }

  /** The learner's file and, where the partner learns too, the partner's. */
  byte[] save() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      write(out, AgentFile.of(game, learner).toBytes());
      if (learningPartner != null) {
        write(out, AgentFile.of(game, learningPartner).toBytes());
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(DataOutputStream out, byte[] file) throws IOException {
    out.writeInt(file.length);
    out.write(file);
  }

  /** The file of a learner without a partner who learns, as {@link #save} writes it. */
  static byte[] saved(byte[] learnerFile) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      write(new DataOutputStream(bytes), learnerFile);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The agent file of the learner in what {@link #save} wrote. */
  static byte[] learnerFile(byte[] saved) {
    return part(saved, 0);
  }

  private static byte[] part(byte[] saved, int number) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved))) {
      for (int i = 0; i < number; i++) {
        in.skipNBytes(in.readInt());
      }
      int length = in.readInt();
      if (length < 0 || length > in.available()) {
        throw InputError.of("saved learner", "must be whole", "cut off");
      }
      return in.readNBytes(length);
    } catch (IOException e) {
      throw InputError.of("saved learner", "must be whole", "cut off");
    }
  }
}
