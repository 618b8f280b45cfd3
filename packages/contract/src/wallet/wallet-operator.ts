import { z } from 'zod/mini';
import { amount, call, idNumber, idText, instant, instantInput, whole } from '../call.ts';
import { trailOf } from '../paging.ts';
import { codeTypes } from './wallet.ts';

/** The first row that is not as it must be, and the proof that found it. */
export const ledgerFault = z.object({ check: z.string(), row: z.string() });

export const listReconciliations = call({
  method: 'GET',
  path: '/ops/ledger/reconciliations',
  audience: 'operator',
  right: 'ledger.read',
  class: 'read',
  summary: 'The last proofs of the books, newest first; a fault names the first bad row.',
  input: z.object({ pageSize: z._default(whole(1, 100), 30) }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        startedAt: instant,
        endedAt: instant,
        transfers: z.int(),
        accounts: z.int(),
        fault: z.nullable(ledgerFault),
      }),
    ),
  }),
});

export const memberMovements = call({
  method: 'GET',
  path: '/ops/members/:memberId/movements',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary:
    "Every movement of a member's main wallet, newest first; a period is of 31 days at most.",
  input: z.object({
    memberId: idNumber,
    group: z._default(z.enum(codeTypes), ''),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    after: z.optional(idText),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: trailOf(
    z.object({
      id: z.string(),
      name: z.string(),
      amount,
      balanceAfter: amount,
      currency: z.string(),
      betId: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
