import { lotteryTickets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { takeLongBodies } from '../../../platform/bodies/long.ts';
import { serve } from '../../../platform/serve.ts';
import { type Lotteries, readerOf } from '../lotteries.ts';
import { buyTickets } from './buy.ts';
import { cancelTickets } from './cancel.ts';
import { listTickets, showOwnTicket } from './ticket-lists.ts';

/** Fifty rows of a thousand numbers, as text and sealed, are longer than any other body of a bet. */
const LONG_BYTES = 512 * 1024;

export function ticketsRoutes(app: FastifyInstance, games: Lotteries): void {
  const { play } = games;
  const { house } = play;
  takeLongBodies(app, [contract.bet], LONG_BYTES);
  serve(app, contract.bet, (order, caller) => buyTickets(games, readerOf(caller), order));
  serve(app, contract.tickets, (input, caller) => listTickets(house, readerOf(caller), input));
  serve(app, contract.ticketDetail, ({ betId }, caller) =>
    showOwnTicket(house, readerOf(caller), betId),
  );
  serve(app, contract.cancel, ({ betIds }, caller) =>
    cancelTickets(play, readerOf(caller), betIds),
  );
}
