import { z } from 'zod/mini';
import { call, instant, whole } from '../call.ts';

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
