package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;

/** The same bits, whichever way they are made. */
class SelfPlayTest {
  private static final int EPISODES = 400;

  static Stream<Arguments> learnersAndGames() {
    return Learners.SPECS.stream()
        .flatMap(spec -> Learners.GAMES.stream().map(game -> Arguments.of(spec, game)));
  }

  @ParameterizedTest
  @MethodSource("learnersAndGames")
  void selfPlay_andTheOrdinaryLoop_learnTheSameBits(String spec, String text) {
    Game game = Catalogue.game(text);
    Agent fast = Learners.made(spec, game);
    Agent plain = Learners.made(spec, game);
    long fastWins = ((SelfPlayer) fast).selfPlay(EPISODES, Seeds.stream(7));
    long plainWins = Learners.playInLoop(plain, game, EPISODES, Seeds.stream(7));
    assertThat(fastWins).isEqualTo(plainWins);
    assertThat(fast.episodes()).isEqualTo(EPISODES);
    assertThat(fast.positionsSeen()).isEqualTo(plain.positionsSeen());
    assertThat(AgentFile.of(game, fast).toBytes()).isEqualTo(AgentFile.of(game, plain).toBytes());
  }

  @ParameterizedTest
  @MethodSource("learnersAndGames")
  void training_throughSaveAndLoad_goesOnToTheSameBits(String spec, String text) {
    Game game = Catalogue.game(text);
    Agent whole = Learners.made(spec, game);
    Agent parts = Learners.made(spec, game);
    for (int segment = 0; segment < 8; segment++) {
      ((SelfPlayer) whole).selfPlay(1 << segment, Seeds.stream(3, segment));
      ((SelfPlayer) parts).selfPlay(1 << segment, Seeds.stream(3, segment));
      parts = AgentFile.fromBytes(AgentFile.of(game, parts).toBytes(), "test").agent(game);
      Learners.ready(parts, game);
    }
    assertThat(AgentFile.of(game, parts).toBytes()).isEqualTo(AgentFile.of(game, whole).toBytes());
    assertThat(parts.episodes()).isEqualTo(whole.episodes());
    assertThat(parts.positionsSeen()).isEqualTo(whole.positionsSeen());
    assertThat(parts.exploration()).isEqualTo(whole.exploration());
  }

  @ParameterizedTest
  @MethodSource("learnersAndGames")
  void askingTheGreedyPolicy_changesNothing(String spec, String text) {
    Game game = Catalogue.game(text);
    Agent asked = Learners.made(spec, game);
    Agent left = Learners.made(spec, game);
    for (int segment = 0; segment < 4; segment++) {
      ((SelfPlayer) asked).selfPlay(20, Seeds.stream(3, segment));
      ((SelfPlayer) left).selfPlay(20, Seeds.stream(3, segment));
      if (!game.start().isTerminal()) {
        asked.greedy().choose(game.start(), Seeds.stream(1));
      }
      PackedChecks.assertPackedPolicyAgrees(asked.greedy(), game);
    }
    assertThat(AgentFile.of(game, asked).toBytes()).isEqualTo(AgentFile.of(game, left).toBytes());
  }

  /** Field case P52: on one thread or eight, the same bits. */
  @Test
  void selfPlay_onAnyNumberOfThreads_learnsTheSameBits() throws Exception {
    List<String> alone =
        IntStream.range(0, 16)
            .mapToObj(seed -> digest(Learners.SPECS.get(seed % Learners.SPECS.size()), seed))
            .toList();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<String>> futures =
          IntStream.range(0, 16)
              .mapToObj(
                  seed ->
                      threads.submit(
                          () -> digest(Learners.SPECS.get(seed % Learners.SPECS.size()), seed)))
              .toList();
      for (int seed = 0; seed < 16; seed++) {
        assertThat(futures.get(seed).get()).as("seed %d", seed).isEqualTo(alone.get(seed));
      }
    } finally {
      threads.shutdown();
    }
  }

  /** Field case P52: in a fresh virtual machine, and on every JDK, these are the bits. */
  @Test
  void selfPlay_inEveryVirtualMachine_learnsTheseBits() {
    assertThat(digest("q:rate=0.5,epsilon=0.2,initial=0,values=moves,boxes=sorted", 1))
        .isEqualTo("007c32c68a109c80");
    assertThat(digest("matchbox:preset=michie", 1)).isEqualTo("fae1786d7374dbd8");
  }

  private static String digest(String spec, long seed) {
    Game game = Catalogue.game("nim:1,3,5,7");
    byte[] bytes =
        AgentFile.of(game, Learners.selfPlayed(spec, "nim:1,3,5,7", 1_000, seed)).toBytes();
    try {
      byte[] sha = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(sha, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
