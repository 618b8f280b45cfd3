import { games } from '@baize/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { assertTame } from '../../../platform/bodies/json.ts';
import { strictWhereAsked } from '../../../platform/serve/read-input.ts';
import { readQuickBet } from './quick-bet.ts';

const shape = strictWhereAsked(games.bet);

/** Mostly what a bet says, sometimes what just misses it, sometimes anything. */
const mostly = (good: unknown[], bad: unknown[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );

const bet = {
  requestId: mostly(['abcdefgh', 'a_b:c.d-1'], ['short', 'a b c d e f', 'x'.repeat(65)]),
  gameCode: mostly(['dice', 'a-b_c'], ['', 'x'.repeat(41), 'dice\u00e9']),
  stake: mostly(
    [1, '1.00', 0.01, '7'],
    [0.001, 0, -1, 1e11, '1e3', ' 1', '00000000000000000001.00'],
  ),
  choice: mostly([{}, { target: 49.5, side: 'under' }], [null, [], 'text']),
};
const requiredKeys = ['requestId', 'gameCode', 'stake'] as const;
const bets = fc.oneof(
  fc.record(bet, { requiredKeys: [...requiredKeys] }),
  fc.record(bet, { requiredKeys: [] }),
  fc.record({ ...bet, freeSpins: mostly(['7'], ['x']) }),
  fc.record({ ...bet, more: fc.jsonValue() }),
);

function isTame(said: unknown): boolean {
  try {
    assertTame(said);
    return true;
  } catch {
    return false;
  }
}

test('a bet that is read by hand is read as its shape reads it, and no other is', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(bets, fc.jsonValue()), (value) => {
      const said: unknown = JSON.parse(JSON.stringify(value));
      // Whatever could reach an object's own workings was refused before.
      if (!isTame(said)) return;
      const quick = readQuickBet(said);
      if (quick === undefined) return;
      read += 1;
      expect(quick).toEqual(z.parse(shape, said));
    }),
    { numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(100);
});
