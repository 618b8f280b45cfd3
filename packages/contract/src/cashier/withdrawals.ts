import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, payment, requestId, text } from '../call.ts';
import { reportPeriod } from './parts.ts';

/** Paying out, and what the member says of what arrived. */
export const withdrawalStates = [
  'APPLIED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'PAY_FAILED',
  'DISBURSED',
  'DISPUTE',
  'PARTIAL_DISPUTE',
  'RECEIVED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'REFUNDED',
  'CANCELLED',
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalState = z.enum(withdrawalStates);

const kind = z.enum(['BC', 'EW', 'VW']);

export const withdrawSettings = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  audience: 'member',
  class: 'read',
  summary: 'Limits, hours and fees of withdrawals, and what is left of them today.',
  input: z.object({ groupId: z.optional(text(10)) }),
  value: z.object({
    allowWithdraw: z.enum(['Y', 'N']),
    minimumAmount: amount,
    maximumAmount: amount,
    /** The same for every kind of account here; older clients read them apart. */
    eWalletMinAmount: amount,
    eWalletMaxAmount: amount,
    virtualMinAmount: amount,
    virtualMaxAmount: amount,
    eWalletDailyWithdrawMaxCount: z.int(),
    virtualDailyWithdrawMaxCount: z.int(),
    /** Hour and minute of these instants count; equal: all day. */
    withdrawDateFrom: instant,
    withdrawDateTo: instant,
    /** The same as minutes of the platform's day. */
    hoursFrom: z.int(),
    hoursTo: z.int(),
    /** In per cent, taken instead of what is left to play: never here. */
    withdrawPenaltyCharge: z.literal(0),
    /** Any amount within the limits; older clients ask for each kind of account. */
    fixedAmountFlag: z.literal('N'),
    fixedWithdrawAmounts: z.array(amount),
    amountLimitFlag: z.literal('Y'),
    ewalletFixedAmountFlag: z.literal('N'),
    ewalletFixedWithdrawAmounts: z.array(amount),
    ewalletAmountLimitFlag: z.literal('Y'),
    virtualFixedAmountFlag: z.literal('N'),
    virtualFixedWithdrawAmounts: z.array(amount),
    virtualAmountLimitFlag: z.literal('Y'),
    /** What operators wrote for members, in the caller's language; empty where they wrote nothing. */
    withdrawTimeMsg: z.string(),
    withdrawExceedChargeMsg: z.string(),
    eWalletWithdrawExceedChargeMsg: z.string(),
    virtualWalletWithdrawExceedChargeMsg: z.string(),
    precautionNote: z.string(),
    maxTransactionTimes: z.int(),
    remainingTransactionTimes: z.int(),
    remainingWithdrawAmount: amount,
    freeTimesLeft: z.int(),
    minutesToConfirm: z.int(),
    turnoverLeft: amount,
    c2cEnabled: z.enum(['Y', 'N']),
    /** Whether a code is asked for: never, always, or from an amount on. */
    mobileVerificationType: z.enum(['NEVER', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']),
    mobileVerificationWithdrawAmount: amount,
    /** Where such a code goes; null: nothing is proved yet. */
    codeChannel: z.nullable(z.enum(['sms', 'mail'])),
  }),
});

export const withdrawCharges = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCalculatedWithdrawCharges',
  audience: 'member',
  class: 'read',
  summary: 'The fee of a withdrawal of this amount, now.',
  input: z.object({ withdrawAmount: payment, withdrawType: z.optional(kind) }),
  value: amount,
});

const step = z.object({
  state: z.string(),
  note: z.string(),
  amount: z.nullable(amount),
  proofIds: z.array(z.string()),
  at: instant,
});

export const withdrawal = z.object({
  withdrawId: z.string(),
  state: withdrawalState,
  withdrawType: kind,
  bankCode: z.string(),
  account: z.string(),
  amount,
  fee: amount,
  receivedAmount: amount,
  remainingAmount: amount,
  refundedAmount: amount,
  appliedAt: instant,
  disbursedAt: z.nullable(instant),
  /** Until then the member may say what arrived; afterwards it counts as received. */
  confirmBy: z.nullable(instant),
  endedAt: z.nullable(instant),
  timeline: z.array(step),
});

export const withdraw = call({
  method: 'POST',
  path: '/wps/v2/transaction/withdraw',
  also: [{ path: '/wps/transaction/withdraw' }],
  audience: 'member',
  class: 'money',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Asks for a withdrawal to one of the own payout accounts.',
  input: z.object({
    requestId: z.optional(requestId),
    check: z.optional(text(10)),
    amount: payment,
    bankCardId: idText,
    password: text(64),
    /** The code of the second factor, where the brand wants one. */
    verificationCode: z.optional(text(4000)),
    /** The code sent to the proved mobile or mail (purpose 9), where the brand wants one. */
    contactCode: z.optional(text(12)),
  }),
  value: withdrawal,
});

export const withdrawalsToConfirm = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  audience: 'member',
  class: 'read',
  summary: 'Own withdrawals that were paid and wait for the word that they arrived.',
  input: nothing,
  value: z.object({ list: z.array(withdrawal) }),
});

export const confirmReceipt = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  audience: 'member',
  class: 'money',
  summary: 'Says what arrived of a withdrawal: all, a part or nothing, the latter two with proof.',
  input: z.object({
    requestId: z.optional(requestId),
    withdrawId: idText,
    action: z.enum(['RECEIVED', 'PARTIAL', 'NOT_RECEIVED']),
    receivedAmount: z.optional(payment),
    proofIds: z._default(z.array(idText), []),
  }),
  value: withdrawal,
});

export const withdrawReport = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawTransactionReport',
  also: [{ path: '/wps/report/withdrawTransaction' }],
  audience: 'member',
  class: 'report',
  summary: 'Own withdrawals with their timelines, newest first.',
  input: z.object({ ...reportPeriod, state: z.optional(withdrawalState) }),
  value: z.object({
    records: z.array(withdrawal),
    footer: z.array(z.object({ amount })),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});
