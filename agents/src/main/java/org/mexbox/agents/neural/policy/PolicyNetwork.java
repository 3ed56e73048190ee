package org.mexbox.agents.neural.policy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.WorkspaceMode;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.weights.WeightInit;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.deeplearning4j.util.ModelSerializer;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.learning.config.Adam;

/**
 * A network with a policy head, unless it has no outputs, and a value head, held and trained by
 * Deeplearning4j. Its losses are ours: it is told the slopes and finds the gradient (external
 * errors). Not safe for use by several threads at once.
 */
public final class PolicyNetwork {
  private static final int MAX_BYTES = 1 << 28;

  /** No logit of a network that learns well comes near. */
  private static final float MAX_LOGIT = 1e4f;

  private static final float[] NONE = {};
  private static final int[] NO_OUTPUTS = {};

  private final Shape shape;
  private final ComputationGraph graph;

  private PolicyNetwork(Shape shape, ComputationGraph graph) {
    this.shape = shape;
    this.graph = graph;
  }

  /**
   * A new network.
   *
   * @param rate the rate of Adam
   * @param decay the factor of the squares of the weights in the loss, 0 or more
   * @param seed draws the numbers it begins with
   */
  public static PolicyNetwork of(Shape shape, double rate, double decay, long seed) {
    ComputationGraph graph = new ComputationGraph(configuration(shape, rate, decay, seed));
    graph.init();
    return new PolicyNetwork(shape, graph);
  }

  private static ComputationGraphConfiguration configuration(
      Shape shape, double rate, double decay, long seed) {
    Wiring wiring =
        new Wiring(
            new NeuralNetConfiguration.Builder()
                .seed(seed)
                .dataType(DataType.FLOAT)
                .weightInit(WeightInit.RELU)
                .updater(new Adam(rate))
                .l2(decay)
                // Arrays that are handed in and out live longer than a workspace does.
                .trainingWorkspaceMode(WorkspaceMode.NONE)
                .inferenceWorkspaceMode(WorkspaceMode.NONE)
                .graphBuilder());
    shape.body().wire(wiring);
    int width = shape.body().width();
    if (shape.outputs() > 0) {
      wiring.head("policy", width, shape.outputs());
    }
    wiring.head("value", width, 1);
    return wiring.configuration();
  }

  /** The numbers, as {@link Mirror#copy} takes them. */
  public float[] numbers() {
    float[] numbers = new float[shape.numbers()];
    graph.params().data().asNioFloat().get(numbers);
    return numbers;
  }

  /**
   * What it says by Deeplearning4j's own means: all logits of each position, and then what its
   * value head says before the hyperbolic tangent.
   *
   * @param ones by position, which inputs are 1; [B][...]
   * @return [B][A + 1]
   */
  public float[][] output(int[][] ones) {
    INDArray[] said = graph.output(false, input(ones));
    float[] logits = shape.outputs() > 0 ? copy(said[0], ones.length * shape.outputs()) : NONE;
    float[] values = copy(said[said.length - 1], ones.length);
    float[][] rows = new float[ones.length][shape.outputs() + 1];
    for (int row = 0; row < rows.length; row++) {
      System.arraycopy(logits, row * shape.outputs(), rows[row], 0, shape.outputs());
      rows[row][shape.outputs()] = values[row];
    }
    return rows;
  }

  private INDArray input(int[][] ones) {
    int[] dimensions = shape.body().dimensions();
    int size = Arrays.stream(dimensions).reduce(1, Math::multiplyExact);
    float[] input = new float[Math.multiplyExact(ones.length, size)];
    for (int row = 0; row < ones.length; row++) {
      shape.body().show(ones[row], input, row * size);
    }
    return array(input, ones.length, dimensions);
  }

  // Numbers are copied as a whole: single ones are slow to ask for.
  private static INDArray array(float[] numbers, int rows, int... dimensions) {
    long[] lengths = new long[dimensions.length + 1];
    lengths[0] = rows;
    for (int i = 0; i < dimensions.length; i++) {
      lengths[i + 1] = dimensions[i];
    }
    INDArray array = Nd4j.createUninitialized(DataType.FLOAT, lengths, 'c');
    array.data().asNioFloat().put(numbers);
    return array;
  }

