package org.mexbox.teacher.matrix;

import org.junit.jupiter.api.Test;
import org.mexbox.environments.catalogue.Catalogue;

class Scratch {
  @Test
  void run_it_scratch() {
    for (String g : System.getProperty("g", "hap:15 hap:15 hap:24").split(" ")) {
      long t = java.lang.System.nanoTime();
      BackwardInduction b = new BackwardInduction();
      var p = Catalogue.any(g).atOnce().orElseThrow().start();
      var s = b.solution(p);
      int bits = b.positions().stream().mapToInt(q -> b.value(q).low().bits()).max().orElse(0);
      System.out.println(
          "@@"
              + g
              + " "
              + (System.nanoTime() - t) / 1000000
              + " ms, value "
              + s.value()
              + " "
              + s.first().size()
              + " positions "
              + b.positions().size()
              + " bits "
              + bits);
    }
  }
}
