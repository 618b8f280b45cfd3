import type { Domain } from '../../platform/domain.ts';
import { paymentSigns } from './aml/harm-signs.ts';
import { amlJob } from './aml/jobs.ts';
import { depositedSince, netDeposits } from './deposits/deposited.ts';
import { depositsJob } from './deposits/jobs.ts';
import { creditApproval } from './deposits/large-credits.ts';
import { cashierRoutes } from './deposits/routes.ts';
import { channelApproval } from './deposits/save-channel.ts';
import type { MoneyGuard } from './guards.ts';
import { cashierListener } from './news.ts';
import { settingsRoutes } from './operator-routes.ts';
import { rebateListener } from './rebates/count-rebates.ts';
import { cashbackJob } from './rebates/jobs.ts';
import { moneyRoutes } from './reports/money-routes.ts';
import { cashierOperatorRoutes } from './reports/operator-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { fourEyesApproval } from './settings.ts';
import { adjustmentApproval } from './transfers/adjustments.ts';
import { moveOnLaunch } from './transfers/auto-transfer.ts';
import { transferRoutes } from './transfers/routes.ts';
import { turnoverListener } from './turnover/fill-turnover.ts';
import { withdrawalApproval } from './withdrawals/decide-withdrawal.ts';
import { receiptsJob } from './withdrawals/jobs.ts';
import { withdrawRoutes } from './withdrawals/routes.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Say which money may not leave yet. */
    moneyGuards: MoneyGuard;
  }
}

export const cashier: Domain = {
  name: 'cashier',
  routes: (app, house) => {
    cashierRoutes(app, house);
    cashierOperatorRoutes(app, house);
    withdrawRoutes(app, house);
    transferRoutes(app, house);
    settingsRoutes(app, house);
    moneyRoutes(app, house);
    reportRoutes(app, house);
  },
  jobs: [depositsJob, receiptsJob, cashbackJob, amlJob],
  listeners: [turnoverListener, cashierListener, rebateListener],
  contributes: {
    approvals: [
      withdrawalApproval,
      adjustmentApproval,
      channelApproval,
      creditApproval,
      fourEyesApproval,
    ],
    beforeLaunch: [moveOnLaunch],
    protectionSources: [{ depositedSince, netDeposits, signs: [paymentSigns] }],
  },
};
