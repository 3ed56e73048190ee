package org.mexbox.agents.neural.policy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Archives that depend on what they hold and on nothing else. */
final class Zips {
  private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private Zips() {}

  /** The same archive with all its entries at one time. */
  static byte[] withoutTimes(byte[] zip) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip));
        ZipOutputStream out = new ZipOutputStream(plain)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        ZipEntry timeless = new ZipEntry(entry.getName());
        timeless.setTimeLocal(NO_TIME);
        out.putNextEntry(timeless);
        in.transferTo(out);
        out.closeEntry();
      }
    }
    return plain.toByteArray();
  }
}
