import { z } from 'zod/mini';
import { amount, call, nothing, text } from '../call.ts';

/** Short lists that older clients ask for by their own names. */
const list = { method: 'GET', audience: 'member', class: 'read' } as const;

const relay = (name: string) => `/wps/relay/MCSFE_${name}`;

export const fixedAmounts = call({
  ...list,
  path: relay('getFixedAmounts'),
  summary: 'Ways to pay in that take certain amounts only.',
  input: nothing,
  value: z.array(z.object({ vendorId: z.string(), fixedAmounts: z.array(amount) })),
});

export const depositPromotions = call({
  ...list,
  path: relay('getDepositPromotion'),
  also: [{ path: '/wps/promotions/deposit' }],
  summary:
    'What paying in earns on top: bonuses of ways to pay, added by themselves, and promotions to choose.',
  input: z.object({ vendorId: z.optional(text(32)) }),
  value: z.array(
    z.object({
      /** Empty for a promotion: it holds for every way to pay. */
      vendorId: z.string(),
      vendorName: z.string(),
      method: z.string(),
      /** In per cent of what is credited. */
      bonusPercent: z.string(),
      minAmount: amount,
      /** A promotion has no upper end. */
      maxAmount: z.nullable(amount),
      note: z.string(),
      /** To be sent with the order; empty for what is added by itself. */
      promotionId: z.string(),
      promotionName: z.string(),
    }),
  ),
});

export const fixedAmountDeposits = call({
  ...list,
  path: '/wps/relay/PROMOFE_getFixedAmtDepositList',
  summary: 'Each certain amount that can be paid in, with what it costs, earns and credits.',
  input: z.object({ vendorId: z.optional(text(32)) }),
  value: z.array(
    z.object({
      vendorId: z.string(),
      vendorName: z.string(),
      method: z.string(),
      amount,
      fee: amount,
      bonus: amount,
      creditedAmount: amount,
    }),
  ),
});

export const depositBanks = call({
  ...list,
  path: '/wps/system/depositBanks',
  summary: 'The open ways to pay in as a plain list, in the form of 2017.',
  input: nothing,
  value: z.array(
    z.object({
      /** What an order to pay in names. */
      vendorId: z.string(),
      vendorName: z.string(),
      bankCode: z.string(),
      bankName: z.string(),
      bankType: z.string(),
      minAmount: amount,
      maxAmount: amount,
    }),
  ),
});

export const manualCards = call({
  ...list,
  path: relay('getManualCardNumber'),
  summary: 'The accounts that are paid into by hand; an own open order names its exact amount.',
  input: z.object({ vendorId: z.optional(text(32)), bankCode: z.optional(text(32)) }),
  value: z.array(
    z.object({
      vendorId: z.string(),
      vendorName: z.string(),
      bankCode: z.string(),
      bankName: z.string(),
      payeeName: z.string(),
      cardNumber: z.string(),
      /** All that is told to payers, as it was entered. */
      account: z.record(z.string(), z.string()),
      note: z.string(),
      depositId: z.nullable(z.string()),
      /** To the cent: by it the payment is found. */
      shownAmount: z.nullable(amount),
    }),
  ),
});

export const exchangeRates = call({
  ...list,
  path: relay('getExchangeRates'),
  summary: 'What one unit that is paid in is worth, by way to pay.',
  input: nothing,
  value: z.array(z.object({ vendorId: z.string(), method: z.string(), rate: z.string() })),
});
