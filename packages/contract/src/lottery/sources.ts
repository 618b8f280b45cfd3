import { z } from 'zod/mini';
import { call, text } from '../call.ts';
import { drawDay, gameCode } from './parts.ts';

/** What an outside source says was drawn; `docs/results.md` describes it for those who send. */
const told = z.object({
  /** Made by the source: the same word again has the same id. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,36}$/)),
  game: gameCode,
  /** The day that the issue is named after, in the lottery's own country. */
  day: drawDay,
  /** By field, leading zeros written. */
  values: z.record(text(20, 1), z.array(text(8, 1)).check(z.maxLength(20))),
});

/**
 * Waits for a second source; is the result; says what the result says already; differs from another
 * source or from the result, so that people decide; was told before; or does not count.
 */
export const toldStatuses = ['waits', 'taken', 'agrees', 'differs', 'repeated', 'refused'] as const;

export const toldReasons = [
  'GAME_UNKNOWN',
  'DAY_UNKNOWN',
  'TOO_EARLY',
  'CALLED_OFF',
  'NOT_A_DRAW',
  'CONTENT_DIFFERS',
] as const;

export const tellResults = call({
  method: 'POST',
  path: '/lottery-results/v1/results',
  audience: 'vendor',
  class: 'vendor',
  whileClosed: true,
  summary: 'What an outside source says was drawn, signed; two sources that agree are the result.',
  input: z.object({ results: z.array(told).check(z.minLength(1), z.maxLength(50)) }),
  value: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        status: z.enum(toldStatuses),
        reason: z.nullable(z.enum(toldReasons)),
        /** The field that is wrong, where it is no draw. */
        field: z.nullable(z.string()),
      }),
    ),
  }),
});
