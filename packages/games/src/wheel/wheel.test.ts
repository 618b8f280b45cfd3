import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { wheel } from './game.ts';
import { wheelReturn } from './return-to-player.ts';
import { type WheelSegments, wheelChoices, wheelRules } from './rules.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('nonce 1 of the published seeds stops at 7 of 10, 22 of 30 and 37 of 50', () => {
  const stop = (segments: WheelSegments) =>
    wheel.start({ segments, risk: 'low' }, money('1'), nonce1()).steps[0]!.index;
  expect([stop(10), stop(30), stop(50)]).toEqual([7, 22, 37]);
  expect(wheel.start({ segments: 10, risk: 'low' }, money('1'), nonce1()).payout).toBe(
    money('1.2'),
  );
});

test('every wheel returns exactly 0.99', () => {
  expect(wheelChoices).toHaveLength(12);
  for (const choice of wheelChoices) {
    expect(wheelRules[choice.segments][choice.risk]).toHaveLength(choice.segments);
    expect(wheelReturn(choice)).toBe(0.99);
  }
});

test('the wheels of ten are the published ones', () => {
  expect(wheelRules[10].low).toEqual([15, 12, 12, 12, 0, 12, 12, 12, 12, 0]);
  expect(wheelRules[10].medium).toEqual([0, 19, 0, 15, 0, 20, 0, 15, 0, 30]);
  expect(wheelRules[10].high.filter((pay) => pay > 0)).toEqual([99]);
  expect(wheel.readChoice({ segments: 40, risk: 'low' })).toBeUndefined();
});
