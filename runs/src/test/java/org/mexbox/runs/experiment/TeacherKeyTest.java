package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agents;
import org.mexbox.agents.taught.AnswerKey;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.record.RunSettings;

/** What the teacher tells those whom it teaches, and training with it. */
class TeacherKeyTest {

  private static double value(Position position) {
    double best = Double.NEGATIVE_INFINITY;
    for (Move move : position.moves()) {
      best = Math.max(best, -value(position.after(move)));
    }
    return position.isTerminal() ? position.ruleset().moverReward(position) : best;
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,2,3", "nim:1,2,3:misere", "mnk:2x3:k=2", "chomp:2x4"})
  void answers_areThoseOfAPlainSearch_forEveryPosition(String text) {
    Game game = Catalogue.game(text);
    AnswerKey key = TeacherKey.of(game, Agents.parse("taught-network"));
    Set<Position> asked = new HashSet<>();
    for (int i = 0; i < key.size(); i++) {
      Position position = key.position(i);
      asked.add(position);
      assertThat(key.value(i)).as("%s", position).isEqualTo(value(position));
    }
    Set<Position> reachable = new HashSet<>();
    collect(game.start(), reachable);
    assertThat(asked).isEqualTo(reachable).hasSize(key.size());
  }

  private static void collect(Position position, Set<Position> into) {
    if (into.add(position)) {
      position.moves().forEach(move -> collect(position.after(move), into));
    }
  }

  @Test
  void gameTooLargeToLabel_isRefusedInOneLine() {
    RunSettings settings =
        new RunSettings("nim:1,3,5,7,9,11,13,15,17,19", "taught-network", "self", 10, 1, 1.5);
    assertThatThrownBy(() -> new Lessons().fresh(settings))
        .isInstanceOf(LimitError.class)
        .hasMessageMatching(
            "taught-network is taught the answer to every position; positions of nim:1,3,.*: "
                + "\\d+ needed, at most 8000000 allowed; choose a smaller start");
  }

  /** Against others too, and as an opponent who learns; the answers are not saved, but found. */
  @ParameterizedTest
  @CsvSource({
    "taught-network:batch=16, self",
    "taught-network:batch=16, random",
    "td, taught-network:batch=16",
    "value-network:batch=16, self",
    "product-network:targets=outcomes, self"
  })
  void run_takenUpAfterAnyEvaluation_endsWithTheSameBits(String agent, String opponent) {
    Resumption.requireSameBits(new RunSettings("nim:1,2,3", agent, opponent, 60, 5, 2));
  }
}
