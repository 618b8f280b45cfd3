import type { Domain } from '../../platform/domain.ts';
import { paymentSigns } from './aml/harm-signs.ts';
import { amlJob } from './aml/jobs.ts';
import { amlOperatorRoutes } from './aml/operator-routes.ts';
import type { PromotionDesk } from './deposits/chosen-promotion.ts';
import { depositedSince, netDeposits } from './deposits/deposited.ts';
import { findDeposits, findPayments } from './deposits/find-deposits.ts';
import { depositsJob } from './deposits/jobs.ts';
import { creditApproval } from './deposits/large-credits.ts';
import { depositOperatorRoutes } from './deposits/operator-routes.ts';
import { paymentRemovalApproval } from './deposits/remove-payment.ts';
import { depositRoutes } from './deposits/routes.ts';
import { channelApproval } from './deposits/save-channel.ts';
import type { MoneyGuard } from './guards.ts';
import type { TermsSource } from './member-terms.ts';
import { cashierListener } from './news.ts';
import { settingsOperatorRoutes } from './operator-routes.ts';
import { rebateListener } from './rebates/count-rebates.ts';
import { cashbackJob } from './rebates/jobs.ts';
import { rebateRoutes } from './rebates/routes.ts';
import type { CreditRows } from './reports/credit-report.ts';
import { findWithdrawals } from './reports/find-withdrawals.ts';
import { cashierWork } from './reports/open-work.ts';
import { reportOperatorRoutes } from './reports/operator-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { fourEyesApproval } from './settings.ts';
import { cashierStory } from './story.ts';
import { adjustmentApproval } from './transfers/adjustments.ts';
import { moveOnLaunch } from './transfers/auto-transfer.ts';
import { transferOperatorRoutes } from './transfers/operator-routes.ts';
import { remarksOfTransfers } from './transfers/remarks.ts';
import { transferRoutes } from './transfers/routes.ts';
import { turnoverListener } from './turnover/fill-turnover.ts';
import { turnoverOperatorRoutes } from './turnover/operator-routes.ts';
import { turnoverRoutes } from './turnover/routes.ts';
import { waiverApproval } from './turnover/waive.ts';
import { withdrawalApproval } from './withdrawals/decide-withdrawal.ts';
import { receiptsJob } from './withdrawals/jobs.ts';
import { withdrawalOperatorRoutes } from './withdrawals/operator-routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Say which money may not leave yet. */
    moneyGuards: MoneyGuard;
    /** Raise limits and rates of some members above the rules. */
    memberTerms: TermsSource;
    /** Add lines of their own to the file of a member's credit report. */
    creditRows: CreditRows;
    /** Keep the promotions that are chosen with a deposit. */
    promotionDesks: PromotionDesk;
  }
}

const routes = [
  turnoverRoutes,
  depositRoutes,
  withdrawalRoutes,
  transferRoutes,
  rebateRoutes,
  reportRoutes,
];

const operatorRoutes = [
  settingsOperatorRoutes,
  turnoverOperatorRoutes,
  depositOperatorRoutes,
  withdrawalOperatorRoutes,
  transferOperatorRoutes,
  amlOperatorRoutes,
  reportOperatorRoutes,
];

export const cashier: Domain = {
  name: 'cashier',
  routes: (app, house) => {
    for (const serveAll of [...routes, ...operatorRoutes]) serveAll(app, house);
  },
  jobs: [depositsJob, receiptsJob, cashbackJob, amlJob],
  listeners: [turnoverListener, cashierListener, rebateListener],
  contributes: {
    work: cashierWork,
    approvals: [
      withdrawalApproval,
      adjustmentApproval,
      channelApproval,
      creditApproval,
      paymentRemovalApproval,
      waiverApproval,
      fourEyesApproval,
    ],
    storySources: cashierStory,
    movementRemarks: [remarksOfTransfers],
    finders: [findWithdrawals, findDeposits, findPayments],
    beforeLaunch: [moveOnLaunch],
    protectionSources: [{ depositedSince, netDeposits, signs: [paymentSigns] }],
  },
};
