package org.mexbox.environments.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

/** Runs {@link GameContract} and its siblings on games that are only known when the tests run. */
public final class ContractRunner {
  private ContractRunner() {}

  /** A test for each clause that a contract's interface holds. */
  public static List<DynamicTest> tests(Object contract) {
    return Arrays.stream(contract.getClass().getInterfaces()[0].getMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .sorted(Comparator.comparing(Method::getName))
        .map(clause -> DynamicTest.dynamicTest(clause.getName(), () -> run(clause, contract)))
        .toList();
  }

  private static void run(Method clause, Object contract) throws Throwable {
    try {
      clause.invoke(contract);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
