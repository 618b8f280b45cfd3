import type { Domain } from '../../platform/domain.ts';
import { rebatesOf } from '../members/index.ts';
import { agentsJobs } from './jobs.ts';
import { agentsListeners } from './listeners.ts';
import { agentsOperatorRoutes } from './operator-routes.ts';
import { debtsGuard } from './pay/debts.ts';
import { groupOf } from './rebates/rebate-shares.ts';
import { agentsRoutes } from './routes.ts';

export const agents: Domain = {
  name: 'agents',
  routes: (app, house) => {
    agentsRoutes(app, house);
    agentsOperatorRoutes(app, house);
  },
  jobs: agentsJobs,
  listeners: agentsListeners,
  contributes: {
    moneyGuards: [debtsGuard],
    prizeGroups: [
      async (house, memberId) => groupOf((await rebatesOf(house.db, memberId)).LOTT ?? 0n),
    ],
  },
};
