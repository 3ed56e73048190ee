/** Where a result comes from: version, commit, JVM, machine. */
@NullMarked
package org.mexbox.runs.provenance;

import org.jspecify.annotations.NullMarked;
