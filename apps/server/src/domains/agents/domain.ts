import type { Domain } from '../../platform/domain.ts';
import { rebatesOf } from '../members/index.ts';
import { centreRoutes } from './centre/routes.ts';
import { teamRecords } from './centre/team-bets.ts';
import { contractsJobs } from './contracts/jobs.ts';
import { contractsOperatorRoutes } from './contracts/operator-routes.ts';
import { realtimeSalary } from './contracts/realtime-salary.ts';
import { contractsRoutes } from './contracts/routes.ts';
import { billDisputeWork } from './open-work.ts';
import { settingsRoutes } from './operator-routes.ts';
import { frozenBills } from './pay/bills.ts';
import { debtsGuard } from './pay/debts.ts';
import { payJobs } from './pay/jobs.ts';
import { payOperatorRoutes } from './pay/operator-routes.ts';
import { payRoutes } from './pay/routes.ts';
import { placementOperatorRoutes } from './placement/operator-routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { rebatesJobs } from './rebates/jobs.ts';
import { rebatesOperatorRoutes } from './rebates/operator-routes.ts';
import { groupOf } from './rebates/rebate-shares.ts';
import { rebates } from './rebates/rebates.ts';
import { rebatesRoutes } from './rebates/routes.ts';
import { betSums } from './sums/bet-sums.ts';
import { sumsJobs } from './sums/jobs.ts';
import { sumsOperatorRoutes } from './sums/operator-routes.ts';
import { registrations } from './sums/team-counts.ts';

export const agents: Domain = {
  name: 'agents',
  routes: (app, house) => {
    settingsRoutes(app, house);
    sumsOperatorRoutes(app, house);
    rebatesRoutes(app, house);
    rebatesOperatorRoutes(app, house);
    contractsRoutes(app, house);
    contractsOperatorRoutes(app, house);
    payRoutes(app, house);
    payOperatorRoutes(app, house);
    centreRoutes(app, house);
    placementRoutes(app, house);
    placementOperatorRoutes(app, house);
  },
  jobs: [...sumsJobs, ...rebatesJobs, ...contractsJobs, ...payJobs],
  listeners: [betSums, rebates, realtimeSalary, frozenBills, registrations],
  contributes: {
    work: [billDisputeWork],
    moneyGuards: [debtsGuard],
    teamRecords: [teamRecords],
    prizeGroups: [
      async (house, memberId) => groupOf((await rebatesOf(house.db, memberId)).LOTT ?? 0n),
    ],
  },
};
