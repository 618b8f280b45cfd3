import { promotionsOlderClients as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { redeemCode } from '../rewards/codes.ts';
import { listGifts } from '../rewards/list-gifts.ts';
import {
  availablePromotions,
  claimPromotion,
  joinOrApply,
  listClaims,
  sumGifts,
} from './claims.ts';
import { showMissionBoard, showMissions } from './missions.ts';
import { signInByDetail, signInDays, signInList } from './sign-ins.ts';
import { listTickets, openNamedTicket } from './tickets.ts';

/** The calls that existing clients make for what the engine does. */
export function olderClientRoutes(app: FastifyInstance, house: House): void {
  claimRoutes(app, house);
  serve(app, contract.ticketList, async ({ status }, { memberId, language }) => {
    const tickets = await listTickets(house, memberId, language);
    return tickets.filter((one) => !status || one.status === status);
  });
  serve(app, contract.claimTicket, ({ transactionId, requestId }, { memberId }, { request }) =>
    openNamedTicket(house, { memberId, transactionId, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.signInConfigs, (_input, caller) => signInList(house, caller));
  serve(app, contract.signInHistory, ({ configId }, caller) => signInDays(house, caller, configId));
  serve(
    app,
    contract.claimSignIn,
    ({ promotionConfigDetailId, requestId }, { memberId }, { request }) =>
      signInByDetail(house, {
        memberId,
        detailId: promotionConfigDetailId,
        requestId: keyOf(request, requestId),
      }),
  );
  serve(app, contract.missionSummary, (_input, caller) => showMissions(house, caller));
  serve(app, contract.missionLeaderboard, (_input, caller) => showMissionBoard(house, caller));
}

function claimRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.availablePromotions, (_input, caller) => availablePromotions(house, caller));
  serve(app, contract.claimList, (_input, caller) => listClaims(house, caller));
  serve(app, contract.claimPromotion, ({ id, promotionId, requestId }, caller, { request }) =>
    claimPromotion(house, caller, { id, promotionId, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.joinPromotion, (input, { memberId }) => joinOrApply(house, memberId, input));
  serve(app, contract.promotionReward, (_input, { memberId }) => sumGifts(house, memberId));
  serve(app, contract.claimHistory, async (input, { memberId, language }) => {
    const { list, totalPages } = await listGifts(house, { memberId, language }, input);
    return {
      totalPages,
      list: list.map(({ id, title, money, points, at }) => ({
        id,
        name: title,
        bonus: money,
        points,
        claimDate: at,
      })),
    };
  });
  serve(
    app,
    contract.claimCode,
    async ({ promoCode, requestId }, { memberId, language }, { request }) => {
      const key = keyOf(request, requestId);
      const order = { memberId, code: promoCode, language, requestId: key };
      const { money, points } = await redeemCode(house, order);
      return { bonus: money, points };
    },
  );
}
