import './tables.ts';
import { begin } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { BRAND_CURRENCY, openHouseAccount } from '../wallet/index.ts';
import { applicationWork } from './applications/open-work.ts';
import { applicationOperatorRoutes } from './applications/operator-routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { campaignSubjects } from './campaigns/list-campaigns.ts';
import { campaignMemory, hasActivities } from './campaigns/memory.ts';
import { campaignOperatorRoutes } from './campaigns/operator-routes.ts';
import { writeVersion } from './campaigns/save-campaign.ts';
import { budgetApproval, startApproval } from './campaigns/start-campaign.ts';
import { envelopeRoutes } from './envelopes/routes.ts';
import { freeBetDesk } from './free-bets/desk.ts';
import { freeBetRoutes } from './free-bets/routes.ts';
import { spinRoutes } from './free-spins/routes.ts';
import { findSpins } from './free-spins/spin-gift.ts';
import type { GoodsDesk } from './grants/goods-desk.ts';
import { boardRoutes } from './older-clients/board-routes.ts';
import { depositChoice } from './older-clients/deposit-choice.ts';
import { olderClientRoutes } from './older-clients/routes.ts';
import { ticketNameRoutes } from './older-clients/ticket-routes.ts';
import { packetsJob } from './packets/jobs.ts';
import { packetOperatorRoutes } from './packets/operator-routes.ts';
import { packetRoutes } from './packets/routes.ts';
import { progressListener } from './progress/listeners.ts';
import { bonusGuard, bonusPlay } from './rewards/guards.ts';
import { bonusesJob, payJob } from './rewards/jobs.ts';
import { limitedBonuses } from './rewards/limited-bonuses.ts';
import { rewardOperatorRoutes } from './rewards/operator-routes.ts';
import { campaignsOfMovements } from './rewards/remarks.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { segmentOperatorRoutes } from './segments/operator-routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { promotionStory } from './story.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { ranksJob } from './tournaments/jobs.ts';
import { tournamentRoutes } from './tournaments/routes.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Keep things that campaigns give and that are sent. */
    goodsDesks: GoodsDesk;
  }
}

const routes = [
  rewardRoutes,
  signInRoutes,
  ticketRoutes,
  spinRoutes,
  freeBetRoutes,
  envelopeRoutes,
  packetRoutes,
  tournamentRoutes,
  applicationRoutes,
  olderClientRoutes,
  boardRoutes,
  ticketNameRoutes,
  campaignOperatorRoutes,
  segmentOperatorRoutes,
  rewardOperatorRoutes,
  applicationOperatorRoutes,
  packetOperatorRoutes,
];

export const promotions: Domain = {
  name: 'promotions',
  open: async (app, house) => {
    await campaignMemory.follow(app, house);
    await limitedBonuses.follow(app, house);
    await begin(house.db, (tx) =>
      openHouseAccount(tx, 'packets', BRAND_CURRENCY, house.clock.now()),
    );
  },
  routes: (app, house) => {
    for (const serveAll of routes) serveAll(app, house);
  },
  jobs: [payJob, bonusesJob, ranksJob, packetsJob],
  listeners: [progressListener],
  contributes: {
    work: [applicationWork],
    approvals: [
      startApproval,
      budgetApproval((house, tx, decidedBy, next) =>
        writeVersion(
          house,
          tx,
          { kind: 'operator', operatorId: decidedBy, memberId: 0n, address: '' },
          next,
        ),
      ),
    ],
    moneyGuards: [bonusGuard],
    storySources: promotionStory,
    movementRemarks: [campaignsOfMovements],
    activities: [hasActivities],
    betGuards: [bonusPlay],
    stakeGivers: [findSpins],
    freeBets: [freeBetDesk],
    promotionDesks: [depositChoice],
    subjectNames: [campaignSubjects],
  },
};
