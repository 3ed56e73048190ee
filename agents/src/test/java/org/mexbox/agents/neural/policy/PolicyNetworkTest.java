package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;

class PolicyNetworkTest {
  private static final Game GAME = Catalogue.game("nim:2,3");
  private final Encoding encoding = Encoding.of(GAME, BoxOrder.SORTED, HeapFeatures.SIZES);
  private final Views views = new Views(GAME, encoding);

  private Shape shape(NetworkForm form) {
    return form.shape(encoding, 2, 16);
  }

  private PolicyNetwork network(NetworkForm form, double rate) {
    return PolicyNetwork.of(shape(form), rate, 0, 1);
  }

  private PolicyNetwork network(double rate) {
    return network(NetworkForm.DENSE, rate);
  }

  // Pulls towards the first option and a win, or by a number of its own.
  private Batch batch(float slope) {
    return new Batch() {
      @Override
      public int size() {
        return 4;
      }

      @Override
      public View view(int row) {
        return views.start();
      }

      @Override
      public float slopes(int row, float[] probabilities, float value) {
        probabilities[0] -= 1;
        return slope + value - 1;
      }
    };
  }

  private static byte[] saved(PolicyNetwork network) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    network.save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  @ParameterizedTest
  @EnumSource(NetworkForm.class)
  void steps_goWhereTheSlopesSay(NetworkForm form) {
    PolicyNetwork network = network(form, 0.01);
    for (int step = 0; step < 200; step++) {
      assertThat(network.step(batch(0), views, step)).isTrue();
    }
    Mirror mirror = new Mirror(shape(form));
    mirror.copy(network.numbers());
    View start = views.start();
    int[] outputs = start.fan(views).outputs();
    float[] policy = new float[outputs.length];
    assertThat(mirror.evaluate(start.ones, outputs, policy)).isGreaterThan(0.95f);
    MaskedSoftmax.inPlace(policy, policy.length);
    assertThat(policy[0]).isGreaterThan(0.95f);
  }

  @ParameterizedTest
  @EnumSource(NetworkForm.class)
  void network_throughSaveAndLoad_goesOnToTheSameBits(NetworkForm form) throws IOException {
    PolicyNetwork whole = network(form, 0.01);
    PolicyNetwork parts = network(form, 0.01);
    for (int step = 0; step < 6; step++) {
      whole.step(batch(0), views, step);
      parts.step(batch(0), views, step);
      // With the state of Adam: without it the next step would be another one.
      parts = network(form, 0.01).load(in(saved(parts)));
    }
    assertThat(parts.numbers()).isEqualTo(whole.numbers());
    assertThat(saved(parts)).isEqualTo(saved(whole));
  }

  @Test
  void networkOfOtherSettings_isRefused() throws IOException {
    byte[] bytes = saved(network(0.01));
    for (PolicyNetwork other : List.of(network(0.02), network(NetworkForm.LSTM, 0.01))) {
      assertThatThrownBy(() -> other.load(in(bytes)))
          .isInstanceOf(IOException.class)
          .hasMessage("network: not of these settings");
    }
  }

  @Test
  void whatIsNoNetwork_isRefused() {
    assertThatThrownBy(() -> network(0.01).load(in(new byte[] {0, 0, 0, 3, 1, 2, 3})))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> network(0.01).load(in(new byte[] {-1, 0, 0, 3})))
        .isInstanceOf(IOException.class);
  }

  /** Field case P48. */
  @Test
  void numbersThatAreNone_areNoticedAndRefused() throws IOException {
    PolicyNetwork network = network(0.01);
    network.step(batch(Float.NaN), views, 0);
    assertThat(Arrays.toString(network.numbers())).contains("NaN");
    assertThat(network.step(batch(0), views, 1)).isFalse();
    byte[] bytes = saved(network);
    assertThatThrownBy(() -> network(0.01).load(in(bytes)))
        .isInstanceOf(IOException.class)
        .hasMessage("network: holds NaN");
  }

  /** What was said before a step is not said after it. */
  @Test
  void answersThatAreRemembered_areThoseOfTheNetworkOfToday() {
    Brain brain = new Brain(views, shape(NetworkForm.DENSE), 0.01, 0);
    View start = views.start();
    float[] policy = new float[start.fan(views).options().length];
    brain.beginAlone();
    float first = brain.evaluate(start, policy);
    float[] firstPolicy = policy.clone();
    brain.step(batch(0), 0);
    assertThat(brain.evaluate(start, policy)).isEqualTo(first);
    policy[0] = 7;
    assertThat(brain.evaluate(start, policy)).isEqualTo(first);
    assertThat(policy).isEqualTo(firstPolicy);
    brain.refresh();
    assertThat(brain.evaluate(start, policy)).isGreaterThan(first);
    assertThat(policy[0]).isGreaterThan(firstPolicy[0]);
  }
}
