/** Where the vertices of a drawn graph go, and how its arrows run between them. */
@NullMarked
package org.mexbox.runs.layout;

import org.jspecify.annotations.NullMarked;
