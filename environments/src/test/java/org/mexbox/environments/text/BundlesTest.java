package org.mexbox.environments.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundlesTest {
  @ParameterizedTest
  @CsvSource({"cs,dobrý den", "cs-CZ,dobrý den", "en,good day", "en-GB,good day", "ru,good day"})
  void bundle_isThatOfTheLanguageOrElseEnglish(String language, String expected) {
    assertThat(
            Bundles.of(getClass(), "greetings", Locale.forLanguageTag(language)).getString("day"))
        .isEqualTo(expected);
  }

  @Test
  void bundleAskedForTwice_isReadOnce() {
    assertThat(Bundles.of(getClass(), "greetings", Locale.ROOT))
        .isSameAs(Bundles.of(getClass(), "greetings", Locale.ENGLISH));
  }

  @Test
  void missingBundle_isNamed() {
    assertThatThrownBy(() -> Bundles.of(getClass(), "farewells", Locale.ROOT))
        .hasMessageContaining("farewells");
  }
}
