package org.mexbox.agents.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;

class BoxesTest {

  /** All boxes opened, and compared with positions and moves as the rules have them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "nim:1,3,5,7 ORDERED 384",
        "nim:1,3,5,7 SORTED 0",
        "nim:3,3,3:misere SORTED 20",
        "nim:3,3,3 ORDERED 64",
        "moore:2,2,3:k=2 ORDERED 36",
        "moore:2,2,3:k=2 SORTED 0",
        "subtract:20:take=1,2,4 SORTED 21",
      })
  void open_allBoxes_areThePositionsAndMovesOfTheGame(String text, BoxOrder order, int size) {
    Game game = Catalogue.game(text);
    Boxes boxes = new Boxes(game, order);
    for (int box = 0; box < boxes.size(); box++) {
      if (!boxes.isTerminal(box)) {
        boxes.open(box);
      }
    }
    Set<Position> expected = reachable(game, order);
    assertThat(boxes.size()).isEqualTo(expected.size());
    if (size > 0) {
      assertThat(boxes.size()).isEqualTo(size);
    }
    int slots = 0;
    for (int box = 0; box < boxes.size(); box++) {
      Position position = boxes.position(box);
      assertThat(expected).contains(position);
      assertThat(boxes.find(position)).isEqualTo(box);
      assertThat(boxes.isTerminal(box)).isEqualTo(position.isTerminal());
      if (!boxes.isTerminal(box)) {
        assertThat(boxes.first(box)).isEqualTo(slots);
        slots += boxes.count(box);
        assertThat(targets(boxes, box)).isEqualTo(options(position, order));
        assertThat(boxes.count(box)).isEqualTo(targets(boxes, box).size());
      }
    }
    assertThat(boxes.slots()).isEqualTo(slots);
    assertThat(boxes.slotsInOrder()).hasSize(slots);
  }

  private static Set<Position> targets(Boxes boxes, int box) {
    Set<Position> targets = new HashSet<>();
    for (int slot = boxes.first(box); slot < boxes.first(box) + boxes.count(box); slot++) {
      targets.add(boxes.position(boxes.target(slot)));
      Position after = boxes.position(box).after(boxes.move(slot, box));
      assertThat(boxes.find(after)).isEqualTo(boxes.target(slot));
    }
    return targets;
  }

  private static Set<Position> options(Position position, BoxOrder order) {
    return position.moves().stream()
        .map(move -> order.representative(position.after(move)))
        .collect(Collectors.toSet());
  }

  private static Set<Position> reachable(Game game, BoxOrder order) {
    Set<Position> met = new HashSet<>();
    Deque<Position> left = new ArrayDeque<>(Set.of(order.representative(game.start())));
    while (!left.isEmpty()) {
      Position position = left.pop();
      if (met.add(position)) {
        left.addAll(options(position, order));
      }
    }
    return met;
  }

  @Test
  void position_withTooManyMoves_isRefused() {
    Game game = Catalogue.game("nim:100001");
    for (String name : Agents.names()) {
      if (Agents.parse(name) instanceof TableSpec spec) {
        TableAgent agent = spec.create(game);
        assertThatThrownBy(() -> agent.selfPlay(1, Seeds.stream(1)))
            .isInstanceOf(LimitError.class)
            .hasMessage(
                "moves of a position in a table: 100001 needed, at most 100000 allowed; choose a"
                    + " smaller start");
        assertThatThrownBy(() -> agent.greedy().choose(game.start(), Seeds.stream(1)))
            .isInstanceOf(LimitError.class);
      }
    }
  }

  @Test
  void position_withManyMoves_isLearnt() {
    Agent agent = Agents.parse("q").create(Catalogue.game("nim:20000"));
    ((SelfPlayer) agent).selfPlay(3, Seeds.stream(1));
    assertThat(agent.episodes()).isEqualTo(3);
  }

  @Tag("long")
  @Test
  void game_withTooManyPositions_isRefused_andWhatWasLearntStays() {
    Agent agent = Agents.parse("td").create(Catalogue.game("nim:900,901,902,903"));
    assertThatThrownBy(() -> ((SelfPlayer) agent).selfPlay(1_000_000, Seeds.stream(1)))
        .isInstanceOf(LimitError.class)
        .hasMessageStartingWith("positions in a table for nim:900,901,902,903: more than");
    assertThat(agent.episodes()).isPositive();
  }
}
