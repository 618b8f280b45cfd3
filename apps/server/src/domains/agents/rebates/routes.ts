import { agentsRebates as contract, agentsRebates as details } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { changeDownlineRebates, showDownlineRebates } from './downline-rebates.ts';
import { listQuotas } from './quotas.ts';
import { ceilingRows, rebateRows } from './rebate-limits.ts';
import { listRebateLines } from './rebate-lines.ts';

export function rebatesRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.globalRebates, async () => ({ list: await ceilingRows(house.db) }));
  serve(app, contract.quotas, (_, { memberId }) => listQuotas(house, memberId));
  serve(app, contract.ownRebates, async (_, { memberId }) => ({
    list: await rebateRows(house.db, memberId),
  }));
  serve(app, contract.downlineRebates, ({ username }, { memberId }) =>
    showDownlineRebates(house, memberId, username),
  );
  serve(app, contract.updateDownlineRebates, (input, { memberId }) =>
    changeDownlineRebates(house, memberId, input),
  );
  serve(app, details.agentRebates, (input, { memberId }) =>
    listRebateLines(house, memberId, 'difference', input),
  );
  serve(app, details.ownRebateLines, (input, { memberId }) =>
    listRebateLines(house, memberId, 'own', input),
  );
  serve(app, details.lotteryCommission, (input, { memberId }) =>
    listRebateLines(house, memberId, 'difference', input, 'LOTT'),
  );
}
