import { z } from 'zod/mini';
import {
  amount,
  call,
  instant,
  instantInput,
  nothing,
  pageNumber,
  pageSize,
  payment,
  requestId,
  text,
  whole,
} from '../call.ts';

export const MAIN_WALLET_TYPE = 2;
/** Clients of 2017 know the main wallet by the name of the lotteries', for which it was first. */
export const MAIN_WALLET_2017 = 'LOTT';

const heldWallet = z.object({
  accountTypeId: z.int(),
  accountName: z.string(),
  displayName: z.string(),
  availBalance: amount,
  status: z.string(),
});

export const balance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  audience: 'session',
  class: 'read',
  summary: 'What the caller holds: main wallet, vendor wallets, and what is under way.',
  // 2 asks for the main wallet only.
  input: z.object({ typeId: z._default(whole(0, 99), 0), sync: z.optional(text(5)) }),
  value: z.object({
    sumBalance: amount,
    mainWalletBalance: amount,
    /** Withdrawals under way. */
    frozenBalance: amount,
    /** Stakes of bets that are not decided yet. */
    openStakes: amount,
    /** Moving between wallets: the vendor has not said yet what became of it. */
    inTransit: amount,
    balance: z.array(heldWallet),
    currency: z.string(),
    currencySymbol: z.string(),
    currencyPosition: z.enum(['F', 'B']),
  }),
});

export const balances = call({
  method: 'GET',
  path: '/wps/wallets/balance',
  audience: 'session',
  class: 'read',
  summary: 'The same in the form of 2017.',
  input: nothing,
  value: z.object({ balances: z.array(heldWallet) }),
});

export const wallets = call({
  method: 'GET',
  path: '/wps/wallets',
  audience: 'session',
  class: 'read',
  summary: 'Every wallet of the caller, in the form of 2017.',
  input: nothing,
  value: z.array(heldWallet),
});

/** A wallet is locked while its holder is frozen, or while a vendor has not said what became of a transfer. */
const walletLock = z.object({
  accountName: z.string(),
  accountTypeId: z.int(),
  isLocked: z.boolean(),
  lockStatus: z.enum(['LOCKED', 'UNLOCKED']),
});

export const walletLocks = call({
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  audience: 'session',
  class: 'read',
  summary: 'Which wallets of the caller are locked.',
  input: nothing,
  value: z.array(walletLock),
});

export const lockOfWallet = call({
  method: 'GET',
  path: '/wps/wallets/lockStatusByType',
  audience: 'session',
  class: 'read',
  summary:
    'Whether one wallet of the caller is locked, by its name or number; the main one unnamed.',
  input: z.object({
    accountName: z._default(text(32), ''),
    accountType: z._default(text(32), ''),
    accountTypeId: z._default(text(8), ''),
  }),
  value: walletLock,
});

export const transferLock = call({
  method: 'GET',
  path: '/wps/wallets/lockTransStatus',
  audience: 'session',
  class: 'read',
  summary: 'Whether transfers between wallets are locked for the caller.',
  input: nothing,
  value: z.object({ isLocked: z.boolean(), lockStatus: z.enum(['LOCKED', 'UNLOCKED']) }),
});

const transferStatus = z.enum(['SUCCESS', 'FAILED', 'UNKNOWN']);

const walletCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

export const transfer = call({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Moves whole amounts between the main wallet and a vendor wallet.',
  input: z.object({
    requestId: z.optional(requestId),
    from: walletCode,
    to: walletCode,
    amount: payment,
  }),
  value: z.object({ status: transferStatus, transferId: z.string(), mainWalletBalance: amount }),
});

const transferred = transfer.value;

/** The older names of the same; they send forms, and name a vendor's wallet as the balance lists it. */
const olderTransfer = {
  method: 'POST',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
} as const;

export const transferToMain = call({
  ...olderTransfer,
  path: '/wps/wallets/transferToMainWallet',
  summary: 'Brings an amount home from a vendor wallet, in the form of 2017.',
  input: z.object({ requestId: z.optional(requestId), accountName: walletCode, amount: payment }),
  value: transferred,
});

