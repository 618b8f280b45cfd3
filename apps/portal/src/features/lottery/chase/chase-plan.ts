import type { Money } from '@baize/money';

export const growths = ['same', 'rising', 'doubled', 'doubling', 'profit'] as const;
export type Growth = (typeof growths)[number];

const MOST = 10_000;

type Plan = {
  count: number;
  first: number;
  growth: Growth;
  /** For a profit: what once the cart costs, what it pays when it wins, and the rate in percent. */
  stake: Money;
  prize: Money;
  /** However many times it is bought, it pays no more. */
  most: Money;
  ratePercent: number;
};

/**
 * The multiples of a chase. By a profit rate each is the smallest at which a win brings back all that
 * was staked so far and the rate on top; where no multiple does, the plan ends.
 */
export function multiplesOf({ count, first, growth, ...sums }: Plan): number[] {
  const start = Math.max(1, Math.trunc(first) || 1);
  if (growth === 'profit') return profitable(count, start, sums);
  return Array.from({ length: count }, (_, n) => {
    const multiple = {
      same: start,
      rising: start + n,
      doubled: start * 2 ** Math.floor(n / 3),
      doubling: start * 2 ** n,
    };
    return Math.min(MOST, multiple[growth]);
  });
}

function profitable(
  count: number,
  start: number,
  { stake, prize, most, ratePercent }: Pick<Plan, 'stake' | 'prize' | 'most' | 'ratePercent'>,
): number[] {
  const multiples: number[] = [];
  const rate = BigInt(100 + Math.max(0, Math.trunc(ratePercent)));
  // A win of one multiple, beyond what it must bring back of its own stake, in hundredths.
  const gain = prize * 100n - stake * rate;
  let spent = 0n;
  while (multiples.length < count && gain > 0n) {
    const needed = (spent * rate + gain - 1n) / gain;
    const multiple = needed > BigInt(start) ? needed : BigInt(start);
    if (multiple > BigInt(MOST)) break;
    const isCutShort = multiple * prize > most;
    if (isCutShort && most * 100n < (spent + multiple * stake) * rate) break;
    multiples.push(Number(multiple));
    spent += multiple * stake;
  }
  return multiples;
}
