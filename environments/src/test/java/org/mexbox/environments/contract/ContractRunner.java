package org.mexbox.environments.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.Game;

/** Runs {@link GameContract} on games that are only known when the tests run. */
public final class ContractRunner {
  private ContractRunner() {}

  /** A test for each clause of the contract. */
  public static List<DynamicTest> tests(Supplier<Game> game) {
    GameContract contract = game::get;
    return Arrays.stream(GameContract.class.getMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .sorted(Comparator.comparing(Method::getName))
        .map(clause -> DynamicTest.dynamicTest(clause.getName(), () -> run(clause, contract)))
        .toList();
  }

  private static void run(Method clause, GameContract contract) throws Throwable {
    try {
      clause.invoke(contract);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
