import { z } from 'zod/mini';
import { call, instant, text } from '../call.ts';
import { issueStates } from './issues.ts';
import { gameCode, issueNumber } from './parts.ts';

export const showResult = call({
  method: 'GET',
  path: '/ops/lottery/games/:gameCode/issues/:number/result',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary:
    'What is entered of an issue that is drawn elsewhere, and by whom; never what others typed.',
  input: z.object({ gameCode, number: issueNumber }),
  value: z.object({
    state: z.enum(issueStates),
    revision: z.int(),
    printed: z.string(),
    drawsAt: instant,
    fields: z.array(
      z.object({
        code: z.string(),
        count: z.int(),
        digits: z.nullable(z.int()),
        highest: z.nullable(z.int()),
      }),
    ),
    /** Those who entered one since the last result; two that agree are the next. */
    entries: z.array(
      z.object({
        by: z.string(),
        /** Told by an outside source; what people type is compared with people only. */
        isSource: z.boolean(),
        enteredAt: instant,
        /** The own one, as it is read out; empty for those of others. */
        printed: z.string(),
      }),
    ),
  }),
});

/** Whether it waits for a second person, differs from what another entered, or is the result. */
export const resultStandings = ['waits', 'differs', 'taken'] as const;

export const enterResult = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/issues/:number/result',
  audience: 'operator',
  right: 'lottery.results',
  class: 'write',
  summary:
    'Enters what was drawn elsewhere. The same from a second person is the result; where one stands, it corrects it.',
  input: z.object({
    gameCode,
    number: issueNumber,
    /** By field, leading zeros written. */
    values: z.record(text(20, 1), z.array(text(8, 1)).check(z.maxLength(20))),
    /** Asked for where a result stands already. */
    reason: z._default(text(300), ''),
  }),
  value: z.object({ standing: z.enum(resultStandings) }),
});
