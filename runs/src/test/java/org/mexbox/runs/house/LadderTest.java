package org.mexbox.runs.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.mexbox.agents.taught.TaughtAgent;

/** The ladder of modules and what stands between rooms. */
@AnalyzeClasses(
    packages = "org.mexbox",
    importOptions = {DoNotIncludeTests.class, LadderTest.WithoutContractKit.class})
class LadderTest {

  /** The contract kit is a jar of tests. */
  static final class WithoutContractKit implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("-tests.jar");
    }
  }

  @ArchTest
  static final ArchRule environments_needNothingButTheJdk =
      classes()
          .that()
          .resideInAPackage("org.mexbox.environments..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("org.mexbox.environments..", "java..", "org.jspecify..");

  @ArchTest
  static final ArchRule teacher_looksDownOnly =
      noClasses()
          .that()
          .resideInAPackage("org.mexbox.teacher..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.mexbox.agents..", "org.mexbox.runs..");

  @ArchTest
  static final ArchRule agents_cannotSeeTheTeacher =
      noClasses()
          .that()
          .resideInAPackage("org.mexbox.agents..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.mexbox.teacher..", "org.mexbox.runs..");

  @ArchTest
  static final ArchRule packages_haveNoCycles =
      slices().matching("org.mexbox.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule networks_liveInOneRoom =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.mexbox.agents.neural..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.nd4j..", "org.deeplearning4j..", "org.bytedeco..");

  /** Who is not called taught cannot even ask for the right answers. */
  @ArchTest
  static final ArchRule answers_areSeenByTaughtAgentsOnly =
      noClasses()
          .that()
          .resideInAPackage("org.mexbox.agents..")
          .and()
          .resideOutsideOfPackage("org.mexbox.agents.taught")
          .and()
          .haveSimpleNameNotStartingWith("Taught")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.mexbox.agents.taught");

  @ArchTest
  static final ArchRule answers_areHandedOverInOnePlace =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("org.mexbox.agents.taught.Teaching")
          .should()
          .callMethodWhere(
              describe(
                  "teaches an agent",
                  (JavaCall<?> call) ->
                      call.getTargetOwner().isAssignableTo(TaughtAgent.class)
                          && call.getName().equals("teach")));

  @ArchTest
  static final ArchRule clockAndChance_areArguments =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("org.mexbox.runs.Main")
          .should()
          .callMethodWhere(
              describe("asks the clock or draws from hidden chance", LadderTest::isAmbient));

  @ArchTest
  static final ArchRule generators_areMadeFromSeedsInOnePlace =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("org.mexbox.environments.play.Seeds")
          .should()
          .callConstructorWhere(describe("makes a generator", LadderTest::isGenerator));

  @ArchTest
  static void packages_haveFewPublicTypes(JavaClasses house) {
    Map<String, Set<String>> types = new TreeMap<>();
    house.stream()
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .filter(type -> !resideInAPackage("org.mexbox.benchmarks..").test(type))
        .forEach(
            type ->
                types
                    .computeIfAbsent(type.getPackageName(), p -> new TreeSet<>())
                    .add(type.getSimpleName()));
    types.forEach((room, names) -> assertThat(names).as(room).hasSizeLessThanOrEqualTo(12));
    assertThat(types.get("org.mexbox.environments")).hasSizeLessThan(10);
  }

  private static boolean isAmbient(JavaCall<?> call) {
    JavaClass owner = call.getTargetOwner();
    String what = owner.getName() + "." + call.getName();
    boolean clock =
        Set.of(
                "java.lang.System.currentTimeMillis",
                "java.lang.System.nanoTime",
                "java.lang.Math.random",
                "java.util.UUID.randomUUID",
                "java.lang.System.identityHashCode")
            .contains(what);
    boolean now = owner.getPackageName().equals("java.time") && call.getName().equals("now");
    boolean system =
        owner.getName().equals("java.time.Clock") && call.getName().startsWith("system");
    boolean shuffle =
        what.equals("java.util.Collections.shuffle")
            && call.getTarget().getRawParameterTypes().size() == 1;
    boolean threads = owner.getName().equals("java.util.concurrent.ThreadLocalRandom");
    return clock || now || system || shuffle || threads;
  }

  private static boolean isGenerator(JavaCall<?> call) {
    String made = call.getTargetOwner().getName();
    return made.equals("java.util.Random")
        || made.equals("java.util.SplittableRandom")
        || made.equals("java.security.SecureRandom");
  }
}
