import { z } from 'zod/mini';
import { amount, call, idNumber, idText, instant } from '../call.ts';
import { reason } from './parts.ts';

/** What counts of each category, in per cent; all of it where none is named. */
export const turnoverWeights = z.record(z.string(), z.number());

export const listTurnover = call({
  method: 'GET',
  path: '/ops/cashier/members/:memberId/turnover',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: 'What a member must still play, credit by credit.',
  input: z.object({ memberId: idNumber }),
  value: z.object({
    left: amount,
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        amount,
        multiple: z.int(),
        required: amount,
        filled: amount,
        openedAt: instant,
        closedAt: z.nullable(instant),
        closedFor: z.nullable(z.string()),
      }),
    ),
  }),
});

export const waiveTurnover = call({
  method: 'POST',
  path: '/ops/cashier/turnover/:id/waive',
  audience: 'operator',
  right: 'cashier.adjust',
  class: 'write',
  summary: 'Asks to let a member off what is left of one requirement; a second person decides.',
  input: z.object({ id: idText, reason }),
  value: z.object({ approvalId: z.string() }),
});
