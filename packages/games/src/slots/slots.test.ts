import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance, pick, watchChance } from '../chance.ts';
import { fullCycle } from './full-cycle.ts';
import { slotGame } from './game.ts';
import { bestOnLine } from './line-wins.ts';
import { lines25 } from './lines25.ts';
import { playSlot } from './play.ts';
import { reelReturn } from './return-to-player.ts';
import { type LinesRules, SCATTERS_TO_START, type WaysRules } from './rules.ts';
import { type ReelRules, stopReels } from './spin-reels.ts';
import { stripsOf } from './strips.ts';
import { ways243 } from './ways243.ts';

const nonce = (nonce: number) =>
  chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce });

/** The floats that stop the reels where they are wanted. */
const floatsFor = (rules: ReelRules, ...stops: number[][]) =>
  stops.flatMap((five) => five.map((stop, reel) => (stop + 0.5) / stripsOf(rules)[reel]!.length));

test('25 lines: the published stops pay what is published', () => {
  expect(stopReels(lines25, [0, 0, 0, 0, 0])).toMatchObject({ units: 0, wins: [] });
  expect(stopReels(lines25, [7, 4, 8, 12, 14])).toMatchObject({
    scatters: 5,
    wins: [],
    units: 100 * 25,
  });
  const { wins, units } = stopReels(lines25, [17, 23, 4, 22, 2]);
  expect(wins.map((win) => ('line' in win ? [win.line, win.units] : []))).toEqual([
    [10, 5],
    [15, 80],
  ]);
  expect(units).toBe(85);
});

test('25 lines: the exact return is the published one', () => {
  const { base, triggerRate, returnToPlayer } = reelReturn(lines25);
  expect(base).toBeCloseTo(0.706399739, 9);
  expect(triggerRate).toBeCloseTo(0.007124484, 9);
  expect(returnToPlayer).toBeCloseTo(0.959971, 6);
});

test('243 ways: the published stops pay what is published', () => {
  expect(stopReels(ways243, [0, 0, 0, 0, 0]).units).toBe(38);
  expect(stopReels(ways243, [23, 21, 23, 13, 5]).units).toBe(135);
  expect(stopReels(ways243, [10, 9, 12, 14, 10])).toMatchObject({ scatters: 5 });
});

test('243 ways: the exact return is the published one', () => {
  const { base, triggerRate, returnToPlayer } = reelReturn(ways243);
  expect(base).toBeCloseTo(0.77966, 9);
  expect(triggerRate).toBeCloseTo(0.00856, 9);
  expect(returnToPlayer).toBeCloseTo(0.95817, 6);
});

test('every spin played once: hit rate and largest win are the published ones', () => {
  const lines = fullCycle(lines25);
  expect(lines.spins).toBe(33_554_432);
  expect(lines.hitRate).toBeCloseTo(0.503084, 6);
  expect(lines.maxBaseWin).toBe(123.04);
  expect(lines.sigma).toBeCloseTo(4.1008, 4);
  const ways = fullCycle(ways243);
  expect(ways.hitRate).toBeCloseTo(0.623769, 6);
  expect(ways.maxBaseWin).toBe(52);
});

test('a line pays its best: wilds alone, or wilds with the first other symbol', () => {
  const best = (line: string) => bestOnLine(lines25.pays, line.split(' '));
  expect(best('W W W L5 L5')).toEqual({ symbol: 'W', count: 3, units: 100 }); // above 80
  expect(best('W W L5 L5 L5')).toEqual({ symbol: 'L5', count: 5, units: 80 });
  expect(best('W W W H1 H1')).toEqual({ symbol: 'H1', count: 5, units: 1000 });
  expect(best('W W W W W')).toEqual({ symbol: 'W', count: 5, units: 2500 });
  expect(best('W W S H1 H1')).toBeUndefined();
  expect(best('W W W S H1')).toEqual({ symbol: 'W', count: 3, units: 100 });
  expect(best('S S S S S')).toBeUndefined();
});

const smallLines: LinesRules = {
  ...lines25,
  reels: ['W H1 L5 S L1', 'H1 L5 W L1', 'L5 S H1 L1 W', 'H1 L5 S W', 'S H1 L5 L1'],
  freeSpins: { spins: 3, multiplier: 2 },
};
const smallWays: WaysRules = {
  ...ways243,
  reels: ['H1 A S H1 T', 'H1 W A T', 'A W H1 S T', 'A H1 W S', 'T A H1 S'],
  freeSpins: { spins: 2, multiplier: 3 },
};

