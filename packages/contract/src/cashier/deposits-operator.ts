import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idText,
  instant,
  pageNumber,
  pageSize,
  payment,
  text,
  whole,
} from '../call.ts';
import { pageOf } from '../paging.ts';
import { depositStates } from './deposits.ts';
import { approvalAsked, operatorFile, period, reason, whose } from './parts.ts';

/** What waits at the cashier's desks, and the pictures that prove who paid whom. */
export const depositQueues = {
  open: ['CREATED', 'WAITING_PAYMENT'],
  confirming: ['CONFIRMING'],
  credited: ['SUCCESS', 'ADJUSTED_SUCCESS'],
  ended: ['EXPIRED', 'CANCELLED', 'FAILED'],
} as const satisfies Record<string, readonly (typeof depositStates)[number][]>;

export type DepositQueue = keyof typeof depositQueues;

export const depositQueue = z.enum(Object.keys(depositQueues) as [DepositQueue, ...DepositQueue[]]);

const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** Parts per million: up to all of it. */
const share = z.int().check(z.gte(0), z.lte(1_000_000));

/** Parts per million of what is paid: up to a hundred times as much. */
const worth = z.int().check(z.gte(1), z.lte(100_000_000));

/** What is shown to whoever pays: bank, holder, number, address, network … */
export const payAccount = z.record(code, text(200));

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
  account: payAccount,
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
  value: approvalAsked,
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
  /** Who said they would pay, for whoever matches; null: not said, or not for this operator. */
  payer: z.nullable(z.string()),
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
    /** Only those that nothing was credited for yet. */
    uncredited: z.optional(z.enum(['yes'])),
    ...whose,
    ...period,
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(depositRow),
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
  /** Who entered it; null: a gateway told of it. */
  enteredBy: z.nullable(z.string()),
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
    /** The bank's reference, or its beginning. */
    externalId: z.optional(text(80)),
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(paymentRow),
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
  value: z.extend(approvalAsked, { result: arrival }),
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
  value: approvalAsked,
});

export const removePayment = call({
  method: 'POST',
  path: '/ops/cashier/payments/:paymentId/remove',
  audience: 'operator',
  right: 'cashier.deposits',
  class: 'write',
  summary:
    'Takes a payment that was entered by mistake and credited to nobody off the list, by two people.',
  input: z.object({ paymentId: idText, reason }),
  value: approvalAsked,
});

export const depositsFile = call({
  method: 'GET',
  path: '/ops/cashier/deposits.csv',
  ...operatorFile,
  summary: 'Deposits of a period as CSV, as the list is filtered, with names.',
  input: z.object({
    ...period,
    queue: z.optional(depositQueue),
    channel: z.optional(code),
    depositId: z.optional(idText),
    ...whose,
  }),
  value: z.unknown(),
});
