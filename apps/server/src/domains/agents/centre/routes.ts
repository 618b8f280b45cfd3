import { agentsReports as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listDownlines } from './downlines.ts';
import { showIncome } from './income.ts';
import { showOverview, showOverviewDays } from './overview.ts';
import { sendReportFile } from './report-file.ts';
import { showStatements } from './statements.ts';
import { showTeamBets } from './team-bets.ts';

export function reportRoutes(app: FastifyInstance, house: House): void {
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
