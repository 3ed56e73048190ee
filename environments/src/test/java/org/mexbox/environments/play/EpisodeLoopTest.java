package org.mexbox.environments.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.Game;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;

class EpisodeLoopTest {
  private static final Player TAKES_FIRST_MOVE = (position, random) -> position.moves().get(0);
  private static final Player RESIGNS = (position, random) -> Resignation.RESIGN;

  private static Episode play(String game, Player first, Player second) {
    Game played = Catalogue.game(game);
    return EpisodeLoop.play(played.start(), first, second, Seeds.stream(1));
  }

  @Test
  void lastTaker_winsUnderNormalPlay_losesUnderMisere() {
    // Each takes the whole first heap: FIRST, SECOND, FIRST.
    Episode normal = play("nim:1,1,1", TAKES_FIRST_MOVE, TAKES_FIRST_MOVE);
    assertThat(normal.returnOf(Seat.FIRST)).isEqualTo(1);
    assertThat(normal.returnOf(Seat.SECOND)).isEqualTo(-1);
    Episode misere = play("nim:1,1,1:misere", TAKES_FIRST_MOVE, TAKES_FIRST_MOVE);
    assertThat(misere.returnOf(Seat.FIRST)).isEqualTo(-1);
    assertThat(misere.transitions()).hasSize(3);
    assertThat(misere.transitions().get(1).mover()).isEqualTo(Seat.SECOND);
  }

  @Test
  void finishedGame_isAnEpisodeWithoutPlies() {
    assertThat(play("nim:0", RESIGNS, RESIGNS).returnOfFirst()).isEqualTo(-1);
    assertThat(play("nim:0:misere", RESIGNS, RESIGNS).returnOfFirst()).isEqualTo(1);
    assertThat(play("nim:0", RESIGNS, RESIGNS).end()).hasToString("0");
  }

  @Test
  void resignation_losesUnderBothConventions() {
    for (String game : List.of("nim:2,2", "nim:2,2:misere")) {
      assertThat(play(game, RESIGNS, TAKES_FIRST_MOVE).returnOfFirst()).isEqualTo(-1);
      Episode second = play(game, TAKES_FIRST_MOVE, RESIGNS);
      assertThat(second.returnOfFirst()).isEqualTo(1);
      assertThat(second.ending()).isEqualTo(Episode.Ending.RESIGNED);
      assertThat(second.end()).hasToString("0,2");
    }
  }

  @Test
  void plyLimit_cutsWithoutAWinner() {
    Game game = Catalogue.game("nim:1,1,1");
    List<Player> players = List.of(TAKES_FIRST_MOVE, TAKES_FIRST_MOVE);
    Episode cut = EpisodeLoop.play(game.start(), players, 2, Seeds.stream(1));
    assertThat(cut.ending()).isEqualTo(Episode.Ending.TRUNCATED);
    assertThat(cut.returnOfFirst()).isZero();
    assertThat(EpisodeLoop.play(game.start(), players, 3, Seeds.stream(1)).ending())
        .isEqualTo(Episode.Ending.TERMINAL);
  }

  @Test
  void randomPlayers_visitFirstMovesEquallyOften() {
    // 12 first moves of 3,4,5: chi-squared with 11 degrees of freedom stays under 31.3 (p = .001).
    Game game = Catalogue.game("nim:3,4,5");
    int[] counts = new int[12];
    for (int seed = 0; seed < 12_000; seed++) {
      Episode episode =
          EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), Seeds.stream(3, seed));
      counts[game.start().moves().indexOf(episode.transitions().get(0).move())]++;
    }
    double chi = 0;
    for (int count : counts) {
      chi += (count - 1000.0) * (count - 1000.0) / 1000;
    }
    assertThat(chi).isLessThan(31.3);
  }
}
