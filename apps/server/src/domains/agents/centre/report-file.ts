import type { agentsCentre as contract, Output } from '@baize/contract';
import type { FastifyReply } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { listBills } from '../pay/bills.ts';
import { listRealtime } from '../pay/realtime-pay.ts';
import type { RunKind } from '../pay/run-bills.ts';
import { BILL_COLUMNS } from '../pay/run-file.ts';
import { FILE_PAGE, type Page, type Row, sendTable, type Table } from '../report-table.ts';
import { listDownlines } from './downlines.ts';
import { showIncome } from './income.ts';
import { showOverviewDays } from './overview.ts';
import { showStatements } from './statements.ts';
import { tableOfBets } from './team-bets.ts';

type Input = Output<typeof contract.reportFile.input>;
/** A report as a file, with the filters it is shown with; who may see it is asked as ever. */
export async function sendReportFile(
  house: House,
  reply: FastifyReply,
  agentId: bigint,
  input: Input,
): Promise<unknown> {
  const table = tables[input.report](house, agentId, input);
  return sendTable(reply, input.report, table);
}

const SUMS = [
  'totalBet',
  'totalValidBet',
  'totalWin',
  'totalDeposit',
  'totalWithdrawal',
  'totalRebate',
  'totalPromotion',
  'totalDailyIncome',
  'totalProfitSharing',
  'totalPNL',
  'totalBetCount',
];
const whole = async (list: Promise<{ list: readonly Row[] }>): Promise<Page> => ({
  list: (await list).list,
  totalPages: 1,
});

const bills =
  (kind: RunKind) =>
  (house: House, agentId: bigint, { side }: Input): Table => ({
    columns: BILL_COLUMNS,
    page: (page) =>
      listBills(house, agentId, kind, { side, page, size: FILE_PAGE, state: undefined }),
  });

const tables: Record<Input['report'], (house: House, agentId: bigint, input: Input) => Table> = {
  overview: (house, agentId, input) => ({
    columns: ['day', ...SUMS, 'totalRegisterCount', 'totalDepositCount', 'totalLoginCount'],
    page: () => whole(showOverviewDays(house, agentId, input)),
  }),
  downlines: (house, agentId, input) => ({
    columns: [
      'username',
      'nickname',
      'kind',
      'level',
      'balance',
      'teamBalance',
      'teamCount',
      'directCount',
      'lastLogin',
      'registeredAt',
      'isFrozen',
      'isOnline',
      'rebates',
    ],
    page: (page) => listDownlines(house, agentId, { ...input, page, size: FILE_PAGE }),
  }),
  statements: (house, agentId, input) => ({
    columns: ['username', 'isSelf', ...SUMS],
    page: (page) => showStatements(house, agentId, { ...input, page, size: FILE_PAGE }),
  }),
  income: (house, agentId, input) => ({
    columns: [
      'day',
      'rebateDifference',
      'dailySalary',
      'hourlySalary',
      'realtimeSalary',
      'dividend',
      'commission',
      'total',
    ],
    page: () => whole(showIncome(house, agentId, input)),
  }),
  bets: (house, agentId, input) => tableOfBets(house, agentId, input, FILE_PAGE),
  dividends: bills('DIVIDEND'),
  daily: bills('DAILY'),
  hourly: bills('HOURLY'),
  realtime: (house, agentId, { from, to, startTime, endTime }) => ({
    columns: ['betId', 'username', 'stake', 'payout', 'amount', 'at'],
    page: (page) =>
      listRealtime(house, agentId, { from, to, startTime, endTime, page, size: FILE_PAGE }),
  }),
};
