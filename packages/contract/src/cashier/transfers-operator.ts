import { z } from 'zod/mini';
import { amount, call, idNumber, instant, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { paged, period, reason, whose } from './parts.ts';

export const askAdjustment = call({
  method: 'POST',
  path: '/ops/cashier/adjustments',
  audience: 'operator',
  right: 'cashier.adjust',
  class: 'write',
  summary: "Asks to change a member's balance; nothing moves until a second person agrees.",
  input: z.object({
    memberId: idNumber,
    /** Below zero takes away. */
    amount: amount.check(z.refine((units) => units !== 0n && units % 100n === 0n)),
    /** How often a credit must be played; the brand's own multiple where none is named. */
    multiple: z.optional(whole(0, 100)),
    reason,
  }),
  value: z.object({ approvalId: z.string() }),
});

const adjustment = z.object({
  id: z.string(),
  memberId: z.int(),
  username: z.string(),
  amount,
  /** By the desk; stakes returned to somebody who was too young; or when the house was opened. */
  cause: z.enum(['DESK', 'UNDER_AGE', 'OPENING']),
  /** Of those by the desk: how often it must be played, why, and who asked and agreed. */
  multiple: z.nullable(z.int()),
  reason: z.string(),
  askedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  approvalId: z.nullable(z.string()),
  at: instant,
});

export const listAdjustments = call({
  method: 'GET',
  path: '/ops/cashier/adjustments',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary:
    'Every balance that was changed by hand, as the ledger has it, newest first, with the sums.',
  input: z.object({ ...whose, ...period, ...paged }),
  value: z.extend(
    pageOf(adjustment),
    /** Of all that the filters find: what the daily cash says of the same days. */
    { added: amount, taken: amount },
  ),
});
