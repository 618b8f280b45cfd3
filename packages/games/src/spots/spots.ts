import { CENT, type Money, readMoney } from '@baize/money';
import type { Played } from '../game.ts';

/** A place of a table that takes chips; `pays` to one, beside the chip itself. */
export type Spot<Result> = { id: string; kind: string; paysOn(result: Result): number };

export type SpotsChoice = { spots: readonly { id: string; stake: Money }[] };

const MOST_SPOTS = 60;

/** Reads `{spots: {"red": 5, "straight:17": 1}}`: amounts of whole cents on places this table has. */
export function readSpots(
  choice: unknown,
  known: ReadonlyMap<string, unknown>,
): SpotsChoice | undefined {
  const given = spotsField(choice);
  if (!given) return undefined;
  const spots = Object.entries(given).map(([id, amount]) => ({ id, stake: readMoney(amount) }));
  const isGood = spots.every(
    ({ id, stake }) => known.has(id) && stake !== null && stake > 0n && stake % CENT === 0n,
  );
  if (!isGood || spots.length < 1 || spots.length > MOST_SPOTS) return undefined;
  return { spots: spots.map(({ id, stake }) => ({ id, stake: stake! })) };
}

function spotsField(choice: unknown): object | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const keys = Object.keys(choice);
  const { spots } = choice as { spots?: unknown };
  const isRecord = typeof spots === 'object' && spots !== null && !Array.isArray(spots);
  return keys.length === 1 && isRecord ? spots : undefined;
}

export function totalOf({ spots }: SpotsChoice): Money {
  return spots.reduce((sum, { stake }) => sum + stake, 0n);
}

/** A spot that pays, and how many times its chip. */
export type PayStep = { step: 'pay'; spot: string; pays: number };

/** What comes back for one result: the chip and its win on every spot that pays. */
export function paySpots<Result>(
  { spots }: SpotsChoice,
  known: ReadonlyMap<string, Spot<Result>>,
  result: Result,
): Played<PayStep> {
  const won = spots.flatMap(({ id, stake }) => {
    const pays = known.get(id)!.paysOn(result);
    return pays > 0 ? [{ id, pays, payout: stake * BigInt(pays + 1) }] : [];
  });
  return {
    payout: won.reduce((sum, { payout }) => sum + payout, 0n),
    steps: won.map(({ id, pays }) => ({ step: 'pay', spot: id, pays })),
  };
}

/** The exact return and hit rate of one spot, over results of given weights. */
export function spotReturn<Result>(
  spot: Spot<Result>,
  results: readonly { result: Result; weight: number }[],
): { returnToPlayer: number; hitRate: number } {
  const all = results.reduce((sum, { weight }) => sum + weight, 0);
  const hits = results.filter(({ result }) => spot.paysOn(result) > 0);
  const back = hits.reduce(
    (sum, { result, weight }) => sum + weight * (spot.paysOn(result) + 1),
    0,
  );
  return {
    returnToPlayer: back / all,
    hitRate: hits.reduce((sum, { weight }) => sum + weight, 0) / all,
  };
}
