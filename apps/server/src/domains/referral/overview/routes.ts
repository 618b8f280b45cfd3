import { referralInvite as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { claimStep } from '../earnings/steps.ts';
import { createOwnCode } from '../friends/own-code.ts';
import { referralSettings } from '../settings.ts';
import { listFriends } from './list-friends.ts';
import { listIncomes, listPayments } from './list-money.ts';
import { showRanking } from './ranking.ts';
import { rulesOf, showOverview } from './show-overview.ts';

export function overviewRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.overview, (_input, { memberId }) => showOverview(house, memberId));
  serve(app, contract.rules, async () => rulesOf(await referralSettings(house.db)));
  serve(app, contract.createCode, (_input, { memberId }) => createOwnCode(house, memberId));
  serve(app, contract.friends, (input, { memberId }) => listFriends(house, memberId, input));
  serve(app, contract.incomes, (input, { memberId }) => listIncomes(house, memberId, input));
  serve(app, contract.payments, (input, { memberId }) => listPayments(house, memberId, input));
  serve(app, contract.ranking, ({ period }, { memberId }) => showRanking(house, memberId, period));
  serve(app, contract.claimStep, ({ friends, requestId }, { memberId }, { request }) =>
    claimStep(house, { memberId, friends, requestId: keyOf(request, requestId) }),
  );
}
