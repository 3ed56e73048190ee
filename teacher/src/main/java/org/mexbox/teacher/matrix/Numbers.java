package org.mexbox.teacher.matrix;

import org.mexbox.environments.exact.Fraction;

/** The arithmetic a simplex tableau needs: exact, or fast and rounded. */
interface Numbers<N> {
  N of(Fraction value);

  N minus(N a, N b);

  N times(N a, N b);

  N dividedBy(N a, N b);

  /** The sign; of rounded numbers, 0 where they are too small to be told from 0. */
  int sign(N a);

  Numbers<Fraction> EXACT =
      new Numbers<>() {
        @Override
        public Fraction of(Fraction value) {
          return value;
        }

        @Override
        public Fraction minus(Fraction a, Fraction b) {
          return a.minus(b);
        }

        @Override
        public Fraction times(Fraction a, Fraction b) {
          return a.times(b);
        }

        @Override
        public Fraction dividedBy(Fraction a, Fraction b) {
          return a.dividedBy(b);
        }

        @Override
        public int sign(Fraction a) {
          return a.signum();
        }
      };

  Numbers<Double> ROUNDED =
      new Numbers<>() {
        private static final double EPSILON = 1e-11;

        @Override
        public Double of(Fraction value) {
          return value.doubleValue();
        }

        @Override
        public Double minus(Double a, Double b) {
          return a - b;
        }

        @Override
        public Double times(Double a, Double b) {
          return a * b;
        }

        @Override
        public Double dividedBy(Double a, Double b) {
          return a / b;
        }

        @Override
        public int sign(Double a) {
          return a > EPSILON ? 1 : a < -EPSILON ? -1 : 0;
        }
      };
}