export const transferFromMain = call({
  ...olderTransfer,
  path: '/wps/wallets/transferFromMainWallet',
  summary: 'Moves an amount to a vendor wallet, in the form of 2017.',
  input: z.object({ requestId: z.optional(requestId), accountName: walletCode, amount: payment }),
  value: transferred,
});

export const transferBetween = call({
  ...olderTransfer,
  path: '/wps/wallets/transferSubToSubWallet',
  summary: 'Moves an amount from one vendor wallet to another, by way of the main wallet.',
  input: z.object({
    requestId: z.optional(requestId),
    fromAccountName: walletCode,
    toAccountName: walletCode,
    amount: payment,
  }),
  value: transferred,
});

export const recall = call({
  method: 'POST',
  path: '/wps/relay/GCS_walletReturn',
  audience: 'member',
  class: 'money',
  summary: 'Moves every vendor wallet that holds more than 1.00 back to the main wallet.',
  input: z.object({
    requestId: z.optional(requestId),
    customerId: z.optional(z.union([z.string(), z.number()])),
  }),
  value: z.object({
    results: z.array(
      z.object({
        vendor: z.string(),
        displayName: z.string(),
        amount,
        status: transferStatus,
      }),
    ),
    mainWalletBalance: amount,
  }),
});

export const merchantWallet = call({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  audience: 'session',
  class: 'read',
  summary: 'Which vendors keep a wallet of their own, and what the caller holds there.',
  input: z.object({ merchantCode: z.optional(text(40)) }),
  value: z.object({
    isSingle: z.union([z.literal(0), z.literal(1)]),
    vendors: z.array(
      z.object({
        vendor: z.string(),
        displayName: z.string(),
        type: z.literal('transfer'),
        balance: amount,
      }),
    ),
  }),
});

export const walletTypes = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWalletTypes',
  audience: 'session',
  class: 'read',
  summary:
    'Every wallet a member can have: the main one, and one at each vendor that keeps its own.',
  input: nothing,
  value: z.array(
    z.object({ accountTypeId: z.int(), accountName: z.string(), displayName: z.string() }),
  ),
});

/** Comma-separated whole numbers of a query. */
const idList = z.pipe(
  text(400).check(z.regex(/^(\d{1,6}(,\d{1,6})*)?$/)),
  z.transform((list: string) => list.split(',').filter(Boolean).map(Number)),
);

export const codeTypes = [
  '',
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const;

/** One of them, or several with commas between. */
const codeTypeList = text(200).check(
  z.refine((types) => types.split(',').every((type) => codeTypes.some((one) => one === type)), {
    error: 'codeTypes',
  }),
);

export const statement = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  also: [{ path: '/wps/report/transaction' }],
  audience: 'session',
  class: 'report',
  summary: 'The account record: every movement of the main wallet, or of points.',
  input: z.object({
    codeTypes: z._default(codeTypeList, ''),
    subordinateName: z.optional(text(40)),
    startTime: z.optional(instantInput),
    endTime: z.optional(instantInput),
    page: pageNumber,
    size: pageSize,
    language: z.optional(text(10)),
    txTypeIds: z.optional(idList),
    excludeTxTypeIds: z.optional(idList),
    /** Our own pages go on after the last row seen instead of counting pages. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    account: z._default(z.enum(['main', 'points']), 'main'),
  }),
  value: z.object({
    list: z.array(
      z.object({
        txId: z.string(),
        txTypeId: z.int(),
        txTypeName: z.string(),
        /** Our own code for the type, by which front ends find their words. */
        txTypeCode: z.string(),
        nameCn: z.string(),
        txTimeInTimestamp: instant,
        orderNo: z.string(),
        remark: z.string(),
        amount,
        currentAvailBalance: amount,
        customerName: z.string(),
      }),
    ),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    after: z.nullable(z.string()),
  }),
});

export const downlineStatement = call({
  ...statement,
  path: '/wps/report/downlineTransaction',
  also: [],
  summary: 'The account record of someone below the caller, in the form of 2017.',
  input: z.extend(statement.input, {
    subordinateName: z.optional(text(40)),
    username: z.optional(text(40)),
  }),
});
