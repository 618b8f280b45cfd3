import { z } from 'zod/mini';
import { amount, call, idNumber, instant, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { paged, reason } from './parts.ts';

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

export const listAdjustments = call({
  method: 'GET',
  path: '/ops/cashier/adjustments',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: 'Adjustments that were agreed to and booked, newest first.',
  input: z.object({ memberId: z.optional(idNumber), ...paged }),
  value: pageOf(
    z.object({
      id: z.string(),
      memberId: z.int(),
      username: z.string(),
      amount,
      multiple: z.int(),
      reason: z.string(),
      askedBy: z.string(),
      decidedBy: z.string(),
      approvalId: z.string(),
      at: instant,
    }),
  ),
});
