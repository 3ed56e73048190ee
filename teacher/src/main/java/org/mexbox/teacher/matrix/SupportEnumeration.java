package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mexbox.teacher.matrix.Simplex.Kernel;

/**
 * A second method for small matrices: every square part is tried as a kernel, the smallest first,
 * until one proves a value (Shapley and Snow, Annals of Math. Studies 24, 1950).
 */
final class SupportEnumeration {
  /** The most rows, and the most columns, that are looked through: 923 square parts. */
  static final int MAX_SIZE = 6;

  private SupportEnumeration() {}

  static boolean fits(Matrix matrix) {
    return matrix.height() <= MAX_SIZE && matrix.width() <= MAX_SIZE;
  }

  static MatrixSolution solve(Matrix matrix) {
    Matrix positive = MatrixSolver.positive(matrix);
    for (int size = 1; size <= Math.min(matrix.height(), matrix.width()); size++) {
      for (List<Integer> rows : parts(matrix.height(), size)) {
        for (List<Integer> columns : parts(matrix.width(), size)) {
          Optional<MatrixSolution> found =
              MatrixSolver.ofKernel(matrix, positive, new Kernel(rows, columns));
          if (found.isPresent()) {
            return found.get();
          }
        }
      }
    }
    throw new IllegalStateException("no kernel in " + matrix);
  }

  private static List<List<Integer>> parts(int of, int size) {
    List<List<Integer>> parts = new ArrayList<>();
    for (int bits = 0; bits < 1 << of; bits++) {
      if (Integer.bitCount(bits) == size) {
        int chosen = bits;
        parts.add(IntStream.range(0, of).filter(i -> (chosen >> i & 1) == 1).boxed().toList());
      }
    }
    return parts;
  }
}
