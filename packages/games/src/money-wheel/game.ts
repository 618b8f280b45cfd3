import { money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Return } from '../game.ts';
import { type StoryStep, type TableSpot, tableGame } from '../tables/table-game.ts';
import { moneyWheelRules, type Segment } from './rules.ts';

/** Where the wheel stopped, one spin after another: all but the last multiply what follows. */
export type WheelSpins = { stops: number[]; number: number; multiplier: number };

const { segments, numbers } = moneyWheelRules;

const isMultiplier = (segment: Segment): segment is `x${number}` => typeof segment === 'string';
const timesOf = (segment: `x${number}`) => Number(segment.slice(1));

/** Chips stay where they lie until a number comes. */
function spin(chance: Chance): WheelSpins {
  const stops: number[] = [];
  for (let multiplier = 1; ; ) {
    const stop = pick(chance, segments.length);
    stops.push(stop);
    const segment = segments[stop]!;
    if (!isMultiplier(segment)) return { stops, number: segment, multiplier };
    multiplier *= timesOf(segment);
  }
}

const SHARES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  5: 0.5,
  10: 0.25,
  20: 0.15,
  40: 0.1,
};

/** No chip brings back more than this, however the multipliers chain. */
const MAX_BACK = money(moneyWheelRules.maxBack);

export const moneyWheelSpots: ReadonlyMap<string, TableSpot<WheelSpins>> = new Map(
  numbers.map((number) => {
    const back: TableSpot<WheelSpins>['back'] = (stake, result) => {
      if (result.number !== number) return 0n;
      const paid = stake * (BigInt(number) * BigInt(result.multiplier) + 1n);
      return paid > MAX_BACK ? MAX_BACK : paid;
    };
    const id = String(number);
    return [id, { id, kind: 'number', share: SHARES[number]!, back }];
  }),
);

export const segmentsOf = (number: number) => segments.filter((one) => one === number).length;

const results = numbers.map((number) => ({
  result: { stops: [], number, multiplier: 1 },
  weight: segmentsOf(number),
}));

/** k·n/45 + k/52 for k segments of n: a multiplier spins again with the chips left standing. */
export function moneyWheelReturn(number: number): Return {
  const k = segmentsOf(number);
  const multipliers = segments.filter(isMultiplier).map(timesOf);
  const grown = multipliers.reduce((sum, factor) => sum + factor, 0);
  const all = segments.length;
  return {
    bet: String(number),
    returnToPlayer: (k * number) / (all - grown) + k / (all - multipliers.length),
    hitRate: k / (all - multipliers.length),
    proof: 'exact',
  };
}

const SPIN_MS = 8_000;
const LAST_MS = 2_000;

export const moneyWheel = tableGame<WheelSpins>({
  code: 'money-wheel',
  name: 'Money Wheel',
  version: 1,
  category: 'LIVE',
  rules: moneyWheelRules,
  spots: moneyWheelSpots,
  results,
  draw: spin,
  story: ({ stops, number, multiplier }) => {
    const steps: StoryStep[] = stops.map((stop, n) => ({
      step: 'spin',
      atMs: n * SPIN_MS,
      stop,
      segment: segments[stop]!,
      lengthMs: SPIN_MS,
    }));
    const atMs = stops.length * SPIN_MS;
    steps.push({ step: 'result', atMs, number, multiplier });
    return { steps, lengthMs: atMs + LAST_MS };
  },
  mark: ({ number, multiplier }) => (multiplier > 1 ? `${number}x${multiplier}` : String(number)),
  returns: () => numbers.map(moneyWheelReturn),
});
