import { loyaltyMall as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAddresses, removeAddress, saveAddress } from './addresses.ts';
import { listOwnOrders } from './orders.ts';
import { redeem } from './redeem.ts';
import { countKinds, listOnSale } from './show-goods.ts';

export function mallRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.pointReward, (input, caller) => listOnSale(house, caller, input));
  serve(app, contract.conversionTypes, () => countKinds(house));
  serve(app, contract.redeemList, (input, caller) => listOwnOrders(house, caller, input));
  serve(app, contract.redeemReward, (input, { memberId }, { request }) =>
    redeem(house, { ...input, memberId, requestId: keyOf(request, input.requestId) }),
  );
  serve(app, contract.addresses, (_input, { memberId }) => listAddresses(house, memberId));
  serve(app, contract.saveAddress, (input, { memberId }) =>
    saveAddress(house, { ...input, memberId }),
  );
  serve(app, contract.removeAddress, async ({ id }, { memberId }) => {
    await removeAddress(house, { memberId, id });
    return null;
  });
}
