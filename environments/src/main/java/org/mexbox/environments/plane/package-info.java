/**
 * Games in the plane, played on points with whole coordinates so that every distance is exact:
 * coins on a table, orange and yellow points.
 */
@NullMarked
package org.mexbox.environments.plane;

import org.jspecify.annotations.NullMarked;
