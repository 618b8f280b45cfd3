import type { agentsReports as contract, Output } from '@baize/contract';
import { moneyText, rateText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import { sendCsv } from '../../../platform/files/send-csv.ts';
import type { House } from '../../../platform/house.ts';
import { listBills } from '../pay/bills.ts';
import { listRealtime } from '../pay/routes.ts';
import type { RunKind } from '../pay/run-bills.ts';
import { listRunBills } from '../pay/run-lists.ts';
import { listDownlines } from './downlines.ts';
import { showIncome } from './income.ts';
import { showOverviewDays } from './overview.ts';
import { showStatements } from './statements.ts';
import { tableOfBets } from './team-bets.ts';

type Wish = Output<typeof contract.reportFile.input>;
type Row = Record<string, unknown>;
type Page = { list: readonly Row[]; totalPages: number };
type Table = { columns: readonly string[]; page(number: number): Promise<Page> };

/** A report as a file, with the filters it is shown with; who may see it is asked as ever. */
export async function sendReportFile(
  house: House,
  reply: FastifyReply,
  agentId: bigint,
  wish: Wish,
): Promise<unknown> {
  const table = tables[wish.report](house, agentId, wish);
  return sendTable(reply, wish.report, table);
}

export function sendRunFile(house: House, reply: FastifyReply, runId: string): Promise<unknown> {
  const page = (number: number) => listRunBills(house, { runId, page: number, size: AT_ONCE });
  return sendTable(reply, `run-${runId}`, { columns: BILL, page });
}

function sendTable(reply: FastifyReply, name: string, table: Table) {
  return sendCsv(reply, name, table.columns, rowsOf(table));
}

async function* rowsOf({ columns, page }: Table) {
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { list, totalPages } = await page(number);
    for (const row of list) yield columns.map((column) => written(row[column]));
    last = totalPages;
  }
}

/** Amounts as decimals, instants as ISO text, what is nested as JSON. */
function written(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'bigint') return moneyText(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? rateText(part) : part));
}

const AT_ONCE = 200;
const SUMS = [
  ...['totalBet', 'totalValidBet', 'totalWin', 'totalDeposit', 'totalWithdrawal', 'totalRebate'],
  ...['totalPromotion', 'totalDailyIncome', 'totalProfitSharing', 'totalPNL', 'totalBetCount'],
];
const BILL = [
  ...['id', 'kind', 'from', 'to', 'receiver', 'payer', 'gross', 'paid', 'owed', 'owedPaid'],
  ...['state', 'reason', 'calculation'],
];

const whole = async (list: Promise<{ list: readonly Row[] }>): Promise<Page> => ({
  list: (await list).list,
  totalPages: 1,
});

const bills =
  (kind: RunKind) =>
  (house: House, agentId: bigint, { side }: Wish): Table => ({
    columns: BILL,
    page: (page) =>
      listBills(house, agentId, kind, { side, page, size: AT_ONCE, state: undefined }),
  });

const tables: Record<Wish['report'], (house: House, agentId: bigint, wish: Wish) => Table> = {
  overview: (house, agentId, wish) => ({
    columns: ['day', ...SUMS, 'totalRegisterCount', 'totalDepositCount', 'totalLoginCount'],
    page: () => whole(showOverviewDays(house, agentId, wish)),
  }),
  downlines: (house, agentId, wish) => ({
    columns: [
      ...['username', 'nickname', 'kind', 'level', 'balance', 'teamBalance', 'teamCount'],
      ...['directCount', 'lastLogin', 'registeredAt', 'isFrozen', 'isOnline', 'rebates'],
    ],
    page: (page) => listDownlines(house, agentId, { ...wish, page, size: AT_ONCE }),
  }),
  statements: (house, agentId, wish) => ({
    columns: ['username', 'isSelf', ...SUMS],
    page: (page) => showStatements(house, agentId, { ...wish, page, size: AT_ONCE }),
  }),
  income: (house, agentId, wish) => ({
    columns: [
      ...['day', 'rebateDifference', 'dailySalary', 'hourlySalary', 'realtimeSalary'],
      ...['dividend', 'commission', 'total'],
    ],
    page: () => whole(showIncome(house, agentId, wish)),
  }),
  bets: (house, agentId, wish) => tableOfBets(house, agentId, wish, AT_ONCE),
  dividends: bills('DIVIDEND'),
  daily: bills('DAILY'),
  hourly: bills('HOURLY'),
  realtime: (house, agentId, { from, to, startTime, endTime }) => ({
    columns: ['betId', 'username', 'stake', 'payout', 'amount', 'at'],
    page: (page) =>
      listRealtime(house, agentId, { from, to, startTime, endTime, page, size: AT_ONCE }),
  }),
};
