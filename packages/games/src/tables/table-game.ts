import { floorToCents, type Money } from '@baize/money';
import type { Card } from '../cards/deck.ts';
import type { Chance } from '../chance.ts';
import type { Leg } from '../coverage/coverage.ts';
import { lookAt, question } from '../coverage/coverage.ts';
import { hashOfRules, type Return } from '../game.ts';
import type { PaytableSection } from '../game-rules.ts';

/** A place of a shared table that takes chips. */
export type TableSpot<Result> = {
  readonly id: string;
  readonly kind: string;
  /** How much of the table's largest stake may lie here. */
  readonly share: number;
  /** What comes back of a chip, the chip included, floored to cents. */
  back(stake: Money, result: Result): Money;
};

/** What everyone at the table sees, and when: milliseconds from the moment the outcome is told. */
export type StoryStep = {
  readonly step: string;
  readonly atMs: number;
  readonly [field: string]: unknown;
};

export type Story = { readonly steps: readonly StoryStep[]; readonly lengthMs: number };

/** Chips of one player, by spot. */
export type Chips = ReadonlyMap<string, Money>;

/** Cards one after another, and where in the shoe the next round begins. */
export type Dealt<Result> = { result: Result; next: number };

type Told<Result> = {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  readonly category: 'LIVE' | 'COCKFIGHT';
  /** Everything the outcome and the pay depend on. */
  readonly rules: unknown;
  readonly spots: ReadonlyMap<string, TableSpot<Result>>;
  /** A shoe lasts for many rounds, and its link is shown when it is over; else each round has its own. */
  readonly decks?: number;
  /** How many may sit there and decide; undefined where nobody decides anything after the deal. */
  readonly seats?: number;
  deal?(cards: readonly Card[], from: number): Dealt<Result>;
  /** `open` is known to all before the first bet: who fights whom, for instance. */
  draw?(chance: Chance, open: Chance): Result;
  story(result: Result): Story;
  /** The result in one short word, for roads and lists. */
  mark(result: Result): string;
  returns(): Return[];
  /** Every result with its weight, where they can be counted and nothing else decides. */
  readonly results?: readonly { result: Result; weight: number }[];
  /** What is known before the first bet, where there is anything. */
  foretell?(open: Chance): unknown;
  /** All chips go back: the rules call this round off. */
  isCalledOff?(result: Result): boolean;
  /** Chips that won and lost nothing, which count as no play. */
  isReturned?(spot: TableSpot<Result>, result: Result): boolean;
};

/** A game whose round all players at a table share. */
export type TableGame<Result = unknown> = Told<Result> & {
  readonly hash: string;
  /** The most that these chips could bring back. */
  largestBack(chips: Chips): Money;
  /** What of the chips backs which outcomes; empty where a round is weighed by its net alone. */
  legs(chips: Chips): Leg[];
  describe(): PaytableSection[];
};

/** A chip large enough that no pay is floored. */
const PROBE: Money = 10_000_000_000n;

export function tableGame<Result>(told: Told<Result>): TableGame<Result> {
  const { spots, results } = told;
  const mostOf = bestBacks(told);
  const asked = results && question('result', () => results.map(weighed));
  return {
    ...told,
    hash: hashOfRules(told),
    largestBack: (chips) => {
      if (!results) return sumOf([...chips].map(([id, stake]) => (stake * mostOf(id)) / PROBE));
      const backs = results.map(({ result }) => backOf({ spots }, chips, result));
      return backs.reduce((most, back) => (back > most ? back : most), 0n);
    },
    legs: (chips) => {
      if (!asked) return [];
      return [...chips].map(([id, stake]) => ({
        stake,
        looks: [lookAt(asked, (result) => spots.get(id)!.back(PROBE, result) > PROBE)],
      }));
    },
    describe: () => [
      {
        key: 'spots',
        columns: ['spot', 'chance', 'return'],
        rows: told
          .returns()
          .map(({ bet, hitRate, returnToPlayer }) => [bet, hitRate, returnToPlayer]),
      },
    ],
  };
}

const weighed = <Result>({ result, weight }: { result: Result; weight: number }) => ({
  answer: result,
  weight,
});

/** Where results cannot be listed, the game's own rules say what a spot pays at most. */
function bestBacks<Result>({ rules, spots }: Told<Result>): (id: string) => Money {
  const best = (rules as { best?: Readonly<Record<string, number>> }).best ?? {};
  return (id) => {
    const times = best[spots.get(id)!.kind] ?? best[id];
    if (times === undefined) throw new Error(`Nothing says what ${id} pays at most`);
    return (PROBE * BigInt(Math.round(times * 1_000))) / 1_000n;
  };
}

/** What comes back of all chips for one result: every spot is paid by itself. */
export function backOf<Result>(
  { spots }: Pick<TableGame<Result>, 'spots'>,
  chips: Chips,
  result: Result,
): Money {
  return sumOf([...chips].map(([id, stake]) => spots.get(id)!.back(stake, result)));
}

export function sumOf(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** A chip times so many thousandths, floored to cents. */
export function times(stake: Money, thousandths: number): Money {
  return floorToCents((stake * BigInt(thousandths)) / 1_000n);
}

/** The exact return and hit rate of a spot over weighed results; a chip that only returns is no hit. */
export function returnOfSpot<Result>(
  spot: TableSpot<Result>,
  results: readonly { result: Result; weight: number }[],
): Return {
  let all = 0n;
  let back = 0n;
  let hits = 0n;
  for (const { result, weight } of results) {
    const paid = spot.back(PROBE, result);
    all += BigInt(weight);
    back += BigInt(weight) * paid;
    if (paid > PROBE) hits += BigInt(weight);
  }
  const share = (part: bigint, whole: bigint) => Number((part * 10n ** 15n) / whole) / 1e15;
  return {
    bet: spot.id,
    returnToPlayer: share(back, all * PROBE),
    hitRate: share(hits, all),
    proof: 'exact',
  };
}
