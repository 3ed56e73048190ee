package org.mexbox.agents.matchbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Episodes;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Resignation;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.label.Labels;

/** The historical rules, bead by bead. */
class MatchboxTest {
  private static final Set<Seat> BOTH = Set.of(Seat.FIRST, Seat.SECOND);
  private static final Game NIM = Catalogue.game("nim:1,2");
  // One move at each position, SECOND makes the last.
  private static final Game FOUR = Catalogue.game("subtract:4:take=1");

  private static String beads(Agent agent, Game game, String position) {
    return Matchbox.of(agent, game.ruleset().parse(position))
        .map(box -> box.beads().stream().map(c -> c.move() + " " + c.count()).toList().toString())
        .orElse("none");
  }

  private static Agent machine(String settings, Game game) {
    return Agents.parse("matchbox:" + settings).create(game);
  }

  @Test
  void michie_inSelfPlay_rewardsTheWinnersBoxesAndTakesTheLosersBead() {
    Agent menace = machine("preset=michie", NIM);
    menace.learn(Episodes.of(NIM, "2->1", "1->0@1", "1->0"), BOTH);
    assertThat(beads(menace, NIM, "1,2")).isEqualTo("[1->0 4, 2->0 4, 2->1 7]");
    assertThat(beads(menace, NIM, "1,1")).isEqualTo("[1->0@1 3]");
    // FIRST's second move: three beads at first.
    assertThat(beads(menace, NIM, "1")).isEqualTo("[1->0 6]");
  }

  @Test
  void michie_againstAnother_fillsItsOwnBoxesOnly() {
    Agent menace = machine("preset=michie", NIM);
    menace.learn(Episodes.of(NIM, "2->1", "1->0@1", "1->0"), Set.of(Seat.SECOND));
    assertThat(Matchbox.of(menace)).hasSize(1);
    assertThat(beads(menace, NIM, "1,1")).isEqualTo("[1->0@1 3]");
  }

  @Test
  void michie_theFirstBeadsFallWithTheMovesOfTheMachine() {
    Game ten = Catalogue.game("subtract:10:take=1");
    Agent menace = machine("preset=michie,win=0,loss=0", ten);
    String[] moves = new String[10];
    for (int i = 0; i < 10; i++) {
      moves[i] = (10 - i) + "->" + (9 - i);
    }
    menace.learn(Episodes.of(ten, moves), BOTH);
    List<Integer> first =
        Matchbox.of(menace).stream().map(box -> box.beads().get(0).count()).toList();
    assertThat(first).containsExactly(4, 4, 3, 3, 2, 2, 1, 1, 1, 1);
  }

  @Test
  void gardner_anEmptiedBox_passesThePunishmentOn() {
    Agent her = machine("preset=gardner", FOUR);
    her.learn(Episodes.of(FOUR, "4->3", "3->2", "2->1", "1->0"), BOTH);
    assertThat(beads(her, FOUR, "2")).isEqualTo("[2->1 0]");
    assertThat(beads(her, FOUR, "4")).isEqualTo("[4->3 0]");
    // Nothing for a win.
    assertThat(beads(her, FOUR, "3")).isEqualTo("[3->2 1]");
    assertThat(beads(her, FOUR, "1")).isEqualTo("[1->0 1]");
  }

  @Test
  void gardner_aBoxThatKeepsABead_endsThePunishment() {
    Game game = Catalogue.game("nim:2,2");
    Agent her = machine("preset=gardner", game);
    her.learn(Episodes.of(game, "2->1@1", "2->1", "1->0@1", "1->0"), BOTH);
    // FIRST lost: the only bead of 1,1 goes, and so does that of its move before; SECOND keeps all.
    assertThat(beads(her, game, "1,1")).isEqualTo("[1->0@1 0]");
    assertThat(beads(her, game, "2,2")).isEqualTo("[2->0@1 1, 2->1@1 0]");
    assertThat(beads(her, game, "1,2")).isEqualTo("[1->0 1, 2->0 1, 2->1 1]");
  }

