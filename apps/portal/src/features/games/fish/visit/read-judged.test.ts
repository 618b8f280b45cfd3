import { fish as contract } from '@baize/contract';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { readJudged } from './read-judged.ts';
import type { Judged } from './shooter.ts';

const empty: Judged = {
  now: 1_763_582_400_000,
  results: [],
  refused: [],
  closed: [],
  pending: 0n,
  balance: money('90.25'),
  againInMs: 240,
};

const full: Judged = {
  ...empty,
  results: [
    { magazineId: '7', n: 1, outcome: 'flies', caught: [], pots: [] },
    {
      magazineId: '7',
      n: 2,
      outcome: 'caught',
      caught: [
        { seat: 1, bullet: '7.2', fishId: 40, worth: 12, pay: money('1.2'), takes: [41], at: 5 },
      ],
      pots: ['mini'],
    },
  ],
  refused: [{ magazineId: '7', n: 3 }],
  closed: [
    {
      magazineId: '6',
      cost: money('0.1'),
      bullets: 8,
      firstNonce: 17,
      loadedAt: 3,
      state: 'closed',
      fired: [1, 2],
      hit: [2],
      won: money('1234567890.1234'),
    },
  ],
  pending: money('1.2'),
};

test.each([['with nothing in it', empty] as const, ['with all that there is', full] as const])(
  'an answer %s is read by hand as its shape reads it',
  (_, judged) => {
    const told: unknown = JSON.parse(JSON.stringify(z.encode(contract.shoot.value, judged)));
    expect(readJudged(told)).toEqual(z.parse(contract.shoot.value, told));
    expect(readJudged(told)).toEqual(judged);
  },
);
