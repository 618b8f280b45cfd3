import { describe, expect, test } from 'vitest';
import { type Chance, watchChance } from '../chance.ts';
import { fastChance } from '../simulate/fast-chance.ts';
import type { Chances, PricedMarket } from './book.ts';
import { marketKey, readMarketKey } from './market.ts';
import type { MatchEvent, MatchState } from './match.ts';
import { advanceMatch, matchAt } from './match-at.ts';
import { outlookOf } from './outlook.ts';
import { priceMatch } from './price.ts';
import { addEvent, reduceMatch, scheduled } from './reduce.ts';
import { countedAtBet, outcomeOf } from './results/outcome.ts';
import { playMatch } from './simulate-match.ts';
import { factorOf } from './slips/factor.ts';
import { type Sport, type Strengths, sports } from './sports.ts';

const strengths: Strengths = {
  FOOTBALL: {
    home: 1.6,
    away: 1.1,
    corners: { home: 5.4, away: 4.4 },
    cards: { home: 1.7, away: 2.1 },
    reds: { home: 0.25, away: 0.35 },
  },
  BASKETBALL: { home: 1.12, away: 1.07, pace: 24 },
  TENNIS: { home: 0.66, away: 0.61, bestOf: 3 },
  TABLE_TENNIS: { home: 0.56, away: 0.52, bestOf: 5 },
  MOBA: { home: 0.53, tempo: 1.4, bestOf: 3 },
  SHOOTER: { attacking: 0.5, defending: 0.54, bestOf: 3 },
};
const isLong = process.env.SOAK === '1';
const MATCHES = isLong ? 20_000 : 120;
/** Over a thousand matches of all sports in the long run. */
const HUNTED = isLong ? 170 : 2;
/** Ways in which a hunted match may end. No arbitrage by some of them is none by all. */
const ENDS = 120;
const MOST_ENDS = 4_000;
/** Counting takes a second alone, and longer beside others; the long run takes minutes. */
const patience = { timeout: isLong ? 1_200_000 : 600_000 };

const price = (sport: Sport, state: MatchState, theirs: Strengths = strengths) =>
  priceMatch(sport, theirs[sport] as Strengths[typeof sport], state);
const play = (sport: Sport, chance: Chance, theirs: Strengths = strengths) =>
  playMatch(sport, theirs[sport] as Strengths[typeof sport], chance);

/** Teams of any strength, from equal ones to those of which nobody expects anything. */
function drawStrengths(chance: Chance): Strengths {
  const between = (least: number, most: number) => least + chance() * (most - least);
  const { FOOTBALL, BASKETBALL, TENNIS, TABLE_TENNIS, MOBA, SHOOTER } = strengths;
  return {
    FOOTBALL: { ...FOOTBALL, home: between(0.4, 3.2), away: between(0.4, 3.2) },
    BASKETBALL: { ...BASKETBALL, home: between(1, 1.2), away: between(1, 1.2) },
    TENNIS: { ...TENNIS, home: between(0.54, 0.74), away: between(0.54, 0.74) },
    TABLE_TENNIS: { ...TABLE_TENNIS, home: between(0.44, 0.62), away: between(0.44, 0.62) },
    MOBA: { ...MOBA, home: between(0.38, 0.62) },
    SHOOTER: { ...SHOOTER, attacking: between(0.4, 0.6), defending: between(0.4, 0.6) },
  };
}

/** A moment at which everything that belongs together has been told. */
function momentOf(sport: Sport, events: readonly MatchEvent[], drawn: number): MatchState {
  const end = events.at(-1)!.at;
  const at = Math.floor(drawn * end);
  return drawn < 0.15 ? scheduled(sport) : matchAt(sport, events, at);
}

