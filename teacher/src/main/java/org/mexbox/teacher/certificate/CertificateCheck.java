package org.mexbox.teacher.certificate;

import java.util.List;

/**
 * Whether a {@link SumCertificate} is right for every sum of its components, however many, by the
 * rules alone.
 *
 * <p>It is right for the end of play if its value there is what the rules say, and for any other
 * sum if its value is near 1 where no option is claimed lost, near 0 where one is: by induction on
 * the length of play nothing else is needed. The condition depends on a sum only through its
 * profile: its mark, and the set of the marks of its options. Adding a component turns a profile
 * into one that depends on nothing else, so the profiles of all sums are found by adding components
 * until no new profile comes up; each is then checked. That marks do not depend on the order of the
 * components is checked for each mark and each pair of components.
 *
 * @param accepted true if it is right
 * @param reason why not; empty if it is accepted
 * @param profiles how many were looked at
 */
public record CertificateCheck(boolean accepted, String reason, int profiles) {
  /** More profiles than this are not looked at; the certificate is then refused. */
  public static final int MAX_PROFILES = 200_000;

  /** Checks a certificate. */
  public static CertificateCheck of(SumCertificate certificate) {
    return new ProfileWalk(certificate, List.copyOf(certificate.components())).check();
  }
}
