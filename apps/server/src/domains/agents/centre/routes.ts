import { agentsCentre as contract, agentsCentreDetails as details } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listDownlines } from './downlines.ts';
import { showBankCharges, showPaymentFees, showVendorFees } from './fee-details.ts';
import { showIncome } from './income.ts';
import { showOverview, showOverviewDays } from './overview.ts';
import { sendReportFile } from './report-file.ts';
import { showStatements } from './statements.ts';
import { showTeamBets } from './team-bets.ts';
import { countOnline, listRegistered, showMemberProfit, showPromotions } from './team-details.ts';

export function centreRoutes(app: FastifyInstance, house: House): void {
  detailRoutes(app, house);
  serve(app, contract.overview, (wish, { memberId }) => showOverview(house, memberId, wish));
  serve(app, contract.overviewDays, (wish, { memberId }) =>
    showOverviewDays(house, memberId, wish),
  );
  serve(app, contract.downlines, (wish, { memberId }) => listDownlines(house, memberId, wish));
  serve(app, contract.statements, (wish, { memberId }) => showStatements(house, memberId, wish));
  serve(app, contract.lotteryStatements, ({ category = 'LOTT', ...wish }, { memberId }) =>
    showStatements(house, memberId, { ...wish, category }),
  );
  serve(app, contract.cardStatements, ({ category = 'PVP', ...wish }, { memberId }) =>
    showStatements(house, memberId, { ...wish, category }),
  );
  serve(app, contract.income, (wish, { memberId }) => showIncome(house, memberId, wish));
  serve(app, contract.teamBets, (wish, { memberId }) => showTeamBets(house, memberId, wish));
  serve(app, contract.reportFile, (wish, { memberId }, { reply }) =>
    sendReportFile(house, reply, memberId, wish),
  );
}

function detailRoutes(app: FastifyInstance, house: House): void {
  serve(app, details.bankCharges, (input, { memberId }) => showBankCharges(house, memberId, input));
  serve(app, details.paymentFees, (input, { memberId }) => showPaymentFees(house, memberId, input));
  serve(app, details.vendorFees, (input, { memberId }) => showVendorFees(house, memberId, input));
  serve(app, details.promotionDetail, (input, { memberId }) =>
    showPromotions(house, memberId, input),
  );
  serve(app, details.memberProfit, (input, { memberId }) =>
    showMemberProfit(house, memberId, input),
  );
  serve(app, details.onlineCount, (input, { memberId }) => countOnline(house, memberId, input));
  serve(app, details.registered, (input, { memberId }) => listRegistered(house, memberId, input));
}
