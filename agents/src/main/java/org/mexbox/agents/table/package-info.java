/**
 * The store under all learners that keep numbers for positions one by one: {@link
 * org.mexbox.agents.table.Boxes} numbers the positions met, a {@link
 * org.mexbox.agents.table.LearningRule} chooses and learns by these numbers, and {@link
 * org.mexbox.agents.table.TableAgent} makes an agent of the two.
 */
@NullMarked
package org.mexbox.agents.table;

import org.jspecify.annotations.NullMarked;
