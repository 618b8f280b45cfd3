import { dayOf, lastDays } from '@baize/calendar';
import { listDownlines } from '../domains/agents/centre/downlines.ts';
import { showOverview, showOverviewDays } from '../domains/agents/centre/overview.ts';
import { showStatements } from '../domains/agents/centre/statements.ts';
import type { House } from '../platform/house.ts';
import { openBenchHouse } from './bench-house.ts';
import { growTeam, type TeamSize } from './grown-teams.ts';
import { quantile } from './measure.ts';

export type ReportTimes = Record<string, { p50Ms: number; p95Ms: number }>;

const LEADER = 1n;
const ROUNDS = 40;
const PERIOD_DAYS = 62;
/** The bench's brand keeps the time of UTC+8. */
const ZONE = 480;
const paged = { page: 1, size: 20 };

/** How long the agent at the top of a grown tree waits for each of their reports. */
export async function measureReports(size: TeamSize): Promise<ReportTimes> {
  const bench = await openBenchHouse();
  const period = lastDays(dayOf(bench.house.clock.now(), ZONE), PERIOD_DAYS);
  try {
    await growTeam(bench, size, period.to);
    const times: ReportTimes = {};
    for (const [name, report] of Object.entries(reports)) {
      times[name] = await timesOf(() => report(bench.house, period));
    }
    return times;
  } finally {
    await bench.close();
  }
}

type Span = { from: string; to: string };

const reports: Record<string, (house: House, period: Span) => Promise<unknown>> = {
  overview: (house, period) => showOverview(house, LEADER, period),
  month: (house, { to }) => showOverview(house, LEADER, { from: `${to.slice(0, 8)}01`, to }),
  days: (house, period) => showOverviewDays(house, LEADER, period),
  downlines: (house) => listDownlines(house, LEADER, paged),
  statement: (house, period) =>
    showStatements(house, LEADER, { ...period, ...paged, scope: 'TEAM' }),
};

async function timesOf(report: () => Promise<unknown>) {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await report();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return { p50Ms: quantile(took, 0.5), p95Ms: quantile(took, 0.95) };
}