test.each([smallLines, smallWays])(
  'the counted return agrees with brute force: $model',
  (rules) => {
    const sizes = stripsOf(rules).map((strip) => strip.length);
    const cycle = sizes.reduce((all, size) => all * size, 1);
    let [units, hits, triggers, most, squares] = [0, 0, 0, 0, 0];
    for (let spin = 0; spin < cycle; spin += 1) {
      let rest = spin;
      const stops = sizes.map((size) => {
        const stop = rest % size;
        rest = Math.floor(rest / size);
        return stop;
      });
      const played = stopReels(rules, stops);
      units += played.units;
      squares += played.units ** 2;
      if (played.units > 0) hits += 1;
      if (played.scatters >= SCATTERS_TO_START) triggers += 1;
      most = Math.max(most, played.units);
    }
    const bet = rules.model === 'lines25' ? 25 : 40;
    const exact = reelReturn(rules);
    expect(exact.base).toBeCloseTo(units / bet / cycle, 10);
    expect(exact.triggerRate).toBeCloseTo(triggers / cycle, 10);
    const counted = fullCycle({ ...rules, freeSpins: { spins: 0, multiplier: 1 } });
    expect(counted.hitRate).toBeCloseTo(hits / cycle, 10);
    expect(counted.maxBaseWin).toBeCloseTo(most / bet, 10);
    const variance = squares / bet ** 2 / cycle - exact.base ** 2;
    expect(counted.sigma).toBeCloseTo(Math.sqrt(variance), 8);
  },
);

test('three scatters give 15 free spins at three times, and three more give 15 again', () => {
  const five = [7, 4, 8, 12, 14];
  const nothing = [0, 0, 0, 0, 0];
  const blanks = (count: number) => Array.from({ length: count }, () => nothing);
  const once = floatsFor(lines25, five, ...blanks(15));
  const { payout, steps } = playSlot(lines25, money('1'), chosenChance(once));
  expect(payout).toBe(money('100'));
  expect(steps.filter(({ step }) => step === 'spin')).toHaveLength(16);
  const again = floatsFor(lines25, five, five, ...blanks(29));
  const more = playSlot(lines25, money('1'), chosenChance(again));
  expect(more.payout).toBe(money('400')); // 100, and in free spins 100 × 3
  expect(more.steps.filter(({ step }) => step === 'spin')).toHaveLength(31);
});

test('a bet is added up exactly and floored to cents once', () => {
  const win = floatsFor(lines25, [17, 23, 4, 22, 2]);
  expect(playSlot(lines25, money('0.21'), chosenChance(win)).payout).toBe(money('0.71')); // 0.714
  expect(playSlot(lines25, money('1'), chosenChance(win)).payout).toBe(money('3.4'));
});

test('stops are floor(float × strip), reel by reel from the left', () => {
  const { chance, drawn } = watchChance(nonce(1));
  const { steps } = playSlot(lines25, money('1'), chance);
  const again = nonce(1);
  expect(steps[0]!.stops).toEqual(stripsOf(lines25).map((strip) => pick(again, strip.length)));
  expect(drawn).toHaveLength(5);
});

test('no bet pays more than the cap', () => {
  const rich: LinesRules = { ...lines25, cap: 50 };
  const five = floatsFor(
    lines25,
    [7, 4, 8, 12, 14],
    ...Array.from({ length: 15 }, () => [0, 0, 0, 0, 0]),
  );
  const { payout, steps } = playSlot(rich, money('1'), chosenChance(five));
  expect(payout).toBe(money('50'));
  expect(steps.at(-1)).toEqual({ step: 'end', multiple: 50, capped: true });
});

test('a slot takes no choice, and shows its rules', () => {
  const game = slotGame({
    code: 'x',
    version: 1,
    name: 'X',
    rules: lines25,
    published: {
      returnToPlayer: 0.96,
      proof: 'exact',
      hitRate: 0.5,
      triggerRate: 0.007,
      sigma: 4.1,
    },
  });
  expect(game.readChoice(undefined)).toEqual({});
  expect(game.readChoice({ lines: 3 })).toBeUndefined();
  expect(game.mayStake({}, money('100'))).toBe(true);
  expect(game.mayStake({}, money('100.01'))).toBe(false);
  expect(game.feedsJackpots).toBe(true);
  expect(game.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(game.describe().map(({ key }) => key)).toContain('strips');
});
