package org.mexbox.runs.experiment;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
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
import org.mexbox.environments.Position;
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
  private final @Nullable Partner partner;
  // Null where every episode begins at the start of the game.
  private final @Nullable StartRule starts;

  private Trainee(Game game, Agent learner, @Nullable Partner partner, @Nullable StartRule starts) {
    this.game = game;
    this.learner = learner;
    this.partner = partner;
    this.starts = starts;
  }

  /**
   * A learner who knows nothing yet.
   *
   * @param starts where episodes begin; null for the start of the game
   */
  static Trainee fresh(Game game, AgentSpec spec, Opponent opponent, @Nullable StartRule starts) {
    Partner partner = partner(game, opponent, List.of());
    return new Trainee(game, ready(game, spec.create(game)), partner, starts);
  }

  /**
   * The learner and partner as {@link #save} wrote them.
   *
   * @param starts where episodes begin; null for the start of the game
   * @throws InputError if the bytes are damaged or of another game
   */
  static Trainee load(Game game, Opponent opponent, @Nullable StartRule starts, byte[] bytes) {
    List<byte[]> files = files(bytes);
    if (opponent instanceof Opponent.Learner && files.size() < 2) {
      throw cutOff();
    }
    Partner partner = partner(game, opponent, files.subList(1, files.size()));
    Agent learner = AgentFile.fromBytes(files.get(0), "saved learner").agent(game);
    return new Trainee(game, ready(game, learner), partner, starts);
  }

  // Ready to learn: with the teacher's answers if its name says that it is taught them.
  private static Agent ready(Game game, Agent agent) {
    Teaching.teach(agent, () -> TeacherKey.of(game, agent.spec()));
    return agent;
  }

  // As its files say, or as it is before the first episode if there are none.
  private static @Nullable Partner partner(Game game, Opponent opponent, List<byte[]> files) {
    if (opponent instanceof Opponent.Self) {
      return null;
    }
    if (opponent instanceof Opponent.Past past) {
      return new PastSelves(game, past, files);
    }
    if (opponent instanceof Opponent.Learner other) {
      Agent agent =
          files.isEmpty()
              ? other.spec().create(game)
              : AgentFile.fromBytes(files.get(0), "saved partner").agent(game);
      return new Partner.Learning(game, ready(game, agent));
    }
    return new Partner.Fixed(Opponent.fixedPlayer(opponent, game));
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
    } else if (starts == null && learner instanceof SelfPlayer fast) {
      wins = fast.selfPlay(to - from, random);
    } else {
      wins = trainAlone(from, to, random);
    }
    return wins / (to - from);
  }

  private double trainAgainst(Partner with, long from, long to, RandomGenerator random) {
    double wins = 0;
    for (long number = from; number < to; number++) {
      Seat seat = (number & 1) == 0 ? Seat.FIRST : Seat.SECOND;
      Player other = with.player(number, learner, random);
      List<Player> players = seat == Seat.FIRST ? List.of(learner, other) : List.of(other, learner);
      Episode episode =
          EpisodeLoop.play(
              start(number, random), players, EpisodeLoop.plyLimit(game.ruleset()), random);
      learner.learn(episode, Set.of(seat));
      with.played(episode, seat.other());
      wins += episode.returnOf(seat) > 0 ? 1 : 0;
    }
    return wins;
  }

  private Position start(long number, RandomGenerator random) {
    return starts == null ? game.start() : starts.start(number, random);
  }

  private double trainAlone(long from, long to, RandomGenerator random) {
    double wins = 0;
    for (long number = from; number < to; number++) {
      Episode episode = EpisodeLoop.play(start(number, random), learner, learner, random);
      learner.learn(episode, EnumSet.allOf(Seat.class));
      wins += episode.returnOfFirst() > 0 ? 1 : 0;
    }
    return wins;
  }

  /** The learner's file and after it those of the partner. */
  byte[] save() {
    List<byte[]> files = new ArrayList<>(List.of(AgentFile.of(game, learner).toBytes()));
    if (partner != null) {
      files.addAll(partner.files());
    }
    return saved(files);
  }

  /** The files of a learner and its partner, the learner's first, as {@link #save} writes them. */
  static byte[] saved(List<byte[]> files) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      for (byte[] file : files) {
        out.writeInt(file.length);
        out.write(file);
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The agent file of the learner in what {@link #save} wrote. */
  static byte[] learnerFile(byte[] saved) {
    return files(saved).get(0);
  }

  private static List<byte[]> files(byte[] saved) {
    List<byte[]> files = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved))) {
      do {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
          throw new EOFException();
        }
        files.add(in.readNBytes(length));
      } while (in.available() > 0);
      return files;
    } catch (IOException e) {
      throw cutOff();
    }
  }

  private static InputError cutOff() {
    return InputError.of("saved learner", "must be whole", "cut off");
  }
}
