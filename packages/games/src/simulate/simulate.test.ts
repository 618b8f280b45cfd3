import { expect, test } from 'vitest';
import { gameRules } from '../every-game.ts';
import { lines25 } from '../slots/lines25.ts';
import { playReels, type ReelRules } from '../slots/spin-reels.ts';
import { ways243 } from '../slots/ways243.ts';
import { fastChance } from './fast-chance.ts';
import { simulateReels } from './reels.ts';
import { simulateGame } from './simulate.ts';
import { addTallies, resultOf } from './tally.ts';

test.each<ReelRules>([lines25, ways243])(
  'the fast simulator plays the very same rounds: $model',
  (rules) => {
    const rounds = 1_000;
    const [rule, fast] = [fastChance('same'), fastChance('same')];
    let units = 0;
    for (let i = 0; i < rounds; i += 1) units += playReels(rules, rule).units;
    const { sum } = simulateReels(rules, rounds, fast);
    expect(sum).toBeCloseTo(units / (rules.model === 'lines25' ? 25 : 40), 6);
    expect(fast()).toBe(rule());
  },
);

test('every game comes near its published return, within five standard errors', () => {
  for (const game of gameRules.values()) {
    const isSlot = game.feedsJackpots;
    const result = resultOf(simulateGame(game, isSlot ? 100_000 : 4_000, 'near'));
    const published = game.returnOf(game.usualChoice).returnToPlayer;
    const off = Math.abs(result.returnToPlayer - published);
    expect(off, game.code).toBeLessThan(5 * result.standardError + 0.001);
  }
});

test('one seed, one tally; parts add up to the whole', () => {
  const slot = gameRules.get('lines25')!;
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => simulateGame(slot, 2_000, seed));
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  const whole = addTallies([one!, other!]);
  expect(whole.rounds).toBe(4_000);
  expect(whole.sum).toBeCloseTo(one!.sum + other!.sum, 9);
  expect(resultOf(whole).largestWin).toBe(Math.max(one!.largest, other!.largest));
});
