/** Three dice. What each bet pays to one; a single number pays by how many dice show it. */
export const sicBoRules = {
  dice: 3,
  faces: 6,
  even: 1,
  totals: {
    4: 60,
    5: 30,
    6: 18,
    7: 12,
    8: 8,
    9: 7,
    10: 6,
    11: 6,
    12: 7,
    13: 8,
    14: 12,
    15: 18,
    16: 30,
    17: 60,
  },
  triple: 180,
  anyTriple: 31,
  double: 11,
  combination: 6,
  single: [1, 2, 12],
} as const;

export type Dice = readonly [number, number, number];

export const isTriple = ([a, b, c]: Dice) => a === b && b === c;
export const sumOf = ([a, b, c]: Dice) => a + b + c;
export const countOf = (dice: Dice, face: number) => dice.filter((die) => die === face).length;
