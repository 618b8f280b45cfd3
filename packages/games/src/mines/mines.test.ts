import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { minesMultiplier } from './dig.ts';
import { mines } from './game.ts';
import { minesSafeRate } from './return-to-player.ts';
import type { MinesAction } from './rules.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });
const stake = money('10');
const choice = { mines: 3 };
const reveal = (cell: number): MinesAction => ({ action: 'reveal', cell });
const cashout: MinesAction = { action: 'cashout' };
const replay = (...actions: MinesAction[]) => mines.replay({ choice, stake, actions }, nonce1());
const act = (before: MinesAction[], action: MinesAction) =>
  mines.act({ choice, stake, actions: before }, action, nonce1());

test('nonce 1 of the published seeds lays its mines on 18, 15 and 5, and shows them only at the end', () => {
  const open = replay(reveal(0));
  expect(open).toMatchObject({ state: 'open', payout: 0n, draws: 3 });
  expect(JSON.stringify(open.steps)).not.toContain('18');
  const lost = replay(reveal(0), reveal(15));
  expect(lost).toMatchObject({ state: 'settled', payout: 0n });
  expect(lost.steps.at(-1)).toEqual({ step: 'end', mines: [18, 15, 5], multiplier: 0 });
});

test('multipliers are the published ones', () => {
  const of = (count: number, picks: number) =>
    Array.from({ length: picks }, (_, i) => minesMultiplier({ mines: count }, i + 1));
  expect(of(1, 3)).toEqual([1.0312, 1.0761, 1.125]);
  expect(of(3, 8)).toEqual([1.125, 1.2857, 1.4786, 1.712, 1.9974, 2.3498, 2.7904, 3.3485]);
  expect(of(5, 3)).toEqual([1.2375, 1.5632, 1.9974]);
  expect(of(10, 3)).toEqual([1.65, 2.8286, 5.0044]);
  expect(of(24, 1)).toEqual([24.75]);
  expect(minesMultiplier({ mines: 1 }, 24)).toBe(24.75);
});

test('a cash-out pays the exact product, floored to cents', () => {
  // 10 × 0.99 × (25·24·23) / (22·21·20) = 14.7857…
  expect(replay(reveal(0), reveal(1), reveal(2), cashout).payout).toBe(money('14.78'));
});

test('every plan to stop returns 0.99', () => {
  for (const count of [1, 3, 12, 24]) {
    for (let picks = 1; picks <= 25 - count; picks += 1) {
      const chance = minesSafeRate({ mines: count }, picks);
      const back = chance * minesMultiplier({ mines: count }, picks);
      expect(back).toBeCloseTo(0.99, 3);
    }
  }
});

test('what the rules do not allow now is no move', () => {
  expect(act([], cashout)).toBeUndefined();
  expect(act([reveal(0)], reveal(0))).toBeUndefined();
  expect(act([reveal(0), reveal(15)], reveal(1))).toBeUndefined();
  expect(act([reveal(0), cashout], cashout)).toBeUndefined();
  expect(act([reveal(0)], cashout)).toMatchObject({ state: 'settled', payout: money('11.25') });
  const bad = [
    { action: 'reveal' },
    { action: 'reveal', cell: 25 },
    { action: 'peek', cell: 1 },
    1,
  ];
  for (const action of bad) expect(mines.readAction(action)).toBeUndefined();
});

test('the last safe cell ends the round, and so does the largest payout', () => {
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter(
    (c) => ![18, 15, 5].includes(c),
  );
  const all = mines.replay({ choice, stake, actions: safe.map(reveal) }, nonce1());
  expect(all).toMatchObject({ state: 'settled', payout: money('22770') });
  const rich = (picks: number) =>
    mines.replay(
      { choice, stake: money('10000'), actions: safe.slice(0, picks).map(reveal) },
      nonce1(),
    );
  expect(rich(17)).toMatchObject({ state: 'open' }); // worth 406,607.14
  expect(rich(18)).toMatchObject({ state: 'settled', payout: money('500000') });
});

test('a round that nobody ends pays what it is worth, or gives the stake back', () => {
  const lapse = (...actions: MinesAction[]) => mines.lapse({ choice, stake, actions }, nonce1());
  expect(lapse()).toMatchObject({ state: 'void', payout: stake });
  expect(lapse(reveal(0))).toMatchObject({ state: 'settled', payout: money('11.25') });
  expect(lapse(reveal(15))).toMatchObject({ state: 'settled', payout: 0n });
});
