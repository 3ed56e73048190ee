/**
 * What is kept of a training run. A {@link org.mexbox.runs.record.RunStore} holds {@link
 * org.mexbox.runs.record.RunRecord}s in one file; {@link org.mexbox.runs.record.RunExport} writes
 * them as CSV and JSON.
 */
@NullMarked
package org.mexbox.runs.record;

import org.jspecify.annotations.NullMarked;
