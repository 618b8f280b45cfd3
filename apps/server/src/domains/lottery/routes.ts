import { lotteryIssues, lotteryOlderClients, lotteryTickets } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { playerOf } from '../play/index.ts';
import { listDraws, listIssues, listLotteries, showBoard } from './issues/shown-draws.ts';
import {
  drawnNumeros,
  listSeries,
  nearNumeros,
  openedNumeros,
  recentMenus,
  vnMenus,
} from './relay/numeros.ts';
import { listOrders, showOrder } from './relay/orders.ts';
import { buyTickets, type Lotteries } from './tickets/buy.ts';
import { cancelTickets } from './tickets/cancel.ts';
import { listTickets, showOwnTicket } from './tickets/ticket-lists.ts';

export function lotteryRoutes(app: FastifyInstance, games: Lotteries): void {
  const { play, groupOf } = games;
  const { house } = play;
  serve(app, lotteryIssues.lotteries, ({ vendor }) => listLotteries(house, vendor));
  serve(app, lotteryIssues.board, async ({ gameCode }, { memberId }) =>
    showBoard(house, gameCode, await groupOf(memberId)),
  );
  serve(app, lotteryIssues.issues, ({ gameCode, size }) => listIssues(house, gameCode, size));
  serve(app, lotteryIssues.draws, (wish) => listDraws(house, wish));
  serve(app, lotteryTickets.bet, (order, caller) => buyTickets(games, playerOf(caller), order));
  serve(app, lotteryTickets.tickets, (wish, caller) => listTickets(house, playerOf(caller), wish));
  serve(app, lotteryTickets.ticketDetail, ({ betId }, caller) =>
    showOwnTicket(house, playerOf(caller), betId),
  );
  serve(app, lotteryTickets.cancel, ({ betIds }, caller) =>
    cancelTickets(play, playerOf(caller), betIds),
  );
  relayRoutes(app, games);
}

/** The same under the names of older clients. */
function relayRoutes(app: FastifyInstance, { play, groupOf }: Lotteries): void {
  const { house } = play;
  serve(app, lotteryOlderClients.vnMenus, (wish, caller) => vnMenus(house, caller, wish));
  serve(app, lotteryOlderClients.recentMenus, (wish, caller) =>
    recentMenus(house, caller, { ...wish, player: playerOf(caller) }),
  );
  serve(app, lotteryOlderClients.recentVnMenus, (wish, caller) =>
    recentMenus(house, caller, { ...wish, player: playerOf(caller), only: 'VN' }),
  );
  serve(app, lotteryOlderClients.openedNumeros, (wish) => openedNumeros(house, wish));
  serve(app, lotteryOlderClients.openedVnNumeros, (wish) => openedNumeros(house, wish, 'VN'));
  serve(app, lotteryOlderClients.nearNumeros, ({ gameId }) => nearNumeros(house, gameId));
  serve(app, lotteryOlderClients.drawnNumeros, (wish) => drawnNumeros(house, wish));
  serve(app, lotteryOlderClients.series, async (_, { memberId }) =>
    listSeries(await groupOf(memberId)),
  );
  serve(app, lotteryOlderClients.memberBets, (wish, caller) =>
    listOrders(house, playerOf(caller), wish),
  );
  serve(app, lotteryOlderClients.orderDetail, ({ orderId }, caller) =>
    showOrder(house, playerOf(caller), orderId),
  );
  serve(app, lotteryOlderClients.cancelOrders, async ({ orderDetailId }, caller) => {
    await cancelTickets(play, playerOf(caller), orderDetailId);
    return null;
  });
}
