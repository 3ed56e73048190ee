package org.mexbox.runs.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.SyntheticRuns;
import org.xml.sax.InputSource;

class ReportTest {
  private static final String COMMAND = "runs/mexbox learn nim:1,3,5,7 --agent q --seed 1";
  private static final Report.Heading HEADING = Report.Heading.of(COMMAND);
  private static final String PAGE = Report.html(HEADING, Gallery.groups(10), Locale.ENGLISH, 1);

  @Test
  void page_asksNobodyForAnything() {
    // Names of XML namespaces are addresses that nobody visits; uPlot's licence line names its
    // home.
    String page =
        PAGE.replaceAll("https?://www\\.w3\\.org/[0-9a-z/]+", "")
            .replaceAll("/\\*!.*?\\*/", "")
            .replaceAll("(?m)^/\\*.*?\\*/", "");
    assertThat(page).doesNotContain("http://", "https://", "//cdn");
    assertThat(page)
        .doesNotContainPattern("(?i)<(link|img|iframe|object|embed|base|form|audio|video)\\b")
        .doesNotContainPattern("(?i)\\b(src|srcset|action|poster)\\s*=\\s*[\"']")
        .doesNotContainPattern("(?i)@import|\\bfetch\\(|XMLHttpRequest|WebSocket|EventSource")
        .doesNotContainPattern("(?i)type=[\"']module|\\bimport\\s*\\(");
    Matcher urls = Pattern.compile("url\\((?!#)").matcher(page);
    assertThat(urls.results().map(MatchResult::group)).isEmpty();
    assertThat(page).contains("Content-Security-Policy").contains("default-src 'none'");
  }

  @Test
  void page_hasAllPartsAndNoPlaceLeftOpen() {
    assertThat(PAGE)
        .startsWith("<!DOCTYPE html>")
        .contains("Learning curves: nim:1,3,5,7")
        .contains("10 seeds: every run is a line, no band")
        .contains("Expert score", "Winning against the teacher", "Runs that have mastered")
        .contains("8 of 10", "10,628", "not reached", "1 to 10", "abc1234", "Test 17")
        .contains("normal play: whoever makes the last move wins")
        .contains("384 positions, 336 of them can be won")
        .contains("Linux amd64, 2 cores", COMMAND, "q</span>");
    assertThat(PAGE).doesNotContainPattern("\\{\\{[a-z]");
    assertThat(texts()).doesNotContain("{0}", "{1}");
  }

  @Test
  void page_fromTwentySeedsOn_namesTheBand() {
    String page = Report.html(HEADING, Gallery.groups(20), Locale.ENGLISH, 1);
    assertThat(page)
        .contains("20 seeds, shaded: simultaneous 95\u00a0% band")
        .contains("\"high\":");
    assertThat(PAGE).doesNotContain("\"high\":");
  }

  @Test
  void page_sameRunsAndSeed_sameBytes() {
    assertThat(Report.html(HEADING, Gallery.groups(10), Locale.ENGLISH, 1)).isEqualTo(PAGE);
  }

  @Test
  void pictures_insideThePage_areWellFormedAndTheirIdsDiffer() throws Exception {
    List<String> pictures =
        Pattern.compile("<svg.*?</svg\\s*>", Pattern.DOTALL)
            .matcher(PAGE)
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(pictures).hasSizeGreaterThan(3);
    for (String picture : pictures) {
      assertThat(
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .parse(new InputSource(new StringReader(picture))))
          .isNotNull();
    }
    assertThat(Pattern.compile("\\bid=\"([^\"]+)\"").matcher(PAGE).results().map(r -> r.group(1)))
        .doesNotHaveDuplicates();
  }

  @Test
  void data_ofThePage_holdEveryRunAndTheMedians() throws Exception {
    JsonNode data = data(PAGE);
    assertThat(data.get("plots")).hasSize(3);
    JsonNode expert = data.get("plots").get(0);
    int episodes = expert.get("episodes").size();
    assertThat(expert.get("learners")).hasSize(4);
    for (JsonNode learner : expert.get("learners")) {
      assertThat(learner.get("runs")).hasSize(10);
      assertThat(learner.get("middle")).hasSize(episodes);
      learner.get("runs").forEach(run -> assertThat(run).hasSize(episodes));
    }
    assertThat(expert.get("learners").get(0).get("champions")).hasSize(8);
    assertThat(expert.get("references")).hasSize(2);
  }

  @Test
  void labels_withMarkup_areShownAsTheyAre() throws Exception {
    String label = "</script><b>\"q\" & co";
    String page =
        Report.html(
            Report.Heading.of("mexbox learn 'a<b>'"),
            List.of(new RunGroup(label, List.of(SyntheticRuns.mastered(9)))),
            Locale.ENGLISH,
            1);
    assertThat(page).doesNotContain("<b>").contains("&lt;b&gt;&quot;q&quot; &amp; co");
    assertThat(data(page).get("plots").get(0).get("learners").get(0).get("label").asText())
        .isEqualTo(label);
    // Nothing was measured against the teacher: no chart of it.
    assertThat(page).doesNotContain("plot-win").contains("1 seed: one line, no band");
  }

  @Test
  void page_onAMachineOfAnotherLanguage_isTheSame() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("cs-CZ"));
      assertThat(Report.html(HEADING, Gallery.groups(10), Locale.ENGLISH, 1)).isEqualTo(PAGE);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void page_withoutRuns_isRefused() {
    assertThatThrownBy(() -> Report.html(HEADING, List.of(), Locale.ENGLISH, 1))
        .isInstanceOf(InputError.class);
  }

  @Test
  void percent_ofLessThanAll_isNeverAll() {
    Texts texts = new Texts(Locale.ENGLISH);
    assertThat(texts.percent(1)).isEqualTo("100 %");
    assertThat(texts.percent(0.99999)).isEqualTo("99.9 %");
    assertThat(texts.percent(0.29)).isEqualTo("29 %");
    assertThat(texts.percent(1.0 / 3)).isEqualTo("33.3 %");
    assertThat(texts.percent(0)).isEqualTo("0 %");
  }

  /** What a reader sees: the page without scripts, styles and tags. */
  private static String texts() {
    return PAGE.replaceAll("(?s)<(script|style)\\b.*?</\\1>", "").replaceAll("<[^>]*>", "");
  }

  private static JsonNode data(String page) throws Exception {
    Matcher json =
        Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>")
            .matcher(page);
    assertThat(json.find()).isTrue();
    return new ObjectMapper().readTree(json.group(1));
  }
}
