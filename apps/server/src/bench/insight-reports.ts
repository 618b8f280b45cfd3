import { dayOf, lastDays, type Period } from '@baize/calendar';
import { insightReportsOperator as contract } from '@baize/contract';
import { z } from 'zod/mini';
import { showToday } from '../domains/insight/dashboard/today.ts';
import { showReport } from '../domains/insight/reports/report.ts';
import { showStatement } from '../domains/insight/statements/statement.ts';
import type { House } from '../platform/house.ts';
import { openBenchHouse } from './bench-house.ts';
import { type BookSize, growBook } from './grown-book.ts';
import { quantile } from './measure.ts';

export type BookTimes = Record<string, { p50Ms: number; p95Ms: number }>;

const ROUNDS = 20;
/** The bench's brand keeps the time of UTC+8. */
const ZONE = 480;

/** How long an operator waits for reports over the whole of a grown book. */
export async function measureBook(size: BookSize): Promise<BookTimes> {
  const bench = await openBenchHouse();
  const period = lastDays(dayOf(bench.house.clock.now(), ZONE), size.days);
  try {
    await growBook(bench, size, period.to);
    const times: BookTimes = {};
    for (const [name, read] of Object.entries(reads)) {
      times[name] = await timesOf(() => read(bench.house, period));
    }
    return times;
  } finally {
    await bench.close();
  }
}

const report = (rows: string, figures: string) => (house: House, period: Period) =>
  showReport(house, z.parse(contract.showReport.input, { ...period, rows, figures }));

const reads: Record<string, (house: House, period: Period) => Promise<unknown>> = {
  'profit by game': report('game', 'ggr,stake,payout,margin,bets'),
  'profit by month and category': report('month,category', 'ggr,stake,bets'),
  'cash flow by day': report('day', 'deposits,withdrawals,fees,ngr'),
  'profit by country': report('country', 'ngr,ggr,deposits,active'),
  'profit by member': report('member', 'ngr,ggr,deposits'),
  cohorts: (house, period) => showStatement(house, { kind: 'cohorts', ...period, rate: '0' }),
  'lifetime value': (house, period) =>
    showStatement(house, { kind: 'lifetime', ...period, rate: '0' }),
  dashboard: (house) => showToday(house),
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
