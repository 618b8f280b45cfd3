import type { HandResult, Seated, SeatResult } from '../card-game.ts';
import { CENT } from '../rake.ts';
import type { HoldemRules } from './rules.ts';

/** One chip of a sit-and-go is counted like one unit of money, and never split. */
const CHIP = 10_000;
const HANDS_PER_LEVEL = 8;

/** Small blind, big blind and ante of each level, in chips; the last one stays. */
const LEVELS = [
  [10, 20, 0],
  [15, 30, 0],
  [25, 50, 0],
  [50, 100, 0],
  [75, 150, 0],
  [100, 200, 25],
  [150, 300, 25],
  [200, 400, 50],
  [300, 600, 75],
  [500, 1_000, 100],
  [1_000, 2_000, 200],
] as const;

/** Parts of the prizes by place, in percent, for up to so many entrants. */
const PRIZES = [
  { upTo: 3, parts: [100] },
  { upTo: 6, parts: [65, 35] },
  { upTo: 9, parts: [50, 30, 20] },
] as const;

export const sitAndGo = { stack: 1_500 * CHIP, handsPerLevel: HANDS_PER_LEVEL };

/** Blinds go up by hands and not by minutes, so that a tournament can be played again from its log. */
export function levelOfHand(hand: number): number {
  return Math.min(LEVELS.length, Math.ceil(hand / HANDS_PER_LEVEL));
}

/** The rules of the hand with this number, counted from one: no hand pays rake, the entry did. */
export function sitAndGoRules(hand: number): HoldemRules {
  const [small, big, ante] = LEVELS[levelOfHand(hand) - 1]!;
  return {
    base: big * CHIP,
    smallBlind: small * CHIP,
    ante: ante * CHIP,
    rakeBp: 0,
    rakeCap: 0,
    chip: CHIP,
  };
}

/** Who went out in a hand, the best placed first: whoever began it with more; equal ones share a place. */
export function bustedIn(seats: readonly Seated[], { seats: results }: HandResult): number[][] {
  const after = new Map(results.map(({ seat, putIn, won }) => [seat, won - putIn]));
  const out = seats.filter(({ seat, stack }) => stack + (after.get(seat) ?? 0) === 0);
  const stacks = [...new Set(out.map(({ stack }) => stack))].sort((a, b) => b - a);
  return stacks.map((stack) => out.filter((one) => one.stack === stack).map(({ seat }) => seat));
}

export type Finish = {
  readonly buyIn: number;
  /** Of each entry. */
  readonly rakeBp: number;
  /** The winner first; those who share a place stand together. */
  readonly places: readonly (readonly number[])[];
};

/** What each place wins of all entries; odd cents go to the best places. */
export function prizesOf({ buyIn, rakeBp, entrants }: PrizeTerms): number[] {
  const pool = entrants * (buyIn - feeOf(buyIn, rakeBp));
  const parts = PRIZES.find(({ upTo }) => entrants <= upTo)?.parts ?? PRIZES.at(-1)!.parts;
  const prizes = parts.map((part) => Math.floor((pool * part) / 100 / CENT) * CENT);
  const paid = prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, place) => (place === 0 ? prize + pool - paid : prize));
}
type PrizeTerms = { buyIn: number; rakeBp: number; entrants: number };

/** The part of an entry that is left for prizes is rounded down, like every payout. */
function feeOf(buyIn: number, rakeBp: number): number {
  return buyIn - Math.floor((buyIn * (10_000 - rakeBp)) / 10_000 / CENT) * CENT;
}

export function settleSitAndGo({ buyIn, rakeBp, places }: Finish): SeatResult[] {
  const entrants = places.flat().length;
  const prizes = prizesOf({ buyIn, rakeBp, entrants });
  const rake = feeOf(buyIn, rakeBp);
  let place = 0;
  return places.flatMap((group) => {
    const won = prizes.slice(place, place + group.length).reduce((sum, prize) => sum + prize, 0);
    place += group.length;
    const equal = Math.floor(won / group.length / CENT) * CENT;
    const odd = won - equal * group.length;
    return group.map((seat, i) => ({ seat, putIn: buyIn, won: equal + (i === 0 ? odd : 0), rake }));
  });
}
