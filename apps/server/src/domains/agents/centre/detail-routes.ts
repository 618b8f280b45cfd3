import { agentsDownline, agentsDetails as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { processContract } from '../contracts/answers.ts';
import { listBills } from '../pay/bills.ts';
import { showCurrentPay } from '../pay/current-pay.ts';
import { listDividendCustomers, listLossSharing } from '../pay/loss-sharing.ts';
import {
  giveStartingPassword,
  listRemarkTypes,
  renameDownline,
  showMobile,
} from '../placement/downline-card.ts';
import { listRebateLines } from '../rebates/rebate-lines.ts';
import { showBankCharges, showPaymentFees, showVendorFees } from './fee-details.ts';
import { countOnline, listRegistered, showMemberProfit, showPromotions } from './team-details.ts';

export function detailRoutes(app: FastifyInstance, house: House): void {
  dividendRoutes(app, house);
  serve(app, contract.bankCharges, (wish, { memberId }) => showBankCharges(house, memberId, wish));
  serve(app, contract.paymentFees, (wish, { memberId }) => showPaymentFees(house, memberId, wish));
  serve(app, contract.vendorFees, (wish, { memberId }) => showVendorFees(house, memberId, wish));
  serve(app, contract.promotionDetail, (wish, { memberId }) =>
    showPromotions(house, memberId, wish),
  );
  serve(app, contract.memberProfit, (wish, { memberId }) =>
    showMemberProfit(house, memberId, wish),
  );
  serve(app, contract.agentRebates, (wish, { memberId }) =>
    listRebateLines(house, memberId, 'difference', wish),
  );
  serve(app, contract.ownRebateLines, (wish, { memberId }) =>
    listRebateLines(house, memberId, 'own', wish),
  );
  serve(app, contract.lotteryCommission, (wish, { memberId }) =>
    listRebateLines(house, memberId, 'difference', wish, 'LOTT'),
  );
  serve(app, contract.onlineCount, (wish, { memberId }) => countOnline(house, memberId, wish));
  serve(app, contract.registered, (wish, { memberId }) => listRegistered(house, memberId, wish));
  serve(app, agentsDownline.downlineMobile, (wish, { memberId }) =>
    showMobile(house, memberId, wish),
  );
  serve(app, agentsDownline.renameDownline, (wish, { memberId }) =>
    renameDownline(house, memberId, wish),
  );
  serve(app, agentsDownline.startingPassword, (wish, { memberId }) =>
    giveStartingPassword(house, memberId, wish),
  );
  serve(app, agentsDownline.remarkTypes, () => listRemarkTypes(house));
}

function dividendRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.endDividend, (wish, { memberId }) =>
    processContract(house, memberId, 'DIVIDEND', wish),
  );
  serve(app, contract.currentDividend, ({ username }, { memberId }) =>
    showCurrentPay(house, memberId, 'DIVIDEND', username),
  );
  serve(app, contract.currentDaily, ({ username }, { memberId }) =>
    showCurrentPay(house, memberId, 'DAILY', username),
  );
  serve(app, contract.directDividends, (wish, { memberId }) =>
    listBills(house, memberId, 'DIVIDEND', wish),
  );
  serve(app, contract.dividendCustomers, (wish, { memberId }) =>
    listDividendCustomers(house, memberId, wish),
  );
  serve(app, contract.lossSharing, (wish, { memberId }) => listLossSharing(house, memberId, wish));
}
