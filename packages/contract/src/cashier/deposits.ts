import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, payment, requestId, text } from '../call.ts';
import { relay, reportPeriod } from './parts.ts';

/** Paying in: the ways, the order, and what became of it. */
export const depositStates = [
  'CREATED',
  'WAITING_PAYMENT',
  'CONFIRMING',
  'SUCCESS',
  'ADJUSTED_SUCCESS',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
] as const;

const depositState = z.enum(depositStates);

const channelCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

export const depositSettings = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  audience: 'member',
  class: 'read',
  summary: 'Whether paying in is open, and how often the caller has done it.',
  input: nothing,
  value: z.object({
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: z.int(),
    /** What operators wrote for members, in the caller's language. */
    depositInfo: z.string(),
  }),
});

const channel = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  mcsBankCode: z.string(),
  minAmount: amount,
  maxAmount: amount,
  step: amount,
  fixedAmounts: z.array(amount),
  /** In per cent. */
  feePercent: z.string(),
  bonusPercent: z.string(),
  /** What one unit that is paid is worth. */
  rate: z.string(),
  isRedirect: z.boolean(),
  note: z.string(),
  banks: z.array(z.object({ bankCode: z.string(), bankType: z.string() })),
});

export const depositChannels = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  audience: 'member',
  class: 'read',
  summary: 'The open ways to pay in, by method.',
  input: nothing,
  value: z.record(z.string(), z.object({ channels: z.array(channel) })),
});

export const depositMethods = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositMethods',
  audience: 'member',
  class: 'read',
  summary: 'The methods by code, for filters.',
  input: nothing,
  value: z.array(z.object({ code: z.string(), displayName: z.string() })),
});

export const depositOrder = z.object({
  depositId: z.string(),
  state: depositState,
  channel: z.string(),
  method: z.string(),
  requestedAmount: amount,
  /** What to pay, to the cent. */
  shownAmount: amount,
  receivedAmount: z.nullable(amount),
  fee: amount,
  bonus: amount,
  creditedAmount: z.nullable(amount),
  rate: z.string(),
  account: z.record(z.string(), z.string()),
  redirectUrl: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  proofIds: z.array(z.string()),
  /** What was chosen with the order; empty where nothing was. */
  promotionId: z.string(),
});

export const postDeposit = call({
  method: 'POST',
  ...relay('postDeposit'),
  also: [
    ...[
      'depositByLaunchUrl',
      'depositByQRImageUrl',
      'depositVirtualWallet',
      'depositByGCash',
      'depositByVipGeneral',
      'c2cDeposit',
      'manualTransferByRemark',
      'manualTransferGeneric',
      'manualTransferByAccountName',
      'manualTransferByBankCard',
      'manualTransferByTransactionId',
      'manualTransferAlipay',
      'manualTransferWechat',
    ].map(relay),
    ...['pg', 'mt', 'ma', 'qr'].map((way) => ({ path: `/wps/transaction/deposit/${way}` })),
  ],
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Asks to pay in: answers what to pay, where, and until when.',
  input: z.object({
    requestId: z.optional(requestId),
    amount: payment,
    vendorId: channelCode,
    payeeName: z.optional(text(80)),
    /** A promotion for deposits, joined with the order; empty and 0 are none. */
    promotionId: z.nullish(z.union([text(20), z.number()])),
  }),
  value: depositOrder,
});

export const deposit = call({
  method: 'GET',
  ...relay('getDepositConfirmationDetail'),
  audience: 'member',
  class: 'read',
  summary: 'One own deposit as it stands.',
  input: z.object({ depositId: idText }),
  value: depositOrder,
});

export const cancelDeposit = call({
  method: 'POST',
  ...relay('cancelDeposit'),
  also: [relay('cancelC2CDeposit')],
  audience: 'member',
  class: 'write',
  summary: 'Gives up a deposit that was not paid yet.',
  input: z.object({ depositId: idText }),
  value: depositOrder,
});