describe.each(sports)('%s', (sport) => {
  test('prices agree with how matches end, whenever they are asked', patience, () => {
    const chance = fastChance(`calibration ${sport}`);
    const sums = new Map<string, { seen: number; missed: number; variance: number }>();
    for (let n = 0; n < MATCHES; n += 1) {
      const events = play(sport, chance);
      const state = momentOf(sport, events, chance());
      const last = reduceMatch(sport, events);
      const priced = price(sport, state);
      const book = outlookOf(sport, strengths[sport] as Strengths[typeof sport], state);
      for (const { market, selections } of oneOfEach(priced, chance)) {
        const { code } = selections[Math.floor(chance() * selections.length)]!;
        const from = countedAtBet(market, state);
        const { mean, variance } = momentsOf(book.chances(market, code, from)!);
        const outcome = outcomeOf(market, code, last, from)!;
        const { over, under } = factorOf({ outcome, odds: 200 });
        const sum = sums.get(market.code) ?? { seen: 0, missed: 0, variance: 0 };
        sum.seen += 1;
        sum.missed += Number(over) / Number(under) - mean;
        sum.variance += variance;
        sums.set(market.code, sum);
      }
    }
    const strange = [...sums].filter(
      ([, { missed, variance }]) => Math.abs(missed) > 4.5 * Math.sqrt(variance) + 1,
    );
    expect(strange).toEqual([]);
    expect(sums.size).toBeGreaterThan(5);
  });

  test('the chances of a market add up to one, before a match and in it', () => {
    const chance = fastChance(`sums ${sport}`);
    for (let n = 0; n < 12; n += 1) {
      const events = play(sport, chance);
      for (const { market, key, selections } of price(sport, momentOf(sport, events, chance()))) {
        const sum = selections.reduce((so, { probability }) => so + probability, 0);
        expect(sum, key).toBeCloseTo(market.code === 'DOUBLE_CHANCE' ? 2 : 1, 6);
        expect(readMarketKey(key)).toEqual(market);
        expect(marketKey(market)).toBe(key);
      }
    }
  });

  test('a finished match leaves no bet open, and sells nothing', () => {
    const chance = fastChance(`ends ${sport}`);
    for (let n = 0; n < 10; n += 1) {
      const events = play(sport, chance);
      const last = reduceMatch(sport, events);
      const offered = price(sport, momentOf(sport, events, chance()));
      for (const { market, selections } of offered) {
        for (const { code } of selections) {
          const outcome = outcomeOf(market, code, last, countedAtBet(market, last));
          expect(outcome).not.toBeNull();
        }
      }
      expect(price(sport, last)).toEqual([]);
      expect([...events].reverse().reduce(addEvent, scheduled(sport)).seq).toBe(events.length);
    }
  });

  test('nobody finds an arbitrage inside one match, whatever they combine', patience, () => {
    const chance = fastChance(`${sport} hunted`);
    for (let n = 0; n < HUNTED; n += 1) {
      const theirs = drawStrengths(chance);
      const { state, endsOf } = waysOn(sport, chance, theirs);
      const priced = price(sport, state, theirs);
      if (priced.length > 0) expect(surestOf(priced, state, endsOf)).toBeLessThan(1);
    }
  });

  test('the hunter finds an arbitrage that was planted', patience, () => {
    const chance = fastChance(`planted ${sport}`);
    const ways = Array.from({ length: ENDS }, () => reduceMatch(sport, play(sport, chance)));
    const [first, ...rest] = price(sport, scheduled(sport));
    const planted = first!.selections.map((selection) => ({
      ...selection,
      odds: Math.ceil(106 / selection.probability),
    }));
    const broken = [{ ...first!, selections: planted }, ...rest];
    expect(hunt(backsOf(broken, scheduled(sport), ways)).atLeast).toBeGreaterThan(1);
  });
});

test('an event told twice counts once, and the clock of a match runs between events', () => {
  const events = play('FOOTBALL', fastChance('twice'));
  expect(reduceMatch('FOOTBALL', [...events, ...events])).toEqual(reduceMatch('FOOTBALL', events));
  const state = matchAt('FOOTBALL', events, 60_000);
  expect(state.clock).toBe(900);
  expect(advanceMatch(state, 70_000).clock).toBe(1_050);
});

/** One market of each code, so that nothing weighs twice. */
function oneOfEach(priced: readonly PricedMarket[], chance: Chance): PricedMarket[] {
  const byCode = new Map<string, PricedMarket[]>();
  for (const market of priced) {
    byCode.set(market.market.code, [...(byCode.get(market.market.code) ?? []), market]);
  }
  return [...byCode.values()].map((list) => list[Math.floor(chance() * list.length)]!);
}

