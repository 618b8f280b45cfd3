import { loyaltyMallOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { decideOrder, shipOrder } from './decide-order.ts';
import { listOrders, showOrder, writeShippingList } from './desk.ts';
import { listGoods, moveStock, saveGood, showGood } from './edit-goods.ts';

export function mallOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listGoods, (input) => listGoods(house, input));
  serve(app, contract.showGood, ({ id }) => showGood(house, id));
  serve(app, contract.saveGood, (input, caller) => saveGood(house, caller, input));
  serve(app, contract.moveStock, (input, caller) => moveStock(house, caller, input));
  serve(app, contract.listOrders, (input) => listOrders(house, input));
  serve(app, contract.showOrder, ({ id }, caller) => showOrder(house, caller, id));
  serve(app, contract.decideOrder, async (input, caller) => {
    await decideOrder(house, caller, input);
    return null;
  });
  serve(app, contract.shipOrder, async (input, caller) => {
    await shipOrder(house, caller, input);
    return null;
  });
  serve(app, contract.shippingFile, async (_input, caller, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="shipping-list.csv"')
      .header('cache-control', 'no-store')
      .send(await writeShippingList(house, caller)),
  );
}
