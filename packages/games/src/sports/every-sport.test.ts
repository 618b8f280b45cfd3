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
/** So many goals, points or rounds are played before the hunt begins. */
const DEEPEST = 8;
/** Counting takes a second alone, and longer beside others; the long run takes minutes. */
const patience = { timeout: isLong ? 1_200_000 : 300_000 };

const price = (sport: Sport, state: MatchState) =>
  priceMatch(sport, strengths[sport] as Strengths[typeof sport], state);
const play = (sport: Sport, chance: Chance) =>
  playMatch(sport, strengths[sport] as Strengths[typeof sport], chance);

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

  test('nobody finds an arbitrage inside one match', patience, () => {
    const chance = fastChance(`hunter ${sport}`);
    for (let n = 0; n < HUNTED; n += 1) {
      const { state, branch } = branchesOf(sport, chance, n % DEEPEST);
      expect(hunt(price(sport, state), state, branch)).toBeLessThan(1);
    }
  });

  test('the hunter finds an arbitrage that was planted', patience, () => {
    const { state, branch } = branchesOf(sport, fastChance(`planted ${sport}`), 1);
    const [first, ...rest] = price(sport, state);
    const planted = first!.selections.map((selection) => ({
      ...selection,
      odds: Math.ceil(106 / selection.probability),
    }));
    const broken = [{ ...first!, selections: planted }, ...rest];
    expect(hunt(broken, state, branch)).toBeGreaterThan(1);
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

const UNITS: Partial<Record<Sport, string>> = { MOBA: 'TOWER', SHOOTER: 'ROUND' };
const PER_UNIT: Record<Sport, number> = {
  FOOTBALL: 5,
  BASKETBALL: 2,
  TENNIS: 2,
  TABLE_TENNIS: 2,
  MOBA: 5,
  SHOOTER: 5,
};

/** A state early in a match, and many ways in which that match goes on: the same floats to there, others after. */
function branchesOf(sport: Sport, chance: Chance, units: number) {
  const { chance: watched, drawn } = watchChance(chance);
  const events = play(sport, watched);
  const kept = drawn.slice(0, 1 + units * PER_UNIT[sport]);
  const unit = UNITS[sport];
  const marks = events.filter(({ kind }) => (unit ? kind === unit : kind !== 'START'));
  const seq = units === 0 ? 1 : marks[units - 1]!.seq;
  const past = events.filter((event) => event.seq <= seq);
  const branch = () => {
    let used = 0;
    return reduceMatch(
      sport,
      play(sport, () => kept[used++] ?? chance()),
    );
  };
  return { state: reduceMatch(sport, past), branch };
}

const FIRST_ENDS = isLong ? 400 : 100;
const MORE_ENDS = 800;

/**
 * The best anyone is sure of. What looks sure by some ends is tried on many more: the first that it
 * loses by is kept, and the search begins again; what none of them breaks is an arbitrage.
 */
function hunt(priced: readonly PricedMarket[], state: MatchState, branch: () => MatchState) {
  const ends = Array.from({ length: FIRST_ENDS }, branch);
  const bets = priced.flatMap(({ market, selections }) =>
    selections.flatMap(({ code, odds }) => (odds === null ? [] : [betOf(market, code, odds)])),
  );
  function betOf(market: PricedMarket['market'], code: string, odds: number) {
    const from = countedAtBet(market, state);
    const backAt = (end: MatchState) => {
      const { over, under } = factorOf({ outcome: outcomeOf(market, code, end, from)!, odds });
      return Number(over) / Number(under);
    };
    return { cost: 100 / odds, backAt, backs: ends.map(backAt) };
  }
  for (;;) {
    const { worst, chosen } = bestWorstCase(bets);
    if (worst <= 1) return worst;
    const cost = chosen.reduce((sum, bet) => sum + bet.cost, 0);
    const breaks = (end: MatchState) =>
      chosen.reduce((sum, bet) => sum + bet.cost * bet.backAt(end), 0) <= cost;
    const end = Array.from({ length: MORE_ENDS }, branch).find(breaks);
    if (!end) return worst;
    for (const bet of bets) bet.backs.push(bet.backAt(end));
  }
}

type Bet = { cost: number; backAt: (end: MatchState) => number; backs: number[] };

/**
 * The best that one, two or three bets together are sure of, staked so that each pays the same. Bets
 * whose stakes cost too much cannot be an arbitrage and are passed over.
 */
function bestWorstCase(bets: readonly Bet[]): { worst: number; chosen: readonly Bet[] } {
  let best: { worst: number; chosen: readonly Bet[] } = { worst: 0, chosen: [] };
  const look = (chosen: readonly Bet[]) => {
    const cost = chosen.reduce((sum, bet) => sum + bet.cost, 0);
    if (cost >= 1) return;
    let worst = Infinity;
    for (let n = 0; n < bets[0]!.backs.length && worst > best.worst; n += 1) {
      const back = chosen.reduce((sum, bet) => sum + bet.cost * bet.backs[n]!, 0) / cost;
      worst = Math.min(worst, back);
    }
    if (worst > best.worst) best = { worst, chosen };
  };
  for (const [n, one] of bets.entries()) {
    look([one]);
    for (const [m, two] of bets.slice(0, n).entries()) {
      look([one, two]);
      if (one.cost + two.cost < 1) for (const three of bets.slice(0, m)) look([one, two, three]);
    }
  }
  return best;
}
