import { promotionsActivities as contract, promotionsRewards as rewards } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { forfeitBonus, listBonuses } from './bonuses.ts';
import { listActivities, showActivity } from './cards.ts';
import { claimStep } from './claim.ts';
import { redeemCode } from './codes.ts';
import { listDepositOffers } from './deposit-offers.ts';
import { joinCampaign } from './join.ts';
import { leaveCampaign } from './leave.ts';
import { listGifts } from './list-gifts.ts';
import { claimAll, listRewards } from './list-rewards.ts';

export function rewardRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.activities, (_input, caller) => listActivities(house, caller));
  serve(app, contract.activity, ({ id }, caller) => showActivity(house, caller, id));
  serve(app, contract.join, ({ id }, { memberId }) => joinCampaign(house, { memberId, id }));
  serve(app, contract.leave, ({ id }, { memberId }) => leaveCampaign(house, { memberId, id }));
  serve(app, contract.claim, ({ id, cycleKey, step, requestId }, { memberId }, { request }) =>
    claimStep(house, { memberId, id, cycleKey, step, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.redeemCode, ({ code, requestId }, { memberId, language }, { request }) =>
    redeemCode(house, { memberId, code, language, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.depositOffers, (_input, { memberId, language }) =>
    listDepositOffers(house, memberId, language),
  );
  serve(app, rewards.rewards, (_input, { memberId, language }) =>
    listRewards(house, memberId, language),
  );
  serve(app, rewards.claimAll, ({ requestId }, caller, { request }) =>
    claimAll(house, caller, keyOf(request, requestId)),
  );
  serve(app, rewards.gifts, (input, { memberId, language }) =>
    listGifts(house, { memberId, language }, input),
  );
  serve(app, rewards.bonuses, (_input, { memberId, language }) =>
    listBonuses(house, memberId, language),
  );
  serve(app, rewards.forfeitBonus, ({ id, requestId }, { memberId }, { request }) =>
    forfeitBonus(house, { memberId, id, requestId: keyOf(request, requestId) }),
  );
}
