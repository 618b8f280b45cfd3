import { z } from 'zod/mini';
import {
  amount,
  call,
  idNumber,
  idText,
  instant,
  instantInput,
  pageNumber,
  pageSize,
  text,
  whole,
} from '../call.ts';
import { withdrawalState } from './withdrawals.ts';

/** What operators do to balances by hand, what leaves in batches, and the day's cash. */
const reason = text(300, 3);
const paged = { page: pageNumber, size: pageSize };
const counted = { totalPages: z.int(), totalCount: z.int() };

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
  value: z.object({
    list: z.array(
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
    ...counted,
  }),
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
    note: text(300, 1),
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
  value: z.object({ list: z.array(batch), ...counted }),
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
    note: text(300, 1),
  }),
  value: z.object({ disbursed: z.int(), failed: z.int(), skipped: z.int() }),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const sums = {
  deposits: amount,
  depositCount: z.int(),
  depositFees: amount,
  depositBonuses: amount,
  /** What members have in hand. */
  withdrawals: amount,
  withdrawalCount: z.int(),
  withdrawalFees: amount,
  adjustmentsAdded: amount,
  adjustmentsTaken: amount,
  /** Deposits less withdrawals: how the house's bank account moved. */
  bankNet: amount,
  /** The same by the ledger's own account of the bank; anything but bankNet is a fault. */
  bankLedger: amount,
};

export const dailyCash = call({
  method: 'GET',
  path: '/ops/cashier/reports/daily-cash',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: "What came in and went out by day of the platform, equal to the ledger's own account.",
  input: z.object({ from: day, to: day }),
  value: z.object({
    list: z.array(z.object({ day, ...sums })),
    footer: z.object(sums),
    /** Held for withdrawals under way, now. */
    held: amount,
  }),
});

const file = {
  class: 'report',
  answer: 'file',
  audience: 'operator',
  right: 'cashier.read',
} as const;
const period = { startDate: z.optional(instantInput), endDate: z.optional(instantInput) };

export const depositsFile = call({
  method: 'GET',
  path: '/ops/cashier/deposits.csv',
  ...file,
  summary: 'Deposits of a period as CSV.',
  input: z.object({ ...period, memberId: z.optional(idNumber) }),
  value: z.unknown(),
});

export const withdrawalsFile = call({
  method: 'GET',
  path: '/ops/cashier/withdrawals.csv',
  ...file,
  summary: 'Withdrawals of a period as CSV, accounts masked.',
  input: z.object({ ...period, memberId: z.optional(idNumber) }),
  value: z.unknown(),
});
