/** Games on drawn graphs: {@link org.mexbox.environments.graph.VertexDeletion}. */
@NullMarked
package org.mexbox.environments.graph;

import org.jspecify.annotations.NullMarked;
