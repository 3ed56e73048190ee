package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/**
 * Arrays of numbers as ND4J keeps and writes them. Everything is copied as a whole: single numbers
 * are slow to ask for.
 */
final class Stored {
  private static final int MAX_BYTES = 1 << 28;

  private Stored() {}

  /** A copy as an array of ND4J, row by row. */
  static INDArray array(float[] values, long... shape) {
    INDArray array = Nd4j.createUninitialized(DataType.FLOAT, shape, 'c');
    array.data().asNioFloat().put(values);
    return array;
  }

  static void write(DataOutput out, float[] values, long... shape) throws IOException {
    // ND4J knows no arrays without numbers.
    if (values.length > 0) {
      byte[] bytes = Nd4j.toByteArray(array(values, shape));
      out.writeInt(bytes.length);
      out.write(bytes);
    }
  }

  /**
   * Reads into an array what {@link #write} wrote.
   *
   * @throws IOException if it is of another shape, or holds what is no finite number
   */
  static void read(DataInput in, float[] into, long... shape) throws IOException {
    if (into.length == 0) {
      return;
    }
    int length = in.readInt();
    if (length < 0 || length > MAX_BYTES) {
      throw new IOException("bytes of an array: " + length);
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    INDArray array = parse(bytes);
    if (array.dataType() != DataType.FLOAT
        || array.ordering() != 'c'
        || !Arrays.equals(array.shape(), shape)) {
      throw new IOException("array: " + array.dataType() + " " + Arrays.toString(array.shape()));
    }
    array.data().asNioFloat().get(into);
    for (float value : into) {
      if (!Float.isFinite(value)) {
        throw new IOException("array: holds " + value);
      }
    }
  }

  private static INDArray parse(byte[] bytes) throws IOException {
    try {
      return Nd4j.fromByteArray(bytes);
    } catch (RuntimeException e) {
      throw new IOException("no array", e);
    }
  }
}