/** Of what one unit at 2.00 becomes. */
function momentsOf({ win, halfWin, push, halfLose }: Chances) {
  const mean = 2 * win + 1.5 * halfWin + push + 0.5 * halfLose;
  const square = 4 * win + 2.25 * halfWin + push + 0.25 * halfLose;
  return { mean, variance: square - mean * mean };
}

/** A match after one of its events, and many ways in which it may end: the same floats to there, others after. */
function waysOn(sport: Sport, chance: Chance, theirs: Strengths) {
  const { chance: watched, drawn } = watchChance(chance);
  const events = play(sport, watched, theirs);
  const { at } = events[Math.floor(chance() * events.length)]!;
  const past = events.filter((event) => event.at <= at);
  const goOn = (floats: number) => {
    let used = 0;
    return play(sport, () => (used < floats ? drawn[used++]! : chance()), theirs);
  };
  const isPast = (way: readonly MatchEvent[]) => past.every((event, n) => isSame(event, way[n]));
  // The fewest floats that lead there: what more of them decide nobody has seen.
  let [few, many] = [0, drawn.length];
  while (few < many) {
    const floats = Math.floor((few + many) / 2);
    if ([1, 2, 3].every(() => isPast(goOn(floats)))) many = floats;
    else few = floats + 1;
  }
  const endsOf = (count: number) =>
    Array.from({ length: count }, () => goOn(few))
      .filter(isPast)
      .map((way) => reduceMatch(sport, way));
  return { state: reduceMatch(sport, past), endsOf };
}

const isSame = (one: MatchEvent, other: MatchEvent | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a unit staked on each selection brings at each end. */
function backsOf(priced: readonly PricedMarket[], state: MatchState, ends: readonly MatchState[]) {
  return priced.flatMap(({ market, selections }) => {
    const from = countedAtBet(market, state);
    return selections.flatMap(({ code, odds }) => {
      if (odds === null) return [];
      return [
        Float64Array.from(ends, (end) => {
          const { over, under } = factorOf({ outcome: outcomeOf(market, code, end, from)!, odds });
          return Number(over) / Number(under);
        }),
      ];
    });
  });
}

/** What nobody is sure of more than: of a few ends, and of more where those leave a doubt. */
function surestOf(
  priced: readonly PricedMarket[],
  state: MatchState,
  endsOf: (count: number) => MatchState[],
): number {
  for (let count = ENDS; ; count *= 4) {
    const { atMost } = hunt(backsOf(priced, state, endsOf(count)));
    if (atMost < 1 || count > MOST_ENDS) return atMost;
  }
}

const STEPS = 1_500;
const PACE = 0.05;

/**
 * The whole of a book as a game: a bettor shares a unit among all selections as they like, and the match
 * ends as is worst for them. Both learn by what the other did. `atMost` is what no bettor is sure of
 * more than, whatever they combine; `atLeast` what one of them is sure of.
 */
function hunt(backs: readonly Float64Array[]): { atLeast: number; atMost: number } {
  const ends = backs[0]!.length;
  const likely = new Float64Array(ends).fill(1 / ends);
  const brought = new Float64Array(ends);
  let atMost = Infinity;
  for (let step = 1; step <= STEPS; step += 1) {
    const { bet, worth } = bestAt(backs, likely);
    atMost = Math.min(atMost, worth);
    let sum = 0;
    for (let n = 0; n < ends; n += 1) {
      brought[n]! += bet[n]!;
      likely[n]! *= Math.exp(-PACE * (bet[n]! / worth - 1));
      sum += likely[n]!;
    }
    for (let n = 0; n < ends; n += 1) likely[n]! /= sum;
    const atLeast = Math.min(...brought) / step;
    if (atMost < 1 || atLeast > 1) return { atLeast, atMost };
  }
  return { atLeast: Math.min(...brought) / STEPS, atMost };
}

/** The selection that is worth most, if the ends are so likely. */
function bestAt(backs: readonly Float64Array[], likely: Float64Array) {
  let bet = backs[0]!;
  let worth = -Infinity;
  for (const back of backs) {
    let mean = 0;
    for (let n = 0; n < likely.length; n += 1) mean += back[n]! * likely[n]!;
    if (mean > worth) [bet, worth] = [back, mean];
  }
  return { bet, worth };
}
