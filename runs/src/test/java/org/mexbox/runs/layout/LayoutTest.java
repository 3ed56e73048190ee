package org.mexbox.runs.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.graph.LabelledGraph;

class LayoutTest {
  private static final Box BOX = new Box(100, 60, 3);

  private static Drawn drawn(String game) {
    LabelledGraph graph = LabelledGraph.of(Catalogue.game(game).start(), 3_000);
    List<String> names = new ArrayList<>();
    List<List<Integer>> arrows = new ArrayList<>();
    List<Box> boxes = new ArrayList<>();
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      names.add(graph.position(vertex).map(Position::toString).orElse("z"));
      arrows.add(graph.options(vertex));
      boxes.add(BOX);
    }
    return new Drawn(names, arrows, boxes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "two-piles:4,4:misere",
        "nim:2,3",
        "rook:4,4",
        "chomp:3x3",
        "chomp:3x4",
        "subtract:12:take=1,3,4",
        "subtract:9:take=1..3:misere",
        "graph-circle",
        "graph:a-b-c-d-e-a,a-a,c-a",
        "vertices:1-2,2-3,3-4,4-5",
        "cz-ex13",
        "labelling-algorithm-2",
        "nim:3,2,2",
        "kayles:7",
        "graph:a",
      })
  void vertices_areApart_andArrowsKeepClearOfThem(String game) {
    Drawn graph = drawn(game);
    Layout layout = Layout.of(graph);
    assertThat(layout.middles()).hasSize(graph.size());
    assertThat(layout.routes()).hasSize(graph.arrows().stream().mapToInt(List::size).sum());
    for (int one = 0; one < graph.size(); one++) {
      Point middle = layout.middles().get(one);
      assertThat(middle.x()).isBetween(50 - 1e-6, layout.width() - 50 + 1e-6);
      assertThat(middle.y()).isBetween(30 - 1e-6, layout.height() - 30 + 1e-6);
      for (int other = 0; other < one; other++) {
        Point there = layout.middles().get(other);
        assertThat(Math.abs(middle.x() - there.x()) > 100 || Math.abs(middle.y() - there.y()) > 60)
            .as("%s and %s", graph.names().get(one), graph.names().get(other))
            .isTrue();
      }
    }
    List<String> inside = new ArrayList<>();
    layout.routes().forEach(route -> addInside(route, layout, graph, inside));
    assertThat(inside).isEmpty();
  }

  private static void addInside(Route route, Layout layout, Drawn graph, List<String> inside) {
    for (Point point : sampled(route.points())) {
      assertThat(point.x()).isBetween(-5.0, layout.width() + 5);
      assertThat(point.y()).isBetween(-5.0, layout.height() + 5);
      for (int vertex = 0; vertex < graph.size(); vertex++) {
        Point middle = layout.middles().get(vertex);
        boolean isEnd = vertex == route.from() || vertex == route.to();
        double room = isEnd ? 2 : 0;
        if (Math.abs(point.x() - middle.x()) < 50 - room
            && Math.abs(point.y() - middle.y()) < 30 - room) {
          inside.add(
              graph.names().get(route.from())
                  + "->"
                  + graph.names().get(route.to())
                  + " in "
                  + graph.names().get(vertex));
          return;
        }
      }
    }
  }

  /** Places on the line that a picture draws. */
  private static List<Point> sampled(List<Point> points) {
    List<Point> sampled = new ArrayList<>();
    int last = points.size() - 1;
    if (last == 1) {
      return pieces(points.get(0), points.get(0).middle(points.get(1)), points.get(1));
    }
    for (int i = 1; i < last; i++) {
      Point begin = i == 1 ? points.get(0) : points.get(i - 1).middle(points.get(i));
      Point end = i == last - 1 ? points.get(last) : points.get(i).middle(points.get(i + 1));
      sampled.addAll(pieces(begin, points.get(i), end));
    }
    return sampled;
  }

  private static List<Point> pieces(Point begin, Point pull, Point end) {
    List<Point> pieces = new ArrayList<>();
    for (double t = 0; t <= 1; t += 1.0 / 32) {
      double a = (1 - t) * (1 - t);
      double b = 2 * t * (1 - t);
      double c = t * t;
      pieces.add(
          new Point(
              a * begin.x() + b * pull.x() + c * end.x(),
              a * begin.y() + b * pull.y() + c * end.y()));
    }
    return pieces;
  }

  @Test
  void gridOfTwoHeaps_hasTheirSizesAsCoordinates() {
    Drawn graph = drawn("nim:3,2");
    Layout layout = Layout.of(graph);
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      String[] sizes = graph.names().get(vertex).split(",");
      Point origin = layout.middles().get(graph.names().indexOf("0,0"));
      Point middle = layout.middles().get(vertex);
      assertThat((middle.x() - origin.x()) / 162).isEqualTo(Double.parseDouble(sizes[0]));
      assertThat((origin.y() - middle.y()) / 122).isEqualTo(Double.parseDouble(sizes[1]));
    }
  }

  @Test
  void layers_fallAlongEveryArrow() {
    Drawn graph = drawn("chomp:3x4");
    Layout layout = Layout.of(graph);
    for (Route route : layout.routes()) {
      assertThat(layout.middles().get(route.to()).y())
          .isGreaterThan(layout.middles().get(route.from()).y());
    }
    assertThat(layout.middles().get(0).y()).isEqualTo(30);
  }

  @Test
  void oneGraph_isLaidOutTheSameWayTwice() {
    assertThat(Layout.of(drawn("nim:3,2,2"))).isEqualTo(Layout.of(drawn("nim:3,2,2")));
  }

  @Test
  void largeGraphWithCircles_isLaidOutInLayers() {
    StringBuilder text = new StringBuilder("graph:");
    for (int i = 0; i < 60; i++) {
      text.append("v%d-v%d,v%d-v%d,".formatted(i, (i * 7 + 1) % 60, i, i / 2));
    }
    Layout layout = Layout.of(drawn(text + "v3-end"));
    assertThat(layout.middles()).hasSizeGreaterThan(24);
    assertThat(layout.width()).isFinite();
  }
}
