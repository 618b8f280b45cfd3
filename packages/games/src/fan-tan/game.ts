import { type Chance, pick } from '../chance.ts';
import { returnOfSpot, type TableSpot, tableGame, times } from '../tables/table-game.ts';
import { fanTanRules } from './rules.ts';

/** How many beads lay under the cup, and how many were left of the last four. */
export type FanTanCount = { beads: number; left: number };

const { pays, beads: range, fours } = fanTanRules;
const NUMBERS = [1, 2, 3, 4];

/** Beads that come out even leave four. */
export const leftOf = (beads: number): number => ((beads - 1) % fours) + 1;

function drawBeads(chance: Chance): FanTanCount {
  const beads = range.least + pick(chance, range.different);
  return { beads, left: leftOf(beads) };
}

type Place = {
  id: string;
  kind: keyof typeof pays;
  wins: readonly number[];
  stands?: readonly number[];
};

const pairs = NUMBERS.flatMap((low) =>
  NUMBERS.filter((high) => high > low).map((high) => [low, high]),
);
const ordered = NUMBERS.flatMap((one) =>
  NUMBERS.filter((other) => other !== one).map((other) => [one, other]),
);

const places: Place[] = [
  ...NUMBERS.map((one): Place => ({ id: `fan:${one}`, kind: 'fan', wins: [one] })),
  ...ordered.map(
    ([one, other]): Place => ({
      id: `nim:${one}-${other}`,
      kind: 'nim',
      wins: [one!],
      stands: [other!],
    }),
  ),
  ...pairs.map((two): Place => ({ id: `kwok:${two.join('-')}`, kind: 'kwok', wins: two })),
  ...NUMBERS.map((out): Place => {
    const wins = NUMBERS.filter((number) => number !== out);
    return { id: `ssh:${wins.join('-')}`, kind: 'ssh', wins };
  }),
];

const SHARES: Record<Place['kind'], number> = { fan: 0.3, nim: 0.5, kwok: 1, ssh: 1 };

export const fanTanSpots: ReadonlyMap<string, TableSpot<FanTanCount>> = new Map(
  places.map(({ id, kind, wins, stands = [] }) => {
    const back: TableSpot<FanTanCount>['back'] = (stake, { left }) => {
      if (wins.includes(left)) return times(stake, 1_000 + pays[kind]);
      return stands.includes(left) ? stake : 0n;
    };
    return [id, { id, kind, share: SHARES[kind], back }];
  }),
);

const results = NUMBERS.map((left) => ({ result: { beads: left, left }, weight: 1 }));

const POUR_MS = 3_000;
const FOUR_MS = 250;
const LAST_MS = 2_500;

export const fanTan = tableGame<FanTanCount>({
  code: 'fan-tan',
  name: 'Fan Tan',
  version: 1,
  category: 'LIVE',
  rules: fanTanRules,
  spots: fanTanSpots,
  results,
  draw: drawBeads,
  story: ({ beads, left }) => {
    const counted = (beads - left) / fours;
    const at = POUR_MS + counted * FOUR_MS;
    return {
      steps: [
        { step: 'cover', atMs: 0, beads },
        { step: 'count', atMs: POUR_MS, fours: counted, everyMs: FOUR_MS },
        { step: 'result', atMs: at, beads, left },
      ],
      lengthMs: at + LAST_MS,
    };
  },
  mark: ({ left }) => String(left),
  returns: () => [...fanTanSpots.values()].map((spot) => returnOfSpot(spot, results)),
});
