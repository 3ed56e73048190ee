/**
 * Networks with two heads, a policy and a value, on Deeplearning4j: policy gradient and AlphaZero.
 * Deeplearning4j holds, trains and writes the numbers; a copy in plain arrays answers.
 */
@NullMarked
package org.mexbox.agents.neural.policy;

import org.jspecify.annotations.NullMarked;
