import { referralOlderClients as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { claimStep, countQualified } from '../earnings/steps.ts';
import { showRanking } from '../overview/ranking.ts';
import { showOverview } from '../overview/show-overview.ts';
import { listRecent, showDetails, showIncome, showRules, sumPaid } from './details.ts';
import { listAchievements, listBonuses, listRebateRecord, listReferred } from './records.ts';

/** The calls that existing clients make for what referral does. */
export function olderClientRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.referralDetails, ({ autoGenerate }, { memberId }) =>
    showDetails(house, memberId, autoGenerate),
  );
  serve(app, contract.referralList, (input, { memberId }) => listReferred(house, memberId, input));
  serve(app, contract.referralRules, () => showRules(house));
  serve(app, contract.rebateRecord, (input, { memberId }) =>
    listRebateRecord(house, memberId, input),
  );
  serve(app, contract.myIncome, (_input, { memberId }) => showIncome(house, memberId));
  serve(app, contract.myIncomeOverview, async (_input, { memberId }) => {
    const { levels, qualified } = await showOverview(house, memberId);
    return {
      ...(await showIncome(house, memberId)),
      totalInvitations: levels[0]?.friends ?? 0,
      qualifiedUsers: qualified,
      levels: levels.map(({ level, friends, earned }) => ({
        level,
        userCount: friends,
        income: earned,
      })),
    };
  });
  serve(app, contract.beforeLogin, () => sumPaid(house));
  serve(app, contract.rankingList, async (_input, { memberId }) => {
    const { list } = await showRanking(house, memberId, 'MONTH');
    return list.map(({ rank, name, amount }) => ({ rank, customerName: name, income: amount }));
  });
  serve(app, contract.recentRewards, () => listRecent(house));
  serve(app, contract.depositRebates, (input, { memberId }) => listBonuses(house, memberId, input));
  achievementRoutes(app, house);
}

function achievementRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.achievements, async (_input, { memberId }) =>
    listAchievements(house, memberId, await countQualified(house.db, memberId)),
  );
  serve(
    app,
    contract.claimAchievement,
    async ({ configId, requestId }, { memberId }, { request }) => {
      const friends = Number(configId);
      if (!Number.isSafeInteger(friends)) refuse('PROMOTION_NOT_FOUND');
      const order = { memberId, friends, requestId: keyOf(request, requestId) };
      return { bonusAmount: (await claimStep(house, order)).amount };
    },
  );
}
