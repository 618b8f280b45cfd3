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
import { showTeamBets, showTeamLotteryBets } from './team-bets.ts';
import { countOnline, listRegistered, showMemberProfit, showPromotions } from './team-details.ts';

export function centreRoutes(app: FastifyInstance, house: House): void {
  detailRoutes(app, house);
  serve(app, contract.overview, (input, { memberId }) => showOverview(house, memberId, input));
  serve(app, contract.overviewDays, (input, { memberId }) =>
    showOverviewDays(house, memberId, input),
  );
  serve(app, contract.downlines, (input, { memberId }) => listDownlines(house, memberId, input));
  serve(app, contract.statements, (input, { memberId }) => showStatements(house, memberId, input));
  serve(app, contract.lotteryStatements, ({ category = 'LOTT', ...input }, { memberId }) =>
    showStatements(house, memberId, { ...input, category }),
  );
  serve(app, contract.cardStatements, ({ category = 'PVP', ...input }, { memberId }) =>
    showStatements(house, memberId, { ...input, category }),
  );
  serve(app, contract.income, (input, { memberId }) => showIncome(house, memberId, input));
  serve(app, contract.teamBets, (input, { memberId }) => showTeamBets(house, memberId, input));
  serve(app, contract.teamLotteryBets, (input, { memberId }) =>
    showTeamLotteryBets(house, memberId, input),
  );
  serve(app, contract.teamCardAndSlotBets, (input, { memberId }) =>
    showTeamBets(house, memberId, input, ['PVP', 'RNG']),
  );
  serve(app, contract.reportFile, (input, { memberId }, { reply }) =>
    sendReportFile(house, reply, memberId, input),
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
