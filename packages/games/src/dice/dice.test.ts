import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance, dice, diceMultiplier, diceReturn } from '../index.ts';
import { rollDice } from './roll.ts';
import { diceRules, readDiceChoice } from './rules.ts';

const stake = money('10');

test('nonce 1 of the published seeds rolls 74.67', () => {
  const chance = chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });
  const { steps, payout } = rollDice({ target: 5_050, side: 'over' }, stake, chance);
  expect(steps[0]).toMatchObject({ step: 'roll', roll: 74.67, win: true });
  expect(payout).toBe(money('20')); // 99 / 49.5
});

test('multipliers are 99 over the winning share, floored to four decimals', () => {
  const under = (target: number) => diceMultiplier({ target, side: 'under' });
  expect([5_050, 4_950, 9_800, 200].map(under)).toEqual([19_603, 20_000, 10_102, 495_000]);
  expect(diceMultiplier({ target: 9_800, side: 'over' })).toBe(495_000);
});

test('a roll on the target wins for neither side', () => {
  const roll50 = () => chosenChance([5_000.5 / diceRules.outcomes]);
  expect(rollDice({ target: 5_000, side: 'under' }, stake, roll50()).payout).toBe(0n);
  expect(rollDice({ target: 5_000, side: 'over' }, stake, roll50()).payout).toBe(0n);
  expect(rollDice({ target: 5_001, side: 'under' }, stake, roll50()).payout).toBe(money('19.79'));
});

test('a win is floored to whole cents', () => {
  const win = rollDice({ target: 9_800, side: 'under' }, money('0.11'), chosenChance([0]));
  expect(win.payout).toBe(money('0.11')); // 0.111122
});

test('the exact return agrees with every roll played once, and stays below the published 99 %', () => {
  for (const target of [200, 4_950, 5_050, 9_800]) {
    for (const side of ['under', 'over'] as const) {
      const big = money('1000000');
      let paid = 0n;
      for (let roll = 0; roll < diceRules.outcomes; roll += 1) {
        const chance = chosenChance([(roll + 0.5) / diceRules.outcomes]);
        paid += rollDice({ target, side }, big, chance).payout;
      }
      const played = Number(big) * diceRules.outcomes;
      expect(Number(paid) / played).toBeCloseTo(diceReturn({ target, side }), 6);
      expect(diceReturn({ target, side })).toBeGreaterThan(0.985);
      expect(diceReturn({ target, side })).toBeLessThan(0.99);
    }
  }
});

test('a choice is a target of at most two decimals from 2 to 98, and a side', () => {
  expect(readDiceChoice({ target: 50.5, side: 'under' })).toEqual({ target: 5_050, side: 'under' });
  const bad = [1.99, 98.01, 50.555, -3, Number.NaN, '50', null, 1e21];
  for (const target of bad) expect(dice.readChoice({ target, side: 'under' })).toBeUndefined();
  expect(dice.readChoice({ target: 50, side: 'left' })).toBeUndefined();
  expect(dice.readChoice({ target: 50, side: 'over', extra: 1 })).toBeUndefined();
  expect(dice.readChoice(undefined)).toBeUndefined();
});
