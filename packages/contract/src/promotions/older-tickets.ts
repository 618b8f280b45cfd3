import { z } from 'zod/mini';
import { amount, call, done, instant, nothing, text } from '../call.ts';
import { campaignKinds } from './campaign.ts';

const own = { method: 'GET', audience: 'member', class: 'read' } as const;

export const discountTickets = call({
  ...own,
  path: '/wps/relay/PROMOFE_getDiscountTicketList',
  summary: 'What the next deposit can bring, as tickets; one that was chosen says so.',
  input: nothing,
  value: z.array(
    z.object({
      transactionId: z.string(),
      promotionId: z.string(),
      type: z.literal('DEPOSIT_DISCOUNT'),
      status: z.enum(['AVAILABLE', 'APPLIED']),
      name: z.string(),
      description: z.string(),
      minDepositAmount: amount,
      /** In per cent of the deposit. */
      bonusRate: z.number(),
      maxBonus: z.nullable(amount),
      bonus: amount,
      turnoverMultiple: z.int(),
    }),
  ),
});

export const cancelTicket = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelTicket',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Gives up a deposit ticket that was chosen, while no deposit has counted for it.',
  input: z.object({ transactionId: text(40, 1) }),
  value: done,
});

const spinTicket = z.object({
  ticketId: z.string(),
  name: z.string(),
  gameCode: z.string(),
  stake: amount,
  count: z.int(),
  usedCount: z.int(),
  winAmount: amount,
  endDate: z.nullable(instant),
});

export const luckyBetEnable = call({
  ...own,
  path: '/wps/relay/PROMOFE_getLuckyBetEnable',
  summary: 'Whether the caller holds bets that the house pays for.',
  input: nothing,
  value: z.object({ enable: z.boolean(), ticketCount: z.int() }),
});

export const luckyBetTickets = call({
  ...own,
  path: '/wps/relay/PROMOFE_getLuckyBetTickets',
  summary: 'Bets that the house pays for, in hand.',
  input: nothing,
  value: z.array(spinTicket),
});

export const luckyBetHistories = call({
  ...own,
  path: '/wps/relay/PROMOFE_getLuckyBetHistories',
  summary: 'Bets that the house paid for: used up or over, newest first.',
  input: nothing,
  value: z.array(spinTicket),
});

export const promotionCategories = call({
  ...own,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  summary: 'The kinds of promotions that are open to the caller, with how many there are of each.',
  input: nothing,
  value: z.array(z.object({ category: z.enum(campaignKinds), count: z.int() })),
});

export const promotionAnnouncements = call({
  ...own,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getPromoAnnounceV2',
  summary: 'Promotions that are open to the caller, of one kind or of all.',
  input: z.object({ category: z.optional(z.enum(campaignKinds)) }),
  value: z.array(
    z.object({
      id: z.string(),
      category: z.enum(campaignKinds),
      title: z.string(),
      content: z.string(),
      announcementImages: z.array(z.object({ sequence: z.int(), url: z.string() })),
      status: z.string(),
      startDate: instant,
      endDate: z.nullable(instant),
    }),
  ),
});
