package org.mexbox.agents.neural.policy;

import java.util.ArrayList;
import java.util.List;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.LSTM;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.conf.layers.recurrent.LastTimeStep;
import org.deeplearning4j.nn.weights.WeightInit;
import org.nd4j.linalg.activations.Activation;

/** Tells Deeplearning4j of the layers of a network, one above the other, and then of its heads. */
final class Wiring {
  private final ComputationGraphConfiguration.GraphBuilder builder;
  private final List<String> heads = new ArrayList<>();
  private String last = "position";
  private int layers;

  Wiring(ComputationGraphConfiguration.GraphBuilder builder) {
    this.builder = builder.addInputs(last);
  }

  /** A layer of rectified units. */
  void rectified(int in, int out) {
    add(dense(in, out, Activation.RELU));
  }

  /**
   * A layer with a long short-term memory.
   *
   * @param isLast whether what it says at the end of the sequence is all that is heard of it
   */
  void lstm(int in, int out, boolean isLast) {
    LSTM lstm =
        new LSTM.Builder()
            .nIn(in)
            .nOut(out)
            .weightInit(WeightInit.XAVIER)
            .activation(Activation.TANH)
            .gateActivationFunction(Activation.SIGMOID)
            .build();
    add(isLast ? new LastTimeStep(lstm) : lstm);
  }

  private void add(Layer layer) {
    String name = "layer" + layers++;
    builder.addLayer(name, layer, last);
    last = name;
  }

  /** A head on the last layer. */
  void head(String name, int in, int out) {
    builder.addLayer(name, dense(in, out, Activation.IDENTITY), last);
    heads.add(name);
  }

  private static DenseLayer dense(int in, int out, Activation activation) {
    return new DenseLayer.Builder().nIn(in).nOut(out).activation(activation).build();
  }

  ComputationGraphConfiguration configuration() {
    return builder.setOutputs(heads.toArray(String[]::new)).build();
  }
}
