import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance } from '../chance.ts';
import { roulette } from './game.ts';
import { rouletteReturn } from './return-to-player.ts';
import { rouletteSpots } from './spin.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('nonce 1 of the published seeds is 27: red, odd, high, third dozen, third column', () => {
  const spots = { red: 1, odd: 1, high: 1, 'dozen:3': 1, 'column:3': 1, 'straight:27': 1 };
  const choice = roulette.readChoice({ spots: { ...spots, black: 1, even: 1, low: 1 } })!;
  const round = roulette.start(choice, money('9'), nonce1());
  expect(round.steps[0]).toEqual({ step: 'spin', number: 27, colour: 'red' });
  expect(round.steps.slice(1).map(({ spot }) => spot)).toEqual(Object.keys(spots));
  expect(round.payout).toBe(money('48')); // 2 + 2 + 2 + 3 + 3 + 36
});

test('every one of the 157 bets returns 36/37, whatever it pays', () => {
  expect(rouletteSpots.size).toBe(157);
  for (const id of rouletteSpots.keys()) {
    expect(rouletteReturn(id).returnToPlayer).toBeCloseTo(36 / 37, 12);
  }
});

test('zero takes the even chances, the dozens and the columns', () => {
  for (const { id, kind, paysOn } of rouletteSpots.values()) {
    if (['even', 'dozen', 'column'].includes(kind)) expect(paysOn(0), id).toBe(0);
  }
  expect(rouletteSpots.get('first-four')!.paysOn(0)).toBe(8);
  expect(rouletteSpots.get('trio:0-2-3')!.paysOn(0)).toBe(11);
  expect(rouletteSpots.get('split:0-3')!.paysOn(0)).toBe(17);
});

test('chips lie on places the table has, in whole cents, and add up to the stake', () => {
  const read = (spots: unknown) => roulette.readChoice({ spots });
  expect(read({ 'split:8-11': 0.5, red: '2' })?.spots).toHaveLength(2);
  for (const spots of [{}, [], null, { 'split:1-9': 1 }, { red: 0 }, { red: -1 }, { red: 0.001 }]) {
    expect(read(spots)).toBeUndefined();
  }
  expect(roulette.readChoice({ spots: { red: 1 }, more: 1 })).toBeUndefined();
  expect(roulette.mayStake(read({ red: 1, odd: 1 })!, money('2'))).toBe(true);
  expect(roulette.mayStake(read({ red: 1, odd: 1 })!, money('3'))).toBe(false);
  expect(roulette.largestPayout(read({ red: 1 })!, money('5'))).toBeGreaterThan(
    roulette.limits.maxPayout,
  );
  expect(roulette.largestPayout(read({ red: 1, 'straight:1': 1 })!, money('2'))).toBe(money('38'));
  expect(roulette.start(read({ red: 1 })!, money('1'), chosenChance([0])).payout).toBe(0n);
});
