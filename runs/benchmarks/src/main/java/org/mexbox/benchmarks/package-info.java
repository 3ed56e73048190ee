/** Speed, measured with JMH: ratios within one run are what counts. */
@NullMarked
package org.mexbox.benchmarks;

import org.jspecify.annotations.NullMarked;
