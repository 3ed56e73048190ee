package org.mexbox.agents;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;

/**
 * A saved agent: who it is, for which game, and all that it has learnt, sealed with a checksum. As
 * a file or as bytes it is read whole or refused with a reason.
 */
public final class AgentFile {
  private final String source;
  private final String agent;
  private final String game;
  private final long episodes;
  private final byte[] payload;

  private AgentFile(String source, Sealed.Content content) {
    this.source = source;
    this.agent = content.agent();
    this.game = content.game();
    this.episodes = content.episodes();
    this.payload = content.payload();
  }

  /** An agent as it is now; later learning does not change what was taken. */
  public static AgentFile of(Game game, Agent agent) {
    return of(game.toString(), agent);
  }

  /**
   * A learner as it is now, of whatever kind.
   *
   * @param game the text of its game
   */
  public static AgentFile of(String game, Learner agent) {
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(payload)) {
      agent.save(out);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return new AgentFile(
        "agent",
        new Sealed.Content(agent.spec().toString(), game, agent.episodes(), payload.toByteArray()));
  }

  /**
   * Reads a file.
   *
   * @throws InputError if it cannot be read or holds no whole agent
   */
  public static AgentFile read(Path file) {
    try {
      return fromBytes(Files.readAllBytes(file), "agent file " + file);
    } catch (NoSuchFileException e) {
      throw InputError.of("agent file", "must be there", file);
    } catch (IOException | OutOfMemoryError e) {
      throw InputError.of("agent file", "must be a file that can be read", file);
    }
  }

  /**
   * Reads bytes.
   *
   * @param source where they come from, as errors call it
   * @throws InputError if they are no whole agent
   */
  public static AgentFile fromBytes(byte[] bytes, String source) {
    return new AgentFile(source, Sealed.open(bytes, source));
  }

  /** What {@link #fromBytes} reads. */
  public byte[] toBytes() {
    return Sealed.seal(new Sealed.Content(agent, game, episodes, payload));
  }

  /**
   * Writes a file. Whatever happens on the way, a full disk or a kill, the file is afterwards
   * either the old one or the new one, whole.
   *
   * @throws IOException if it cannot be written
   */
  public void write(Path file) throws IOException {
    Sealed.writeAtomically(toBytes(), file);
  }

  /** Name and settings. */
  public AgentSpec spec() {
    return Agents.parse(agent);
  }

  /** The game it was made for. */
  public Game game() {
    return Catalogue.game(game);
  }

  /** How many episodes it had learnt from. */
  public long episodes() {
    return episodes;
  }

  /** The agent, for the game it was made for. */
  public Agent agent() {
    return agent(game());
  }

  /**
   * The agent, ready to go on. The game must be the one it was made for; an agent that merges
   * symmetric positions may also take a symmetric start, such as 5,4,3 for 3,4,5.
   *
   * @throws InputError if the game is another one
   */
  public Agent agent(Game wanted) {
    AgentSpec spec = spec();
    boolean isOther = !wanted.toString().equals(game);
    if (isOther && !(spec.mergesSymmetries() && isSymmetric(wanted))) {
      throw anotherGame(wanted.toString());
    }
    return loaded(in -> spec.load(wanted, in));
  }

  /**
   * The learner, of whatever kind, as {@code loader} makes it of what was saved.
   *
   * @param wanted the text of the game, which must be the one it was made for
   * @throws InputError if the game is another one
   */
  public <L extends Learner> L learner(String wanted, Loader<L> loader) {
    if (!wanted.equals(game)) {
      throw anotherGame(wanted);
    }
    return loaded(loader);
  }

  /** Makes a learner of what was saved. */
  @FunctionalInterface
  public interface Loader<L extends Learner> {
    /** The learner; an {@link IOException} if the data are cut or not its own. */
    L load(DataInput in) throws IOException;
  }

  private InputError anotherGame(String wanted) {
    return InputError.of(source, "must be for the game " + wanted, game, game);
  }

  private <L extends Learner> L loaded(Loader<L> loader) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload))) {
      L loaded = loader.load(in);
      if (in.read() < 0) {
        return loaded;
      }
      throw new IOException("more than an agent");
    } catch (IOException e) {
      throw InputError.of(source, "must hold what " + spec().name() + " learnt", "other data");
    }
  }

  private boolean isSymmetric(Game wanted) {
    if (!(Catalogue.any(game) instanceof AnyGame.InTurn inTurn)) {
      return false;
    }
    Game own = inTurn.game();
    return own.ruleset().equals(wanted.ruleset())
        && own.start().canonical().equals(wanted.start().canonical());
  }
}
