/**
 * Claims about all sums of some components, and their proof from the rules. {@link
 * org.mexbox.teacher.certificate.SumCertificate} reads what a learner wrote down; {@link
 * org.mexbox.teacher.certificate.CertificateCheck} accepts or refuses it. Knows nothing of learners
 * and shares no code with them.
 */
@NullMarked
package org.mexbox.teacher.certificate;

import org.jspecify.annotations.NullMarked;