  @Test
  void emptyBox_saysWhenItDied_andGivesUp() {
    Agent her = machine("preset=gardner", FOUR);
    her.learn(Episodes.of(FOUR, "4->3", "3->2", "2->1", "1->0"), BOTH);
    Matchbox box = Matchbox.of(her, FOUR.start()).orElseThrow();
    assertThat(box.emptySince()).hasValue(1);
    assertThat(box.opened()).isEqualTo(1);
    assertThat(her.choose(FOUR.start(), Seeds.stream(1))).isEqualTo(Resignation.RESIGN);
    var episode = EpisodeLoop.play(FOUR.start(), her, her, Seeds.stream(1));
    assertThat(episode.returnOf(Seat.SECOND)).isEqualTo(1);
    her.learn(episode, BOTH);
    assertThat(her.episodes()).isEqualTo(2);
  }

  /** Field case P37: examined, it makes a move all the same. */
  @Test
  void emptyBox_inTheExam_makesAnyMove() {
    Game game = Catalogue.game("nim:2,2");
    Agent her = machine("preset=gardner", game);
    ((SelfPlayer) her).selfPlay(1_000, Seeds.stream(1));
    assertThat(beads(her, game, "2,2")).isEqualTo("[2->0@1 0, 2->1@1 0]");
    assertThat(her.greedy().probabilities(game.start())).containsOnly(0.25);
  }

  @Test
  void resignation_punishesTheOneWhoResigned() {
    Agent her = machine("preset=gardner,start=2", FOUR);
    her.learn(Episodes.of(FOUR, "4->3", "3->2", "resign"), BOTH);
    assertThat(beads(her, FOUR, "4")).isEqualTo("[4->3 1]");
    assertThat(beads(her, FOUR, "3")).isEqualTo("[3->2 2]");
    Agent menace = machine("preset=michie", FOUR);
    menace.learn(Episodes.of(FOUR, "4->3", "3->2", "resign"), BOTH);
    assertThat(beads(menace, FOUR, "4")).isEqualTo("[4->3 3]");
    assertThat(beads(menace, FOUR, "3")).isEqualTo("[3->2 7]");
  }

  @Test
  void cutEpisode_isNeitherWonNorLost() {
    for (MatchboxPreset preset : MatchboxPreset.values()) {
      Agent machine = Agents.parse(preset.settings().toString()).create(FOUR);
      machine.learn(Episodes.of(FOUR, "4->3", "3->2"), BOTH);
      int first = preset == MatchboxPreset.MICHIE ? 4 : 1;
      assertThat(beads(machine, FOUR, "4")).isEqualTo("[4->3 " + first + "]");
      assertThat(beads(machine, FOUR, "3")).isEqualTo("[3->2 " + first + "]");
    }
  }

  @Test
  void limits_holdBeadsBetweenThem() {
    Agent machine = machine("start=3,win=4,loss=5,punish=all,least=1,most=5", NIM);
    for (int i = 0; i < 3; i++) {
      machine.learn(Episodes.of(NIM, "2->1", "1->0@1", "1->0"), BOTH);
      assertThat(beads(machine, NIM, "1,2")).isEqualTo("[1->0 3, 2->0 3, 2->1 5]");
      assertThat(beads(machine, NIM, "1,1")).isEqualTo("[1->0@1 1]");
    }
  }

  static Stream<Arguments> machinesAndGames() {
    return Stream.of(
            "preset=gardner,resign=no,epsilon=0.1", "preset=mexbox", "preset=mexbox,start=3,win=2")
        .flatMap(
            machine ->
                Stream.of(
                        "nim:1,3,5", "nim:1,3,5:misere", "subtract:12:take=1,3", "moore:2,2,2:k=2")
                    .map(game -> Arguments.of(machine, game)));
  }

  /** What {@link Punish#LAST} promises, checked against exact labels. */
  @ParameterizedTest
  @MethodSource("machinesAndGames")
  void punishingTheLast_neverTakesAWinningMove(String settings, String text) {
    Game game = Catalogue.game(text);
    Labels labels = Labels.of(game);
    for (long seed = 0; seed < 10; seed++) {
      Agent machine = machine(settings + ",boxes=ordered", game);
      ((SelfPlayer) machine).selfPlay(3_000, Seeds.stream(seed));
      int start = ((MatchboxMachine) machine.spec()).start().at(0);
      for (Matchbox box : Matchbox.of(machine)) {
        for (Matchbox.Colour colour : box.beads()) {
          if (colour.count() < start) {
            Position after = box.position().after(colour.move());
            boolean opponentWins = labels.isWon((int) labels.packing().pack(after));
            assertThat(opponentWins).as("seed %d: %s in %s", seed, colour, box.position()).isTrue();
          }
        }
      }
    }
  }
}
