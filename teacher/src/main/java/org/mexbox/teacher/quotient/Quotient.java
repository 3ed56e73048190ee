package org.mexbox.teacher.quotient;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A finite commutative monoid of which some elements, the P-portion, are lost for the player to
 * move. Elements are numbered {@code 0..order-1}, 0 is the identity, and no two of them are alike:
 * some sum tells them apart. Immutable.
 */
public final class Quotient {
  private final int[][] products;
  private final ElementSet lost;
  private final List<Word> words;
  private final List<Relation> relations;
  private final ElementSet[] partners;

  /** That two products of generators are the same. */
  record Relation(Word left, Word right) {
    @Override
    public String toString() {
      return left + "=" + right;
    }
  }

  /**
   * Takes the arrays as they are.
   *
   * @param products the table of products, both ways
   * @param lost the P-portion
   * @param words the smallest product of generators for each element, rising
   * @param relations from which all products follow
   */
  Quotient(int[][] products, ElementSet lost, List<Word> words, List<Relation> relations) {
    this.products = products;
    this.lost = lost;
    this.words = List.copyOf(words);
    this.relations = List.copyOf(relations);
    this.partners = new ElementSet[products.length];
    for (int x = 0; x < partners.length; x++) {
      partners[x] = divided(lost, x);
    }
  }

  /** The quotient of the finished game alone: whoever is to move has won. */
  static Quotient trivial() {
    return new Quotient(new int[1][1], ElementSet.empty(1), List.of(Word.ONE), List.of());
  }

  /** How many elements there are. */
  public int order() {
    return products.length;
  }

  /** How many elements are lost for the player to move. */
  public int lostOrder() {
    return (int) IntStream.range(0, order()).filter(this::isLost).count();
  }

  /** True if the player to move loses sums that behave like this element. */
  public boolean isLost(int element) {
    return lost.has(element);
  }

  /** The element of the sum of two positions. */
  public int times(int x, int y) {
    return products[x][y];
  }

  /** An element as a product of generators, such as {@code ab^2}; {@code 1} is the identity. */
  public String name(int element) {
    return words.get(element).toString();
  }

  /** Equations between products of generators from which the whole table follows. */
  public List<String> relations() {
    return relations.stream().map(Relation::toString).toList();
  }

  Word word(int element) {
    return words.get(element);
  }

  int element(Word word) {
    int element = 0;
    for (int generator = 0; generator < word.length(); generator++) {
      int factor = generator(generator);
      for (int times = word.exponent(generator); times > 0; times--) {
        element = products[element][factor];
      }
    }
    return element;
  }

  // Not every generator has its own letter as its smallest word.
  private int generator(int generator) {
    Word letter = Word.ONE.times(generator);
    for (Relation relation : relations) {
      if (relation.left().equals(letter)) {
        return words.indexOf(relation.right());
      }
    }
    return words.indexOf(letter);
  }

  /** The elements with which this one makes a lost product. */
  ElementSet partners(int element) {
    return partners[element];
  }

  /** The elements whose product with {@code x} is in a set. */
  ElementSet divided(ElementSet set, int x) {
    ElementSet result = ElementSet.empty(order());
    int[] row = products[x];
    for (int z = 0; z < row.length; z++) {
      if (set.has(row[z])) {
        result.add(z);
      }
    }
    return result;
  }

  /** The smallest i with x^(i+2) = x^i; {@code order} if there is none. */
  int index(int x) {
    int power = 0;
    for (int i = 0; i < order(); i++) {
      if (products[products[power][x]][x] == power) {
        return i;
      }
      power = products[power][x];
    }
    return order();
  }
}
