import { loyaltyOlderClients as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { clubBenefit, rankGroupLevels, rankProgress, rankRule, rankSalaryDetail } from './ranks.ts';

/** The club by the names that existing clients ask by. */
export function olderClientRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.rankProgress, (_input, { memberId }) => rankProgress(house, memberId));
  serve(app, contract.clubBenefit, () => clubBenefit(house));
  serve(app, contract.rankRule, () => rankRule(house));
  serve(app, contract.rankGroupLevels, () => rankGroupLevels(house));
  serve(app, contract.rankSalaryDetail, (_input, { memberId, language }) =>
    rankSalaryDetail(house, memberId, language),
  );
}
