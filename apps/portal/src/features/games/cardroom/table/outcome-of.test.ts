import { expect, test } from 'vitest';
import type { CardTable } from '../card-table.ts';
import { outcomeOf } from './outcome-of.ts';

type Outcome = NonNullable<NonNullable<CardTable['hand']>['outcomes']>[number];

/** A hand of Niu Niu that is over: the first chair won 0.40 from the second, of which 0.02 are kept. */
const SETTLED: Outcome[] = [
  { seat: 0, putIn: 0n, won: 3_800n, net: 3_800n, rake: 200n },
  { seat: 1, putIn: 4_000n, won: 0n, net: -4_000n, rake: 0n },
];

type Eyes = { seat: number; outcomes?: Outcome[]; phase?: string; isDealt?: boolean };

const seenBy = ({ seat, outcomes = SETTLED, phase = 'over', isDealt = true }: Eyes) => {
  const players = [0, 1].map((one) => ({ seat: one, isMe: one === seat, isDealt }));
  return outcomeOf({ hand: { phase, outcomes }, players } as never);
};

test('whoever wins from the other seats is told so, though they put nothing in', () => {
  expect(seenBy({ seat: 0 })).toEqual(SETTLED[0]);
  expect(seenBy({ seat: 1 })).toEqual(SETTLED[1]);
});

test('a stake that came back whole is told of; where nothing was at stake nothing is told', () => {
  const even = { seat: 0, putIn: 5_000n, won: 5_000n, net: 0n, rake: 0n };
  expect(seenBy({ seat: 0, outcomes: [even] })).toEqual(even);
  expect(seenBy({ seat: 0, outcomes: [{ ...even, putIn: 0n, won: 0n }] })).toBeNull();
});

test('nobody is told the outcome of a hand that others played on their chair, or that goes on', () => {
  const told = [{ seat: 0, isDealt: false }, { seat: 2 }, { seat: 0, phase: 'playing' }].map(
    seenBy,
  );
  expect(told).toEqual([null, null, null]);
});