  private static float[] copy(INDArray array, int length) {
    float[] numbers = new float[length];
    INDArray plain = array.ordering() == 'c' && !array.isView() ? array : array.dup('c');
    plain.data().asNioFloat().get(numbers);
    return numbers;
  }

  /**
   * Takes a step.
   *
   * @param step the number of this step, from 0
   * @return false if its numbers have grown out of all bounds
   */
  boolean step(Batch batch, Views views, long step) {
    int rows = batch.size();
    int[][] ones = new int[rows][];
    for (int row = 0; row < rows; row++) {
      ones[row] = batch.view(row).ones;
    }
    INDArray input = input(ones);
    graph.setInputs(input);
    var said = graph.feedForward(new INDArray[] {input}, true, false);
    INDArray policy = said.get("policy");
    float[] logits = policy == null ? NONE : copy(policy, rows * shape.outputs());
    float[] values = copy(Objects.requireNonNull(said.get("value")), rows);
    if (!areBounded(logits) || !areBounded(values)) {
      return false;
    }
    slopes(batch, views, logits, values);
    INDArray ofValues = array(values, rows, 1);
    Gradient gradient =
        policy == null
            ? graph.backpropGradient(ofValues)
            : graph.backpropGradient(array(logits, rows, shape.outputs()), ofValues);
    graph.getUpdater().update(gradient, (int) step, 0, rows, LayerWorkspaceMgr.noWorkspaces());
    graph.params().subi(gradient.gradient());
    return true;
  }

  // Written so that what is not a number is out of bounds too.
  private static boolean areBounded(float[] numbers) {
    for (float number : numbers) {
      if (!(Math.abs(number) < MAX_LOGIT)) {
        return false;
      }
    }
    return true;
  }

  // Turns logits and values into the slopes of the loss.
  private void slopes(Batch batch, Views views, float[] logits, float[] values) {
    for (int row = 0; row < values.length; row++) {
      int from = row * shape.outputs();
      int[] outputs = shape.outputs() > 0 ? batch.view(row).fan(views).outputs() : NO_OUTPUTS;
      float[] legal = new float[outputs.length];
      for (int i = 0; i < outputs.length; i++) {
        legal[i] = logits[from + outputs[i]];
      }
      MaskedSoftmax.inPlace(legal, legal.length);
      values[row] = batch.slopes(row, legal, (float) StrictMath.tanh(values[row]));
      Arrays.fill(logits, from, from + shape.outputs(), 0);
      for (int i = 0; i < outputs.length; i++) {
        logits[from + outputs[i]] = legal[i];
      }
    }
  }

  /** Writes its configuration, its numbers and the state of Adam as Deeplearning4j's zip. */
  void save(DataOutput out) throws IOException {
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    ModelSerializer.writeModel(graph, zip, true);
    byte[] bytes = Zips.withoutTimes(zip.toByteArray());
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads what {@link #save} wrote of a network like this one.
   *
   * @throws IOException if it is another network, or holds what is no finite number
   */
  PolicyNetwork load(DataInput in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > MAX_BYTES) {
      throw new IOException("bytes of a network: " + length);
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    PolicyNetwork loaded = new PolicyNetwork(shape, parse(bytes));
    if (!loaded.graph.getConfiguration().equals(graph.getConfiguration())) {
      throw new IOException("network: not of these settings");
    }
    for (float number : loaded.numbers()) {
      if (!Float.isFinite(number)) {
        throw new IOException("network: holds " + number);
      }
    }
    return loaded;
  }

  private static ComputationGraph parse(byte[] bytes) throws IOException {
    try {
      return ModelSerializer.restoreComputationGraph(new ByteArrayInputStream(bytes), true);
    } catch (RuntimeException e) {
      throw new IOException("no network", e);
    }
  }
}
