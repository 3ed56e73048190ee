package org.mexbox.environments.positional;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Spot;

class TriangleDrawingTest {
  private static final double CLOSE = 1e-9;

  private static long sharedCorners(Drawing.Shape one, Drawing.Shape other) {
    return one.corners().stream()
        .filter(spot -> other.corners().stream().anyMatch(corner -> isSame(spot, corner)))
        .count();
  }

  private static boolean isSame(Spot one, Spot other) {
    return Math.hypot(one.x() - other.x(), one.y() - other.y()) < CLOSE;
  }

  @Test
  void trianglesOfALineOfTwo_andNoOthers_shareASide() {
    Marks empty = new TriangularGomoku(2).parse("4x10");
    Set<Set<Integer>> lines =
        empty.lines().stream().map(line -> Set.of(line[0], line[1])).collect(Collectors.toSet());
    List<Drawing.Shape> triangles = ((Drawing.Shapes) empty.drawing()).shapes();
    for (int one = 0; one < triangles.size(); one++) {
      for (int other = 0; other < one; other++) {
        boolean isSide = sharedCorners(triangles.get(one), triangles.get(other)) == 2;
        assertThat(isSide).as("%s, %s", other, one).isEqualTo(lines.contains(Set.of(one, other)));
      }
    }
  }
}
