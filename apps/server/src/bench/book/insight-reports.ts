import { addDays, dayOf, lastDays, type Period } from '@baize/calendar';
import { insightReportsOperator as contract } from '@baize/contract';
import { z } from 'zod/mini';
import { showToday } from '../../domains/insight/dashboard/today.ts';
import { showReport } from '../../domains/insight/reports/report.ts';
import { showStatement } from '../../domains/insight/statements/statement.ts';
import type { House } from '../../platform/house.ts';
import { openBenchHouse } from '../bench-house.ts';
import { quantile } from '../measure.ts';
import { type BookSize, growBook } from './grown-book.ts';

export type BookTimes = Record<string, { p50Ms: number; p95Ms: number }>;

const ROUNDS = 12;
/** The bench's brand keeps the time of UTC+8. */
const ZONE = 480;

/** How long an operator waits for reports over the whole of a grown book. */
export async function measureBook(
  size: BookSize,
  tell: (name: string, times: BookTimes[string]) => void,
): Promise<BookTimes> {
  const bench = await openBenchHouse();
  const period = lastDays(dayOf(bench.house.clock.now(), ZONE), size.days);
  try {
    await growBook(bench, size, period.to);
    const times: BookTimes = {};
    for (const [name, read] of Object.entries(reads)) {
      times[name] = await timesOf(() => read(bench.house, period));
      tell(name, times[name]);
    }
    return times;
  } finally {
    await bench.close();
  }
}

type Read = (house: House, period: Period) => Promise<unknown>;

const report =
  (rows: string, figures: string, column = ''): Read =>
  (house, period) =>
    showReport(house, z.parse(contract.showReport.input, { ...period, rows, column, figures }));

const statement =
  (kind: Parameters<typeof showStatement>[1]['kind']): Read =>
  (house, period) =>
    showStatement(house, { kind, ...period, rate: '15' });

const PROFIT = 'ggr,stake,payout,margin,bets,active';
const PEOPLE = 'ngr,ggr,stake,deposits,withdrawals,bonuses,rebates,active';

/** A period that ends within a month and a year is put together from the most parts. */
const untilLately =
  (read: Read): Read =>
  (house, { from, to }) =>
    read(house, { from, to: addDays(to, -40) });

/** Every ready-made report as the console asks for it, and some that people put together. */
export const reads: Record<string, Read> = {
  'profit by category': report('category', PROFIT),
  'profit by provider': report('vendor', PROFIT),
  'profit by game': report('game', PROFIT),
  'by agent line': report('line', PEOPLE),
  'by level': report('level', PEOPLE),
  'by member': report('member', PEOPLE),
  'by country': report('country', PEOPLE),
  'by device': report('device', PEOPLE),
  'by campaign': report('source,campaign', PEOPLE),
  'cash flow by day': report(
    'day',
    'deposits,depositCount,withdrawals,withdrawalCount,fees,adjustments,firstDeposits,registrations',
  ),
  'bonus cost by day': report('day', 'ggr,bonuses,rebates,agentPay,jackpots,fees,ngr'),
  'by hour': report('hour', 'ggr,stake,bets,deposits,withdrawals,registrations'),
  cohorts: statement('cohorts'),
  'lifetime value': statement('lifetime'),
  funnel: statement('funnel'),
  jackpots: statement('jackpots'),
  'open bets': statement('liability'),
  'tax sheet': statement('tax'),
  dashboard: (house) => showToday(house),
  'pivot: active members by day': report('day', 'active,bets'),
  'pivot: active members by week and category': report('week', 'active,ggr', 'category'),
  'pivot: profit by month and category': report('month,category', PROFIT),
  'pivot: games by month': report('game', 'ggr,active', 'month'),
  'pivot: countries and members': report('country,member', PEOPLE),
  'pivot: countries by month': report('country', 'ggr,ngr', 'month'),
  'until lately: by country': untilLately(report('country', PEOPLE)),
  'until lately: by member': untilLately(report('member', PEOPLE)),
  'until lately: profit by game': untilLately(report('game', PROFIT)),
  'until lately: cohorts': untilLately(statement('cohorts')),
};

async function timesOf(read: () => Promise<unknown>) {
  const took: number[] = [];
  await read();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await read();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return { p50Ms: quantile(took, 0.5), p95Ms: quantile(took, 0.95) };
}
