import type { Score, Strengths } from '../sports.ts';

/** A side with a man less scores less often, and the other more often. */
export const RED_CARD_EFFECT = { short: 0.7, full: 1.25 } as const;

/** The goals to expect of a whole match by who had a red card. */
export function goalRates({ home, away }: Strengths['FOOTBALL'], reds: Score): Score {
  const { short, full } = RED_CARD_EFFECT;
  if (reds.home > reds.away) return { home: home * short, away: away * full };
  return reds.away > reds.home ? { home: home * full, away: away * short } : { home, away };
}

/** One way in which the rest of a match may go: the goals to expect of the rest of each half. */
export type Course = {
  readonly weight: number;
  readonly halves: readonly [Score, Score];
};

// Gauss-Legendre on 0 to 1: three points take a smooth course of half a match to eight digits.
const NODES = [0.1127016653792583, 0.5, 0.8872983346207417];
const NODE_WEIGHTS = [5 / 18, 8 / 18, 5 / 18];

/**
 * The courses of the rest of a match: no red card, or the first one of either side at some moment.
 * A second one does not come, in the simulation as here, so these are all there are.
 */
export function coursesOf(
  strengths: Strengths['FOOTBALL'],
  left: readonly [number, number],
  reds: Score,
): Course[] {
  const now = goalRates(strengths, reds);
  const risk = strengths.reds.home + strengths.reds.away;
  const calm: Course = { weight: 1, halves: [times(now, left[0]), times(now, left[1])] };
  if (risk === 0 || reds.home + reds.away > 0) return [calm];
  const sides = [
    { rate: strengths.reds.home, after: goalRates(strengths, { home: 1, away: 0 }) },
    { rate: strengths.reds.away, after: goalRates(strengths, { home: 0, away: 1 }) },
  ];
  const shown = sides.flatMap(({ rate, after }) =>
    [0, 1].flatMap((half) =>
      NODES.map((node, n): Course => {
        const share = left[half]!;
        const before = (half === 1 ? left[0] : 0) + node * share;
        const weight = rate * share * NODE_WEIGHTS[n]! * Math.exp(-risk * before);
        const split = plus(times(now, node * share), times(after, (1 - node) * share));
        const halves: readonly [Score, Score] =
          half === 0 ? [split, times(after, left[1])] : [times(now, left[0]), split];
        return { weight, halves };
      }),
    ),
  );
  const none = Math.exp(-risk * (left[0] + left[1]));
  const spread = shown.reduce((sum, { weight }) => sum + weight, 0);
  const known = spread === 0 ? 0 : (1 - none) / spread;
  return [
    { weight: none, halves: calm.halves },
    ...shown.map(({ weight, halves }) => ({ weight: weight * known, halves })),
  ].filter(({ weight }) => weight > 0);
}

const times = ({ home, away }: Score, share: number): Score => ({
  home: home * share,
  away: away * share,
});
const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });
