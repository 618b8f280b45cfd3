export type Segment = number | `x${number}`;

/** Clockwise from the pointer's rest; a multiplier raises what the next spin pays. */
const segments: readonly Segment[] = [
  ...([1, 2, 1, 5, 1, 2, 1, 10, 2, 1, 2, 1, 5, 1, 2, 1, 20, 1] as const),
  ...([2, 1, 'x2', 2, 1, 5, 1, 2, 10, 1, 2, 1, 5, 2, 1, 40, 1, 2] as const),
  ...([1, 5, 2, 1, 10, 1, 2, 5, 1, 20, 2, 1, 'x7', 2, 1, 5, 10, 1] as const),
];

/** Fifty-four segments; a number pays itself to one. */
export const moneyWheelRules = {
  segments,
  numbers: [1, 2, 5, 10, 20, 40] as readonly number[],
  maxBack: '500000',
} as const;
