import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { afterNews, type CrashState, fromHouse } from './crash-state.ts';

const told = {
  now: 1_000,
  chain: { chainId: '1', commitment: 'c', salt: 's', rounds: 10_000 },
  round: {
    round: '7',
    chainId: '1',
    number: 7,
    opensAt: 0,
    startsAt: 5_000,
    previousHash: 'h6',
    phase: 'betting' as const,
    multiplier: null,
    hash: null,
  },
  bets: [{ id: '11', name: 'an***a', stake: money('5'), autoCashout: null }],
  past: [],
};

const hear = (state: CrashState, ...news: Record<string, unknown>[]) =>
  news.reduce<CrashState | undefined>(
    (at, body, id) => at && afterNews(at, { topic: 'game:crash', id, at: 2_000, ...body }, 1_500),
    state,
  );

test('who bets sits down, and who cashes out is shown where they left', () => {
  const state = hear(
    fromHouse(told, 900),
    { kind: 'bets', round: '7', bets: [{ id: '12', name: 'be***n', stake: 2 }] },
    { kind: 'cashouts', round: '7', cashouts: [{ id: '12', multiplier: 1.5, payout: 3 }] },
  )!;
  expect(state.seats.get('7')).toMatchObject([
    { id: '11', stake: money('5') },
    { id: '12', out: { multiplier: 1.5, payout: money('3') } },
  ]);
});

test('a bet for the next round is seated when that round opens', () => {
  const state = hear(
    fromHouse(told, 900),
    { kind: 'bets', round: '8', bets: [{ id: '13', name: 'ca***o', stake: 1 }] },
    { kind: 'crash', round: '7', multiplier: 2.5, hash: 'h7', crashedAt: 20_000 },
    { kind: 'opening', round: '8', number: 8, startsAt: 30_000, previousHash: 'h7' },
  )!;
  expect(state.past[0]).toMatchObject({ round: '7', multiplier: 2.5, hash: 'h7' });
  expect(state.round).toMatchObject({ round: '8', startsAt: 30_000 });
  expect(state.seats.get('8')).toHaveLength(1);
  expect(state.aheadMs).toBe(500);
});

test('news that makes no sense without what was missed asks for the whole', () => {
  expect(hear(fromHouse(told, 900), { kind: 'start', round: '9', startsAt: 1 })).toBeUndefined();
  expect(hear(fromHouse(told, 900), {})).toBeUndefined();
});
