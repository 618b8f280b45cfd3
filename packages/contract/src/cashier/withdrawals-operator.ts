import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { operatorFile, paged, period, whose } from './parts.ts';
import { withdrawal, withdrawalState } from './withdrawals.ts';

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

export const saveProof = call({
  method: 'POST',
  path: '/ops/cashier/proofs',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'upload',
  summary: 'Takes a picture that shows that the house has paid; it is named with the next step.',
  input: nothing,
  value: z.object({ fileId: idText }),
});

const withdrawalRow = z.object({
  ...withdrawal.shape,
  memberId: z.int(),
  username: z.string(),
  hints: z.array(z.string()),
  timeline: z.array(
    z.object({
      state: withdrawalState,
      /** An operator by name; `member` and `clock` as they are. */
      by: z.string(),
      note: z.string(),
      amount: z.nullable(amount),
      proofIds: z.array(z.string()),
      at: instant,
    }),
  ),
});

export const listWithdrawals = call({
  method: 'GET',
  path: '/ops/cashier/withdrawals',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: 'Withdrawals by queue, state, member or number, with hints of risk and who did what.',
  input: z.object({
    queue: z.optional(withdrawalQueue),
    state: z.optional(withdrawalState),
    withdrawId: z.optional(idText),
    ...whose,
    ...period,
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(withdrawalRow),
});

/** What is looked at before a withdrawal is let go. */
export const withdrawalChecks = [
  'NAME',
  'TURNOVER',
  'PLAY',
  'USUAL',
  'PROFIT',
  'ACCOUNT',
  'DEVICE',
  'VELOCITY',
  'CASE',
] as const;

export const showChecks = call({
  method: 'GET',
  path: '/ops/cashier/withdrawals/:withdrawId/checks',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary:
    'What speaks for a withdrawal and what against it, and what happened since the last one.',
  input: z.object({ withdrawId: idText }),
  value: z.object({
    checks: z.array(
      z.object({
        check: z.enum(withdrawalChecks),
        /** Unknown: there is nothing to compare it with yet. */
        result: z.enum(['GOOD', 'LOOK', 'UNKNOWN']),
        /** How many others, times or per cent, as the check counts. */
        count: z.nullable(z.number()),
        amount: z.nullable(amount),
      }),
    ),
    since: z.object({
      /** Of the last payout that arrived; null: this is the first one. */
      lastAt: z.nullable(instant),
      deposits: amount,
      bets: amount,
      /** What games brought or took, as the member sees it. */
      net: amount,
      bonuses: amount,
      balance: amount,
    }),
  }),
});

export const showPayee = call({
  method: 'POST',
  path: '/ops/cashier/withdrawals/:withdrawId/payee',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'write',
  summary:
    'Holder and whole number of the account to be paid to, for a payout by hand; each look is on record.',
  input: z.object({ withdrawId: idText }),
  value: z.object({
    holder: z.string(),
    account: z.string(),
    bankCode: z.string(),
    network: z.nullable(z.string()),
    /** What is still to be paid. */
    amount,
  }),
});

/** Steps that say all by themselves: no reason is asked for. */
export const plainActions = ['review', 'approve', 'pay', 'disburse'] as const;

export const approveMany = call({
  method: 'POST',
  path: '/ops/cashier/withdrawals/approve',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'write',
  summary:
    'Approves several withdrawals, one after the other; large ones are put before a second person.',
  input: z.object({ withdrawIds: z.array(idText).check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({
    approved: z.int(),
    /** Put before a second person. */
    asked: z.int(),
    /** Decided by somebody else meanwhile, or already before a second person. */
    skipped: z.int(),
  }),
});

export const decideWithdrawal = call({
  method: 'POST',
  path: '/ops/cashier/withdrawals/:withdrawId',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'write',
  summary: 'One step of a withdrawal; letting a large one go is put before a second person.',
  input: z.object({
    withdrawId: idText,
    action: z.enum([
      'review',
      'approve',
      'reject',
      'cancel',
      'pay',
      'disburse',
      'fail',
      'payAgain',
      'refund',
      'force',
      'reopen',
    ] as const),
    /** Needed where a step says no, or takes something back. */
    note: z._default(text(300), ''),
    /** Pictures of the house's own payment. */
    proofIds: z._default(z.array(idText).check(z.maxLength(3)), []),
  }),
  value: z.object({ state: withdrawalState, approvalId: z.nullable(z.string()) }),
});

const batch = z.object({
  batchId: z.string(),
  state: z.enum(['PAYING', 'DONE']),
  count: z.int(),
  /** How many still wait for the bank's answer. */
  open: z.int(),
  sum: amount,
  /** SHA-256 of the file, in hex: what was sent to the bank is what was made here. */
  hash: z.string(),
  madeBy: z.string(),
  madeAt: instant,
});

export const makeBatch = call({
  method: 'POST',
  path: '/ops/cashier/payout-batches',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'write',
  summary: 'Puts approved withdrawals into one file for the bank; each goes into one file only.',
  input: z.object({
    /** None named: all that are approved, up to 1,000. */
    withdrawIds: z._default(z.array(idText).check(z.maxLength(1_000)), []),
    note: z._default(text(300), ''),
  }),
  value: batch,
});

export const listBatches = call({
  method: 'GET',
  path: '/ops/cashier/payout-batches',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: 'Payout files, newest first.',
  input: z.object(paged),
  value: pageOf(batch),
});

export const showBatch = call({
  method: 'GET',
  path: '/ops/cashier/payout-batches/:batchId',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: 'One payout file with its withdrawals; accounts are masked.',
  input: z.object({ batchId: idText }),
  value: z.object({
    ...batch.shape,
    rows: z.array(
      z.object({
        withdrawId: z.string(),
        username: z.string(),
        bankCode: z.string(),
        account: z.string(),
        amount,
        state: withdrawalState,
      }),
    ),
  }),
});

export const batchFile = call({
  method: 'GET',
  path: '/ops/cashier/payout-batches/:batchId/file',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'read',
  answer: 'file',
  summary: 'The CSV for the bank, with full account numbers; each download is on record.',
  input: z.object({ batchId: idText }),
  value: z.unknown(),
});

export const closeBatch = call({
  method: 'POST',
  path: '/ops/cashier/payout-batches/:batchId/close',
  audience: 'operator',
  right: 'cashier.withdrawals',
  class: 'write',
  summary: 'The bank has answered: those named failed, all others of the file were paid.',
  input: z.object({
    batchId: idText,
    failedIds: z._default(z.array(idText).check(z.maxLength(1_000)), []),
    /** Needed where one failed. */
    note: z._default(text(300), ''),
  }),
  value: z.object({ disbursed: z.int(), failed: z.int(), skipped: z.int() }),
});

export const withdrawalsFile = call({
  method: 'GET',
  path: '/ops/cashier/withdrawals.csv',
  ...operatorFile,
  summary: 'Withdrawals of a period as CSV, as the list is filtered, with names; accounts masked.',
  input: z.object({
    ...period,
    queue: z.optional(withdrawalQueue),
    withdrawId: z.optional(idText),
    ...whose,
  }),
  value: z.unknown(),
});
