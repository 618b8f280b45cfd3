import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing } from '../call.ts';
import { depositStates } from './deposits.ts';
import { withdrawalState } from './withdrawals.ts';

/** What waits at the cashier's desks, and the pictures that prove who paid whom. */
export const depositQueues = {
  open: ['CREATED', 'WAITING_PAYMENT'],
  confirming: ['CONFIRMING'],
  credited: ['SUCCESS', 'ADJUSTED_SUCCESS'],
  ended: ['EXPIRED', 'CANCELLED', 'FAILED'],
} as const satisfies Record<string, readonly (typeof depositStates)[number][]>;
export type DepositQueue = keyof typeof depositQueues;
export const depositQueue = z.enum(Object.keys(depositQueues) as [DepositQueue, ...DepositQueue[]]);

export const withdrawalQueues = {
  waiting: ['APPLIED', 'RISK_REVIEW'],
  approved: ['APPROVED'],
  paying: ['PAYING'],
  failed: ['PAY_FAILED'],
  receipt: ['DISBURSED'],
  disputed: ['DISPUTE', 'PARTIAL_DISPUTE'],
  received: ['RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED'],
  returned: ['REFUNDED', 'CANCELLED'],
} as const satisfies Record<string, readonly z.core.output<typeof withdrawalState>[]>;
export type WithdrawalQueue = keyof typeof withdrawalQueues;
export const withdrawalQueue = z.enum(
  Object.keys(withdrawalQueues) as [WithdrawalQueue, ...WithdrawalQueue[]],
);

const waiting = { count: z.int(), sum: amount, oldestAt: z.nullable(instant) };

export const deskCounts = call({
  method: 'GET',
  path: '/ops/cashier/counts',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: 'How much waits in each open state of deposits and withdrawals, and since when.',
  input: nothing,
  value: z.object({
    deposits: z.array(z.object({ state: z.enum(depositStates), ...waiting })),
    withdrawals: z.array(z.object({ state: withdrawalState, ...waiting })),
    /** Money that arrived and was credited to nobody yet. */
    payments: z.object(waiting),
    cases: z.int(),
  }),
});

export const showProof = call({
  method: 'GET',
  path: '/ops/cashier/proofs/:of/:id/:fileId',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  answer: 'file',
  summary: 'A picture that a deposit or a withdrawal names as proof; each look is on record.',
  input: z.object({ of: z.enum(['deposit', 'withdrawal']), id: idText, fileId: idText }),
  value: z.unknown(),
});

export const keepProof = call({
  method: 'POST',
  path: '/ops/cashier/proofs',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'upload',
  summary: 'Takes a picture that shows that the house has paid; it is named with the next step.',
  input: nothing,
  value: z.object({ fileId: idText }),
});
