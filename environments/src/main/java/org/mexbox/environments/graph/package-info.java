/**
 * Games on drawn graphs: {@link org.mexbox.environments.graph.GraphWalk} moves a counter along
 * arrows, {@link org.mexbox.environments.graph.VertexDeletion} takes vertices away.
 */
@NullMarked
package org.mexbox.environments.graph;

import org.jspecify.annotations.NullMarked;
