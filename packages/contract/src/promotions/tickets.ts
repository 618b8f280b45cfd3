import { z } from 'zod/mini';
import { amount, call, idText, instant, requestId, whole } from '../call.ts';
import { ticketStyles } from './campaign.ts';

export const openTicket = call({
  method: 'POST',
  path: '/wps/promotions/tickets/:campaignId/open',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Opens the oldest ticket of a campaign: the prize is drawn from its committed seed.',
  input: z.object({ campaignId: idText, requestId: z.optional(requestId) }),
  value: z.object({
    ticketId: z.string(),
    style: z.enum(ticketStyles),
    /** Where on the wheel it stops. */
    prize: z.int(),
    name: z.string(),
    money: amount,
    points: amount,
    ticketsLeft: z.int(),
    seedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
  }),
});

export const openedTickets = call({
  method: 'GET',
  path: '/wps/promotions/tickets/:campaignId/opened',
  audience: 'member',
  class: 'report',
  summary: 'Own tickets that were opened, with what their draw can be checked by.',
  input: z.object({ campaignId: idText, size: z._default(whole(1, 100), 20) }),
  value: z.array(
    z.object({
      ticketId: z.string(),
      openedAt: instant,
      prize: z.int(),
      name: z.string(),
      money: amount,
      nonce: z.int(),
      clientSeed: z.string(),
      /** The weights among which it was drawn, those out of stock with what they lost to the first. */
      weights: z.array(z.int()),
    }),
  ),
});
