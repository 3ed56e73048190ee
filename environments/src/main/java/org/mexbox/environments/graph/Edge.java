package org.mexbox.environments.graph;

/**
 * An edge.
 *
 * @param from the smaller vertex, 1 or more
 * @param to the larger vertex
 */
record Edge(int from, int to) implements Comparable<Edge> {

  boolean touches(int vertex) {
    return from == vertex || to == vertex;
  }

  @Override
  public int compareTo(Edge other) {
    return from != other.from ? from - other.from : to - other.to;
  }

  @Override
  public String toString() {
    return from + "-" + to;
  }
}
