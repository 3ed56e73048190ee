package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.*;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.*;

class SmokeTest {
  @Test
  void selfPlay_and_loop_agree() {
    Game game = Catalogue.game("nim:1,3,5,7");
    Agent a = Agents.parse("q").create(game);
    Agent b = Agents.parse("q").create(game);
    ((SelfPlayer) a).selfPlay(2000, Seeds.stream(1));
    var r = Seeds.stream(1);
    for (int i = 0; i < 2000; i++) {
      b.learn(EpisodeLoop.play(game.start(), b, b, r), Set.of(Seat.values()));
    }
    assertThat(AgentFile.of(game, a).toBytes()).isEqualTo(AgentFile.of(game, b).toBytes());
    var f = AgentFile.fromBytes(AgentFile.of(game, a).toBytes(), "x");
    assertThat(f.spec()).isEqualTo(a.spec());
    assertThat(AgentFile.of(game, f.agent()).toBytes()).isEqualTo(f.toBytes());
  }
}
