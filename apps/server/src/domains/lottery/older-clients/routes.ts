import { lotteryOlderClients as contract, findLanguage, type Language } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { gameMenus } from '../../catalogue/index.ts';
import { playerOf } from '../../play/index.ts';
import { type Lotteries, readerOf } from '../lotteries.ts';
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
  serve(app, contract.gameSetting, async (input, caller) =>
    showSetting(house, input.gameId, {
      own: await groupOf(caller.memberId),
      language: languageOf(input, caller),
    }),
  );
  for (const call of [contract.series, contract.memberSeries]) {
    serve(app, call, async (_, { memberId }) => listSeries(house, await groupOf(memberId)));
  }
  serve(app, contract.gameSeries, async (_, { memberId }) =>
    listGameSeries(house, await groupOf(memberId)),
  );
}

/** The language that a client names, or that of the caller. */
function languageOf({ language }: { language: string }, caller: Caller): Language {
  return findLanguage(language) ?? caller.language;
}

function numeroRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.openedNumeros, (input, caller) =>
    openedNumeros(house, { ...input, language: languageOf(input, caller) }),
  );
  serve(app, contract.openedVnNumeros, (input, caller) =>
    openedNumeros(house, { ...input, language: languageOf(input, caller), only: 'VN' }),
  );
  serve(app, contract.nearNumeros, (input, caller) =>
    nearNumeros(house, input.gameId, languageOf(input, caller)),
  );
  serve(app, contract.newestDraws, () => newestDraws(house));
  serve(app, contract.drawnNumeros, (input, caller) =>
    drawnNumeros(house, { ...input, language: languageOf(input, caller) }),
  );
}

function orderRoutes(app: FastifyInstance, games: Lotteries): void {
  const { play } = games;
  const { house } = play;
  serve(app, contract.placeOrder, (slip, caller, { request }) =>
    placeOrder(games, readerOf(caller), { slip, requestId: keyOf(request, slip.requestId) }),
  );
  serve(app, contract.memberBets, (input, caller) => listOrders(house, readerOf(caller), input));
  serve(app, contract.order, ({ orderId }, caller) => showOrders(house, readerOf(caller), orderId));
  serve(app, contract.orderByDetail, async ({ orderId }, caller) => ({
    ...(await showOrder(house, readerOf(caller), orderId)),
    orderNumber: orderId,
  }));
  serve(app, contract.orderDetail, ({ orderId }, caller) =>
    showOrder(house, readerOf(caller), orderId),
  );
  serve(app, contract.cancelOrders, async ({ orderDetailId }, caller) => {
    await cancelTickets(play, readerOf(caller), orderDetailId);
    return null;
  });
}
