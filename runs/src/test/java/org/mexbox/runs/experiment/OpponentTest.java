package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;

class OpponentTest {

  @ParameterizedTest
  @CsvSource({
    "self, self",
    "SELF, self",
    "random, random",
    "teacher, teacher:skill=0.7",
    "teacher:skill=1, teacher:skill=1",
    "teacher:skill=0.70, teacher:skill=0.7",
    "teacher:skill=0, teacher:skill=0",
    "teacher:skill=.5, teacher:skill=0.5",
    "teacher:resist=yes, teacher:skill=0.7",
    "'teacher:resist=no,skill=1', 'teacher:skill=1,resist=no'",
    "Past, 'past:every=1000,keep=10'",
    "past:keep=3, 'past:every=1000,keep=3'",
    "'past:keep=100,every=1', 'past:every=1,keep=100'",
    "past:every=1000000000000, 'past:every=1000000000000,keep=10'",
  })
  void opponent_isReadAndItsTextIsReadBack(String text, String canonical) {
    Opponent opponent = Opponent.parse(text);
    assertThat(opponent.text()).isEqualTo(canonical);
    assertThat(Opponent.parse(opponent.text())).isEqualTo(opponent);
  }

  @Test
  void otherLearner_isAnOpponent() {
    Opponent opponent = Opponent.parse("td:rate=0.3");
    assertThat(opponent).isInstanceOf(Opponent.Learner.class);
    assertThat(Opponent.parse(opponent.text())).isEqualTo(opponent);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nobody",
        "teacher:",
        "teacher:skill",
        "teacher:skill=",
        "teacher:skill=1.1",
        "teacher:skill=-1",
        "teacher:skill=NaN",
        "teacher:skil=1",
        "teacher:skill=1,x=2",
        "teacher:resist=maybe",
        "teacher:skill=1,skill=1",
        "self:x",
        "past:",
        "past:every",
        "past:every=",
        "past:every=0",
        "past:every=-1",
        "past:every=1000000000001",
        "past:every=9999999999999999999",
        "past:keep=0",
        "past:keep=101",
        "past:keep=1.5",
        "past:skill=1",
        "past:keep=1,keep=1"
      })
  void textThatIsNoOpponent_isRefused(String text) {
    assertThatThrownBy(() -> Opponent.parse(text)).isInstanceOf(InputError.class);
  }

  @Test
  void bareTeacher_isPerfectForPlayersAndErringForLearners() {
    var game = Catalogue.game("nim:3,4,5");
    Policy player = Players.policy("teacher", game, () -> null);
    int winning = game.start().moves().indexOf(game.start().move("3->1"));
    assertThat(player.probabilities(game.start())[winning]).isEqualTo(1);
    Policy partner = (Policy) Opponent.fixedPlayer(Opponent.parse("teacher"), game);
    assertThat(partner.probabilities(game.start())[winning]).isBetween(0.7, 0.75);
  }
}
