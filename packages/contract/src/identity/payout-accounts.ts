import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, text } from '../call.ts';
import { stepUp } from '../members/members.ts';

export const payoutKinds = ['BC', 'EW', 'VW'] as const;

export const payoutAccount = z.object({
  bankCardId: idText,
  cardType: z.enum(payoutKinds),
  bankCode: z.string(),
  bankName: z.string(),
  holder: z.string(),
  /** Masked: all but the last four characters. */
  account: z.string(),
  addedAt: instant,
  /** When the first withdrawal to it may be asked for. */
  usableAt: instant,
});

export const payoutAccounts = call({
  method: 'GET',
  path: '/wps/v2/member/bankCards',
  also: [{ path: '/wps/member/bankCard' }],
  audience: 'member',
  class: 'read',
  summary: 'Bank cards, e-wallets and crypto addresses for withdrawals, masked.',
  input: nothing,
  value: z.object({ list: z.array(payoutAccount) }),
});

export const addPayoutAccount = call({
  method: 'POST',
  path: '/wps/v2/member/bankCards',
  also: [{ method: 'PUT' }, { method: 'PUT', path: '/wps/member/bankCard' }],
  audience: 'member',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Adds a bank card, e-wallet or crypto address.',
  input: z.object({
    cardType: z.enum(payoutKinds),
    bankCode: text(40, 1),
    account: text(120, 1),
    holder: z.optional(text(200)),
    network: z.optional(text(20)),
    ...stepUp,
  }),
  value: payoutAccount,
});

export const removePayoutAccount = call({
  method: 'DELETE',
  path: '/wps/v2/member/bankCards/:bankCardId',
  audience: 'member',
  class: 'login',
  notWhileFrozen: true,
  summary: 'Removes a payout account.',
  input: z.object({ bankCardId: idText, ...stepUp }),
  value: done,
});

export const payoutAccountRules = call({
  method: 'GET',
  path: '/wps/v2/member/bankCards/bindConfig',
  audience: 'member',
  class: 'read',
  summary: 'How many payout accounts of each kind a member may have.',
  input: nothing,
  value: z.object({
    limits: z.record(z.string(), z.int()),
    waitHours: z.int(),
    networks: z.array(z.string()),
  }),
});

export const banks = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanks',
  also: [{ path: '/wps/system/withdrawBanks' }],
  audience: 'session',
  class: 'read',
  summary: 'The banks, e-wallets and coins that money can be paid out to.',
  input: nothing,
  value: z.array(
    z.object({
      bankCode: z.string(),
      bankName: z.string(),
      cardType: z.enum(payoutKinds),
      /** Of a coin: the chains it may travel on. */
      networks: z.optional(z.array(z.string())),
    }),
  ),
});
