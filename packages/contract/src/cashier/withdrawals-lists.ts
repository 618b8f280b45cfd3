import { z } from 'zod/mini';
import { amount, call, instant, nothing, text } from '../call.ts';

/** Short lists that older clients ask for by their own names. */
const list = { method: 'GET', audience: 'member', class: 'read' } as const;

const relay = (name: string) => `/wps/relay/MCSFE_${name}`;

const kind = z.enum(['BC', 'EW', 'VW']);

export const withdrawMethods = call({
  ...list,
  path: relay('getWithdrawMethods'),
  summary: 'Where withdrawals can go: bank cards, e-wallets and wallets of coins.',
  input: nothing,
  value: z.array(
    z.object({
      code: kind,
      displayName: z.string(),
      methodGroupType: z.enum(['B', 'E', 'V']),
      /** How many such accounts the caller has. */
      accounts: z.int(),
    }),
  ),
});

export const withdrawAccounts = call({
  ...list,
  path: relay('getWithdrawAccountInfo'),
  summary: 'Own payout accounts, and what is left of the limits today.',
  input: z.object({ groupId: z.optional(text(10)) }),
  value: z.object({
    cards: z.array(
      z.object({
        bankCardId: z.string(),
        bankCode: z.string(),
        bankName: z.string(),
        /** Masked. */
        account: z.string(),
        holder: z.string(),
        cardType: kind,
        isWithdrawActive: z.boolean(),
        /** A new account waits until then. */
        usableAt: instant,
        /** No bank is closed for a while here. */
        maintenanceStartTime: z.null(),
        maintenanceEndTime: z.null(),
      }),
    ),
    minWithdrawal: amount,
    maxWithdrawal: amount,
    maxTransactionTimes: z.int(),
    remainingTransactionTimes: z.int(),
    remainingWithdrawAmount: amount,
    /** One count and one sum for all kinds of accounts; older clients read them apart. */
    remainingEWalletWithdrawAmount: amount,
    remainingEwalletWithdrawCounts: z.int(),
    remainingVirtualWithdrawAmount: amount,
    remainingVirtualTransactionTimes: z.int(),
  }),
});

export const bankTemplate = call({
  ...list,
  path: relay('getBankTemplate'),
  summary: 'What is asked for when an account to be paid out to is added, by its kind.',
  input: z.object({ bankCode: z.optional(text(40)) }),
  value: z.array(
    z.object({
      cardType: kind,
      fields: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    }),
  ),
});

export const provinces = call({
  ...list,
  path: '/wps/member/bankCard/provinces',
  summary: 'The provinces of bank branches, as operators listed them; none where no bank asks.',
  input: nothing,
  value: z.array(z.object({ provinceCode: z.string(), provinceName: z.string() })),
});
