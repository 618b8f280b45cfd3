import type { Return } from '../game.ts';
import { ratio } from '../pay.ts';
import { bankerDraws } from './deal.ts';
import { type BaccaratFacts, type Side, weighSides } from './facts.ts';
import { baccaratRules } from './rules.ts';
import type { BaccaratSpot } from './spots.ts';

export type Weighed = { facts: BaccaratFacts; weight: number };

const DECK = 52;
const CARDS = baccaratRules.decks * DECK;
/** Six cards of a whole shoe, in order: every case weighs the same when all six are drawn. */
export const ALL_CASES = [0, 1, 2, 3, 4, 5].reduce((all, drawn) => all * (CARDS - drawn), 1);

let counted: Weighed[] | undefined;

/** Every pair of totals with the cards it took, weighed out of all cases of a whole shoe; no pairs. */
export function baccaratCases(): readonly Weighed[] {
  counted ??= countCases();
  return counted;
}

function countCases(): Weighed[] {
  const left = Array.from(
    { length: 10 },
    (_, value) => baccaratRules.decks * (value === 0 ? 16 : 4),
  );
  const weights = new Map<string, number>();
  let drawn = 0;
  const draw = (weight: number, then: (value: number, weight: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const ways = left[value]!;
      if (ways === 0) continue;
      left[value] = ways - 1;
      drawn += 1;
      then(value, weight * ways);
      drawn -= 1;
      left[value] = ways;
    }
  };
  const end = (
    player: number,
    playerCards: number,
    banker: number,
    bankerCards: number,
    weight: number,
  ) => {
    let whole = weight;
    for (let n = drawn; n < 6; n += 1) whole *= CARDS - n;
    const key = [player, playerCards, banker, bankerCards].join();
    weights.set(key, (weights.get(key) ?? 0) + whole);
  };
  const third = (player: number, banker: number, weight: number) => {
    const bankerOn = (total: number, cards: number, value: number | undefined, so: number) => {
      if (!bankerDraws(banker, value)) return end(total, cards, banker, 2, so);
      draw(so, (b3, more) => end(total, cards, (banker + b3) % 10, 3, more));
    };
    if (player >= 8 || banker >= 8) return end(player, 2, banker, 2, weight);
    if (player > 5) return bankerOn(player, 2, undefined, weight);
    draw(weight, (p3, more) => bankerOn((player + p3) % 10, 3, p3, more));
  };
  draw(1, (p1, w1) =>
    draw(w1, (b1, w2) =>
      draw(w2, (p2, w3) => draw(w3, (b2, w4) => third((p1 + p2) % 10, (b1 + b2) % 10, w4))),
    ),
  );
  return [...weights].map(([key, weight]) => {
    const [player, playerCards, banker, bankerCards] = key.split(',').map(Number) as Four;
    return { facts: weighSides(side(player, playerCards), side(banker, bankerCards)), weight };
  });
}

type Four = [number, number, number, number];

const side = (total: number, cards: number): Side => ({
  total,
  cards,
  isPair: false,
  isPerfect: false,
});

/** Chances of pairs among the first four cards, which nothing else depends on: of `ALL_PAIRS`. */
const PER_RANK = baccaratRules.decks * 4;
const ALL_PAIRS = (CARDS - 1) * (CARDS - 2) * (CARDS - 3);

/** The first hand holds a pair of some kind, of which there are `alike` cards; the second may too. */
function pairCases(alike: number, shape: Partial<Side>): Weighed[] {
  const one = (alike - 1) * (CARDS - 2) * (CARDS - 3);
  const both = (alike - 1) * ((alike - 2) * (alike - 3) + (CARDS - alike) * (alike - 1));
  const plain = side(0, 2);
  const paired = { ...plain, ...shape };
  return [
    { facts: weighSides(paired, plain), weight: one - both },
    { facts: weighSides(plain, paired), weight: one - both },
    { facts: weighSides(paired, paired), weight: both },
    { facts: weighSides(plain, plain), weight: ALL_PAIRS - 2 * one + both },
  ];
}

const PAIRS = new Set(['pair', 'either-pair']);

/** The exact return of a spot on a whole shoe. */
export function baccaratReturn(spot: BaccaratSpot): Return {
  const cases = casesFor(spot);
  let back = 0n;
  let hits = 0n;
  let all = 0n;
  for (const { facts, weight } of cases) {
    const thousandths = spot.backOn(facts);
    all += BigInt(weight);
    back += BigInt(weight) * BigInt(thousandths);
    if (thousandths > 1_000) hits += BigInt(weight);
  }
  return {
    bet: spot.id,
    returnToPlayer: ratio(back, all * 1_000n),
    hitRate: ratio(hits, all),
    proof: 'exact',
  };
}

function casesFor({ kind }: BaccaratSpot): readonly Weighed[] {
  if (PAIRS.has(kind)) return pairCases(PER_RANK, { isPair: true });
  if (kind === 'perfect-pair') {
    return pairCases(baccaratRules.decks, { isPair: true, isPerfect: true });
  }
  return baccaratCases();
}
