import { promotionsOlderTickets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listActivities } from '../rewards/cards.ts';
import { cancelTicket, listDiscounts } from './deposit-tickets.ts';
import { listPastSpins, listSpinTickets } from './spin-tickets.ts';

/** Tickets for the next deposit and for free spins, and promotions by their kind. */
export function ticketNameRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.discountTickets, (_input, { memberId, language }) =>
    listDiscounts(house, memberId, language),
  );
  serve(app, contract.cancelTicket, ({ transactionId }, { memberId }) =>
    cancelTicket(house, { memberId, transactionId }),
  );
  serve(app, contract.luckyBetEnable, async (_input, { memberId, language }) => {
    const { length } = await listSpinTickets(house, memberId, language);
    return { enable: length > 0, ticketCount: length };
  });
  serve(app, contract.luckyBetTickets, (_input, { memberId, language }) =>
    listSpinTickets(house, memberId, language),
  );
  serve(app, contract.luckyBetHistories, (_input, { memberId, language }) =>
    listPastSpins(house, memberId, language),
  );
  serve(app, contract.promotionCategories, async (_input, caller) => {
    const kinds = (await listActivities(house, caller)).map(({ kind }) => kind);
    return [...new Set(kinds)].map((category) => ({
      category,
      count: kinds.filter((kind) => kind === category).length,
    }));
  });
  serve(app, contract.promotionAnnouncements, async ({ category }, caller) => {
    const cards = await listActivities(house, caller);
    return cards
      .filter(({ kind }) => !category || kind === category)
      .map(({ id, kind, title, summary, picture, state, startsAt, endsAt }) => ({
        id,
        category: kind,
        title,
        content: summary,
        announcementImages: picture ? [{ sequence: 1, url: picture }] : [],
        status: state,
        startDate: startsAt,
        endDate: endsAt,
      }));
  });
}