export const paidDeposit = call({
  method: 'POST',
  ...relay('createDepositTask'),
  audience: 'member',
  class: 'write',
  summary: 'Says that a deposit was paid: the desk looks for it.',
  input: z.object({ depositId: idText, proofIds: z._default(z.array(idText), []) }),
  value: depositOrder,
});

/** As text, a picture of 5 MB takes a third more, and a little around it. */
export const SLIP_BODY_BYTES = 7 * 1024 * 1024;

export const depositSlip = call({
  method: 'POST',
  ...relay('uploadDepositEncodedImage'),
  audience: 'member',
  class: 'upload',
  summary:
    'Adds a picture of the payment (png or jpg as a data URL, at most 5 MB) to an open deposit, and so says that it was paid.',
  input: z.object({
    depositId: idText,
    /** A data URL, or its content alone; what it says of its type is not believed. */
    image: z.string().check(z.minLength(1), z.maxLength(SLIP_BODY_BYTES)),
    uploadDepositRemarks: z._default(text(200), ''),
  }),
  value: depositOrder,
});

export const remindDeposit = call({
  method: 'POST',
  ...relay('initiateReminder'),
  audience: 'member',
  class: 'write',
  summary: 'Asks the desk to look for a deposit that was said to be paid.',
  input: z.object({ depositId: idText }),
  value: depositOrder,
});

export const noteReference = call({
  method: 'POST',
  ...relay('updateDepositReference'),
  audience: 'member',
  class: 'write',
  summary: "The bank's own reference of a payment, by which the desk finds it.",
  input: z.object({ depositId: idText, reference: text(80, 1) }),
  value: depositOrder,
});

const signed = {
  timestamp: z.int(),
  /** Hex HMAC-SHA256 over timestamp.depositId.externalId.status.amount.confirmations */
  signature: z.string().check(z.maxLength(128)),
};

export const gatewayCallback = call({
  method: 'POST',
  path: '/wps/cashier/gateways/:gateway/callback',
  audience: 'anyone',
  class: 'write',
  summary: 'A payment gateway says what became of a payment; each payment counts once.',
  input: z.object({
    gateway: channelCode,
    depositId: idText,
    externalId: text(80, 1),
    status: z.enum(['opened', 'paid']),
    amount: payment,
    confirmations: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    ...signed,
  }),
  value: z.object({ result: z.enum(['NOTED', 'CREDITED', 'CONFIRMING', 'HELD', 'REPEATED']) }),
});

export const depositReport = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositTransactionReport',
  also: [{ path: '/wps/report/depositTransaction' }],
  audience: 'member',
  class: 'report',
  summary: 'Own deposits, newest first.',
  input: z.object({
    ...reportPeriod,
    depositType: z._default(text(20), ''),
    depositState: z._default(text(20), ''),
  }),
  value: z.object({
    list: z.array(
      z.object({
        depositId: z.string(),
        depositMethod: z.string(),
        methodCode: z.string(),
        depositDate: instant,
        actualDepositDate: z.nullable(instant),
        requestedAmount: amount,
        /** What to pay, to the cent. */
        shownAmount: amount,
        amount,
        reimbursementAmount: amount,
        customerBankCharge: amount,
        promotionId: z.string(),
        /** In the caller's language. */
        promotionName: z.string(),
        refId: z.string(),
        remark: z.string(),
        /** 2 approved, 3 cancelled, 4 pending, 5 new, 6 rejected, 7 expired. */
        state: z.int(),
        stateCode: depositState,
        /**
         * What became of "I have paid": NA it was not said, MA a picture of the payment is wanted,
         * AC the payment is being looked for, A it was found, R it was not.
         */
        accelerationStatus: z.enum(['NA', 'AC', 'MA', 'A', 'R']),
        depositSlip: z.enum(['Y', 'N']),
      }),
    ),
    footer: z.object({ amount }),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});
