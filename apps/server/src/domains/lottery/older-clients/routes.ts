import { lotteryOlderClients as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { gameMenus } from '../../catalogue/index.ts';
import { playerOf } from '../../play/index.ts';
import type { Lotteries } from '../lotteries.ts';
import { cancelTickets } from '../tickets/cancel.ts';
import {
  listGameSeries,
  listGames,
  listSeries,
  recentMenus,
  showSetting,
  vnMenus,
} from './menus.ts';
import { drawnNumeros, nearNumeros, newestDraws, openedNumeros } from './numeros.ts';
import { listOrders, showOrder, showOrders } from './orders.ts';
import { placeOrder } from './slips.ts';

/** Lotteries under the names of older clients. */
export function olderClientsRoutes(app: FastifyInstance, games: Lotteries): void {
  menuRoutes(app, games);
  numeroRoutes(app, games.play.house);
  orderRoutes(app, games);
}

function menuRoutes(app: FastifyInstance, { play: { house }, groupOf }: Lotteries): void {
  serve(app, contract.vnMenus, (input, caller) => vnMenus(house, caller, input));
  serve(app, contract.mobileMenus, (input, caller) => gameMenus(house, caller, input));
  serve(app, contract.listedGames, (input, caller) => listGames(house, caller, input));
  serve(app, contract.showLogo, () => ({ success: true }));
  serve(app, contract.recentMenus, (input, caller) =>
    recentMenus(house, caller, { ...input, player: playerOf(caller) }),
  );
  serve(app, contract.recentVnMenus, (input, caller) =>
    recentMenus(house, caller, { ...input, player: playerOf(caller), only: 'VN' }),
  );
  serve(app, contract.gameSetting, async ({ gameId }, { memberId }) =>
    showSetting(house, gameId, await groupOf(memberId)),
  );
  for (const call of [contract.series, contract.memberSeries]) {
    serve(app, call, async (_, { memberId }) => listSeries(await groupOf(memberId)));
  }
  serve(app, contract.gameSeries, async (_, { memberId }) =>
    listGameSeries(house, await groupOf(memberId)),
  );
}

function numeroRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.openedNumeros, (input) => openedNumeros(house, input));
  serve(app, contract.openedVnNumeros, (input) => openedNumeros(house, input, 'VN'));
  serve(app, contract.nearNumeros, ({ gameId }) => nearNumeros(house, gameId));
  serve(app, contract.newestDraws, () => newestDraws(house));
  serve(app, contract.drawnNumeros, (input) => drawnNumeros(house, input));
}

function orderRoutes(app: FastifyInstance, games: Lotteries): void {
  const { play } = games;
  const { house } = play;
  serve(app, contract.placeOrder, (slip, caller, { request }) =>
    placeOrder(games, playerOf(caller), { slip, requestId: keyOf(request, slip.requestId) }),
  );
  serve(app, contract.memberBets, (input, caller) => listOrders(house, playerOf(caller), input));
  serve(app, contract.order, ({ orderId }, caller) => showOrders(house, playerOf(caller), orderId));
  serve(app, contract.orderByDetail, async ({ orderId }, caller) => ({
    ...(await showOrder(house, playerOf(caller), orderId)),
    orderNumber: orderId,
  }));
  serve(app, contract.orderDetail, ({ orderId }, caller) =>
    showOrder(house, playerOf(caller), orderId),
  );
  serve(app, contract.cancelOrders, async ({ orderDetailId }, caller) => {
    await cancelTickets(play, playerOf(caller), orderDetailId);
    return null;
  });
}
