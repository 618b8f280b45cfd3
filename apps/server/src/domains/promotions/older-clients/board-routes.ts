import { promotionsOlderBoards as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import {
  listBoards,
  listOwnBoards,
  showBoard,
  showBoardRewards,
  showBoardRules,
} from './boards.ts';
import { claimPromotion } from './claims.ts';
import { listMilestones, listMissionRules } from './missions.ts';
import {
  listRaffles,
  listRedeemed,
  listRescues,
  listUnapplied,
  openRaffle,
  showClaimStatus,
  showRescue,
  showTicketConfig,
} from './rescues.ts';

/** Tables, rescue funds, missions and draws, by the names that existing clients know. */
export function boardRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.rankBoards, (_input, caller) => listBoards(house, caller));
  serve(app, contract.ownRankBoards, (_input, caller) => listOwnBoards(house, caller));
  serve(app, contract.rankBoard, (input, caller) => showBoard(house, caller, input));
  serve(app, contract.rankBoardRules, (input, caller) => showBoardRules(house, caller, input));
  serve(app, contract.rankBoardRewards, (input) => showBoardRewards(house, input));
  serve(app, contract.rescues, (_input, caller) => listRescues(house, caller));
  serve(app, contract.rescueDetail, (input, caller) => showRescue(house, caller, input));
  serve(app, contract.missionRules, (_input, caller) => listMissionRules(house, caller));
  serve(app, contract.missionMilestones, ({ missionId }, caller) =>
    listMilestones(house, caller, missionId),
  );
  serve(app, contract.claimMission, ({ missionId, requestId }, caller, { request }) =>
    claimPromotion(house, caller, {
      promotionId: missionId,
      requestId: keyOf(request, requestId),
    }),
  );
  drawRoutes(app, house);
}

function drawRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.raffleStatus, (_input, caller) => listRaffles(house, caller));
  serve(app, contract.claimRaffle, ({ id, promotionId, requestId }, { memberId }, { request }) =>
    openRaffle(house, {
      memberId,
      campaignId: String(promotionId ?? id ?? refuse('PROMOTION_NOT_FOUND')),
      requestId: keyOf(request, requestId),
    }),
  );
  serve(app, contract.claimStatus, ({ promotionId }, caller) =>
    showClaimStatus(house, caller, String(promotionId)),
  );
  serve(app, contract.unappliedRewards, (_input, caller) => listUnapplied(house, caller));
  serve(app, contract.ticketConfig, () => showTicketConfig(house));
  serve(app, contract.redeemedCodes, (_input, caller) => listRedeemed(house, caller));
}
