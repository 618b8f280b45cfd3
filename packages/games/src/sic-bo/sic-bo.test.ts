import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { sicBo } from './game.ts';
import { sicBoReturn } from './return-to-player.ts';
import { settleSicBo, sicBoSpots } from './roll.ts';

const edge = (id: string) => 1 - sicBoReturn(id).returnToPlayer;

test('nonce 1 of the published seeds rolls 5 4 2: big, odd, total 11 and three combinations', () => {
  const chance = chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });
  const all = Object.fromEntries([...sicBoSpots.keys()].map((id) => [id, 1]));
  const round = sicBo.start(sicBo.readChoice({ spots: all })!, money(sicBoSpots.size), chance);
  expect(round.steps[0]).toEqual({ step: 'roll', dice: [5, 4, 2], total: 11 });
  expect(round.steps.slice(1).map(({ spot, pays }) => `${spot} ${pays}`)).toEqual([
    'big 1',
    'odd 1',
    'total:11 6',
    'single:2 1',
    'single:4 1',
    'single:5 1',
    'combination:2-4 6',
    'combination:2-5 6',
    'combination:4-5 6',
  ]);
});

test('the edges of all bets are the published ones', () => {
  for (const id of ['big', 'small', 'odd', 'even']) expect(edge(id)).toBeCloseTo(0.027778, 6);
  const totals = [0.1528, 0.1389, 0.1204, 0.0972, 0.125, 0.0741, 0.125];
  totals.forEach((published, i) => {
    expect(edge(`total:${4 + i}`)).toBeCloseTo(published, 4);
    expect(edge(`total:${17 - i}`)).toBeCloseTo(published, 4);
  });
  for (let face = 1; face <= 6; face += 1) {
    expect(edge(`triple:${face}`)).toBeCloseTo(0.162, 4);
    expect(edge(`double:${face}`)).toBeCloseTo(0.1111, 4);
    expect(edge(`single:${face}`)).toBeCloseTo(0.037, 4);
  }
  expect(edge('any-triple')).toBeCloseTo(0.1111, 4);
  expect(edge('combination:2-5')).toBeCloseTo(0.0278, 4);
});

test('a triple takes big, small, odd and even, and pays its own bets', () => {
  const on = (id: string) => settleSicBo({ spots: [{ id, stake: money('1') }] }, [4, 4, 4]).payout;
  for (const id of ['big', 'small', 'odd', 'even', 'combination:4-5']) expect(on(id)).toBe(0n);
  expect(on('triple:4')).toBe(money('181'));
  expect(on('any-triple')).toBe(money('32'));
  expect(on('double:4')).toBe(money('12'));
  expect(on('single:4')).toBe(money('13'));
  expect(on('total:12')).toBe(money('8'));
});
