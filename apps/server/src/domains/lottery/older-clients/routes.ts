import { lotteryOlderClients as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import type { Lotteries } from '../lotteries.ts';
import { cancelTickets } from '../tickets/cancel.ts';
import {
  drawnNumeros,
  listSeries,
  nearNumeros,
  openedNumeros,
  recentMenus,
  vnMenus,
} from './numeros.ts';
import { listOrders, showOrder } from './orders.ts';

/** Lotteries under the names of older clients. */
export function olderClientsRoutes(app: FastifyInstance, { play, groupOf }: Lotteries): void {
  const { house } = play;
  serve(app, contract.vnMenus, (input, caller) => vnMenus(house, caller, input));
  serve(app, contract.recentMenus, (input, caller) =>
    recentMenus(house, caller, { ...input, player: playerOf(caller) }),
  );
  serve(app, contract.recentVnMenus, (input, caller) =>
    recentMenus(house, caller, { ...input, player: playerOf(caller), only: 'VN' }),
  );
  serve(app, contract.openedNumeros, (input) => openedNumeros(house, input));
  serve(app, contract.openedVnNumeros, (input) => openedNumeros(house, input, 'VN'));
  serve(app, contract.nearNumeros, ({ gameId }) => nearNumeros(house, gameId));
  serve(app, contract.drawnNumeros, (input) => drawnNumeros(house, input));
  serve(app, contract.series, async (_, { memberId }) => listSeries(await groupOf(memberId)));
  serve(app, contract.memberBets, (input, caller) => listOrders(house, playerOf(caller), input));
  serve(app, contract.orderDetail, ({ orderId }, caller) =>
    showOrder(house, playerOf(caller), orderId),
  );
  serve(app, contract.cancelOrders, async ({ orderDetailId }, caller) => {
    await cancelTickets(play, playerOf(caller), orderDetailId);
    return null;
  });
}
