import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idNumber,
  idText,
  instant,
  pageNumber,
  pageSize,
  payment,
  text,
  whole,
} from '../call.ts';
import { depositStates } from './deposits.ts';
import { depositQueue, withdrawalQueue } from './queues.ts';
import { withdrawal, withdrawalState } from './withdrawals.ts';

/** What operators see and do about money that comes in and goes out. */
const reason = text(300, 3);
const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));
/** Parts per million: up to all of it. */
const share = z.int().check(z.gte(0), z.lte(1_000_000));
/** Parts per million of what is paid: up to a hundred times as much. */
const worth = z.int().check(z.gte(1), z.lte(100_000_000));

const asked = z.object({ approvalId: z.nullable(z.string()) });

const channel = {
  method: code,
  name: text(80, 1),
  gateway: z.nullable(code),
  least: payment,
  most: payment,
  step: payment,
  fixedAmounts: z.array(payment).check(z.maxLength(20)),
  feeRate: share,
  bonusRate: share,
  rate: worth,
  confirmations: whole(0, 1_000),
  minutes: whole(1, 1_440),
  account: z.record(code, text(200)),
  note: text(300),
  isOpen: z.boolean(),
  sort: whole(0, 10_000),
};

export const listChannels = call({
  method: 'GET',
  path: '/ops/cashier/channels',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: 'Every way to pay in, open or not.',
  input: z.object({}),
  value: z.object({
    list: z.array(z.object({ code: z.string(), ...channel, version: z.int() })),
    /** What a channel may be, and who may stand behind it. */
    methods: z.array(z.object({ code: z.string(), name: z.string() })),
    gateways: z.array(z.string()),
  }),
});

export const saveChannel = call({
  method: 'PUT',
  path: '/ops/cashier/channels/:code',
  audience: 'operator',
  right: 'cashier.settings',
  class: 'write',
  summary:
    'Adds a way to pay in, or changes one: version 0 adds. Where money goes and what it is worth waits for a second person.',
  input: z.object({ code, ...channel, version: whole(0, 1_000_000) }),
  /** Where a second person was asked; all else of a known channel holds at once. */
  value: asked,
});

const depositRow = z.object({
  depositId: z.string(),
  memberId: z.int(),
  username: z.string(),
  channel: z.string(),
  method: z.string(),
  state: z.enum(depositStates),
  asked: amount,
  shown: amount,
  received: z.nullable(amount),
  credited: z.nullable(amount),
  fee: amount,
  bonus: amount,
  /** What one unit that is paid is worth, in parts per million. */
  rate: z.int(),
  externalId: z.nullable(z.string()),
  proofIds: z.array(z.string()),
  remark: z.string(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
});

export const listDeposits = call({
  method: 'GET',
  path: '/ops/cashier/deposits',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: 'Deposits by queue, state, member or number: what waits oldest first, the rest newest.',
  input: z.object({
    queue: z.optional(depositQueue),
    state: z.optional(z.enum(depositStates)),
    channel: z.optional(code),
    depositId: z.optional(idText),
    memberId: z.optional(idNumber),
    page: pageNumber,
    size: pageSize,
  }),
  value: z.object({ list: z.array(depositRow), totalPages: z.int(), totalCount: z.int() }),
});

export const failDeposit = call({
  method: 'POST',
  path: '/ops/cashier/deposits/:depositId/fail',
  audience: 'operator',
  right: 'cashier.deposits',
  class: 'write',
  summary: 'Ends a deposit whose money was not found.',
  input: z.object({ depositId: idText, reason }),
  value: done,
});

const paymentRow = z.object({
  paymentId: z.string(),
  channel: z.string(),
  externalId: z.string(),
  amount,
  confirmations: z.int(),
  /** The order it names, or the one that it would fit. */
  depositId: z.nullable(z.string()),
  note: z.string(),
  arrivedAt: instant,
  matchedAt: z.nullable(instant),
  matchedBy: z.nullable(z.string()),
});

export const listPayments = call({
  method: 'GET',
  path: '/ops/cashier/payments',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: 'Money that arrived; unmatched: what nobody was credited with yet.',
  input: z.object({
    unmatched: z._default(z.enum(['yes', 'no']), 'yes'),
    channel: z.optional(code),
    page: pageNumber,
    size: pageSize,
  }),
  value: z.object({ list: z.array(paymentRow), totalPages: z.int(), totalCount: z.int() }),
});

const arrival = z.enum(['NOTED', 'CREDITED', 'CONFIRMING', 'HELD', 'REPEATED']);

export const recordPayment = call({
  method: 'POST',
  path: '/ops/cashier/payments',
  audience: 'operator',
  right: 'cashier.deposits',
  class: 'write',
  summary:
    'Enters what the bank says arrived; the order with the same amount is credited, a large one by two people.',
  input: z.object({ channel: code, externalId: text(80, 1), amount: payment, note: text(200) }),
  value: z.extend(asked, { result: arrival }),
});

export const matchPayment = call({
  method: 'POST',
  path: '/ops/cashier/payments/:paymentId/match',
  audience: 'operator',
  right: 'cashier.deposits',
  class: 'write',
  summary:
    'Credits an arrived payment to the order it belongs to, late or not; a large one by two people.',
  input: z.object({ paymentId: idText, depositId: idText, reason }),
  value: asked,
});

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
  summary: 'Lets a member off what is left of one requirement.',
  input: z.object({ id: idText, reason }),
  value: done,
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
    memberId: z.optional(idNumber),
    page: pageNumber,
    size: pageSize,
  }),
  value: z.object({ list: z.array(withdrawalRow), totalPages: z.int(), totalCount: z.int() }),
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
      ...['review', 'approve', 'reject', 'cancel', 'pay', 'disburse', 'fail'],
      ...['payAgain', 'refund', 'force', 'reopen'],
    ] as const),
    note: text(300, 1),
    /** Pictures of the house's own payment. */
    proofIds: z._default(z.array(idText).check(z.maxLength(3)), []),
  }),
  value: z.object({ state: withdrawalState, approvalId: z.nullable(z.string()) }),
});
