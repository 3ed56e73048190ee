package org.mexbox.runs.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The budget that good code keeps by itself. */
class BudgetTest {

  /**
   * A method of the house.
   *
   * @param name class and method
   * @param lines of its declaration, comment left aside
   * @param parameters how many it takes
   * @param isOwn false if somebody else's interface gave it its name
   */
  private record Method(String name, long lines, int parameters, boolean isOwn) {}

  private static final List<Method> METHODS = new ArrayList<>();
  private static final List<String> MUTABLE_STATICS = new ArrayList<>();
  private static final List<String> WIDE_TYPES = new ArrayList<>();
  private static final List<String> NAMES = new ArrayList<>();

  @BeforeAll
  static void readSources() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = HouseTest.sources("main");
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources));
      Trees trees = Trees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        new Reader(unit, trees.getSourcePositions()).scan(unit, null);
      }
    }
  }

  private static final class Reader extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    Reader(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
      String name = type.getSimpleName().toString();
      NAMES.add(name);
      boolean isPublic = type.getModifiers().getFlags().contains(Modifier.PUBLIC);
      if (isPublic && type.getTypeParameters().size() > 1) {
        WIDE_TYPES.add(name);
      }
      return super.visitClass(type, null);
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
      ClassTree type = (ClassTree) getCurrentPath().getParentPath().getLeaf();
      long start = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, method));
      long end = unit.getLineMap().getLineNumber(positions.getEndPosition(unit, method));
      boolean isConstructor = method.getReturnType() == null;
      int parameters = isConstructor ? 0 : method.getParameters().size();
      String name = type.getSimpleName() + "." + method.getName();
      boolean isOwn =
          method.getModifiers().getAnnotations().stream()
              .noneMatch(annotation -> annotation.toString().contains("Override"));
      METHODS.add(new Method(name, end - start + 1, parameters, isOwn));
      return super.visitMethod(method, null);
    }

    @Override
    public Void visitVariable(VariableTree variable, Void unused) {
      Set<Modifier> flags = variable.getModifiers().getFlags();
      if (flags.contains(Modifier.STATIC) && !flags.contains(Modifier.FINAL)) {
        MUTABLE_STATICS.add(unit.getSourceFile().getName() + " " + variable.getName());
      }
      return super.visitVariable(variable, null);
    }
  }

  @Test
  void methods_areShort() {
    assertThat(METHODS).hasSizeGreaterThan(500);
    assertThat(METHODS).filteredOn(method -> method.lines() > 50).isEmpty();
    long long16 = METHODS.stream().filter(method -> method.lines() > 16).count();
    assertThat(long16).as("methods over 16 lines").isLessThanOrEqualTo(METHODS.size() / 10);
  }

  @Test
  void methods_takeFewParameters() {
    long many = METHODS.stream().filter(method -> method.parameters() > 4).count();
    assertThat(many)
        .as("methods of more than 4 parameters")
        .isLessThanOrEqualTo(METHODS.size() / 50);
    // A kernel over parts of three arrays takes each with its offset, and how many: seven.
    assertThat(METHODS).filteredOn(method -> method.parameters() > 7).isEmpty();
  }

  @Test
  void setters_doNotExist() {
    assertThat(METHODS)
        .filteredOn(Method::isOwn)
        .extracting(Method::name)
        .noneMatch(name -> name.matches(".*\\.(set|get)[A-Z].*"));
  }

  @Test
  void staticState_neverChanges() {
    assertThat(MUTABLE_STATICS).isEmpty();
  }

  @Test
  void publicTypes_haveAtMostOneTypeParameter() {
    assertThat(WIDE_TYPES).isEmpty();
  }

  @Test
  void names_sayWhatNotHow() {
    assertThat(NAMES).noneMatch(name -> name.endsWith("Impl") || name.matches("I[A-Z][a-z].*"));
  }
}
