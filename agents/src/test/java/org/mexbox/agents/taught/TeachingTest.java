package org.mexbox.agents.taught;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Answers;
import org.mexbox.agents.RandomMover;
import org.mexbox.agents.regret.SimultaneousSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.label.Labels;

/** Who is told the right answers, and that nobody else is. */
class TeachingTest {
  private static final Game GAME = Catalogue.game("nim:1,2,3");

  @Test
  void answers_areHandedToThoseWhoseNamesSaySo_andToNobodyElse() {
    List<String> taught = new ArrayList<>();
    for (String name : Agents.names()) {
      AgentSpec spec = Agents.parse(name);
      if (!(spec instanceof SimultaneousSpec)) {
        Teaching.teach(
            spec.create(GAME),
            () -> {
              taught.add(name);
              return Answers.of(GAME);
            });
      }
    }
    assertThat(taught).containsExactly("taught-network");
    assertThat(Agents.names().stream().filter(Teaching::isTaught).toList()).isEqualTo(taught);
  }

  /** One that would take answers under the name of another. */
  private record Cheat() implements TaughtAgent {
    @Override
    public void teach(AnswerKey key) {
      throw new AssertionError("was taught");
    }

    @Override
    public AgentSpec spec() {
      return new RandomMover();
    }

    @Override
    public Policy greedy() {
      return Policy.uniform();
    }

    @Override
    public Move choose(Position position, RandomGenerator random) {
      return position.moves().get(0);
    }

    @Override
    public void learn(Episode episode, Set<Seat> own) {}

    @Override
    public long episodes() {
      return 0;
    }

    @Override
    public long positionsSeen() {
      return 0;
    }

    @Override
    public OptionalDouble exploration() {
      return OptionalDouble.empty();
    }

    @Override
    public void save(java.io.DataOutput out) {}
  }

  @Test
  void answers_underAnotherName_areRefused() {
    Agent cheat = new Cheat();
    assertThatThrownBy(() -> Teaching.teach(cheat, () -> Answers.of(GAME)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("random: ");
  }

  @Test
  void answersOfTheTests_areThoseOfTheTeacher() {
    for (String text : new String[] {"nim:1,3,5", "nim:1,3,5:misere"}) {
      Game game = Catalogue.game(text);
      Labels labels = Labels.of(game);
      AnswerKey key = Answers.of(game);
      assertThat(key.size()).isEqualTo(labels.positions());
      for (int i = 0; i < key.size(); i++) {
        assertThat(key.value(i) > 0).isEqualTo(labels.isWon(labels.code(key.position(i))));
      }
    }
  }
}
