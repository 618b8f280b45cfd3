import { addDays, dayOf, type Period } from '@baize/calendar';
import { insightReportsOperator as contract } from '@baize/contract';
import { z } from 'zod/mini';
import { showToday } from '../../domains/insight/dashboard/today.ts';
import { showReport } from '../../domains/insight/reports/report.ts';
import { checkDays } from '../../domains/insight/sums/check.ts';
import type { House } from '../../platform/house.ts';
import { liveDays } from './lived-days.ts';
import { countAgain, type Dimension, type Facts, type Figures, readFacts } from './second-count.ts';

type Compared = { figures: number; faults: string[] };

const ZONE = 480;
const CHECKED_DAYS = 31;

const PAIRS: readonly (readonly Dimension[])[] = [
  ['category', 'game'],
  ['line', 'member'],
  ['month', 'category'],
  ['source', 'campaign'],
  ['reason', 'member'],
  ['country', 'line'],
  ['week', 'vendor'],
];
const ACROSS: readonly (readonly [Dimension, Dimension])[] = [
  ['game', 'month'],
  ['line', 'month'],
  ['member', 'week'],
  ['reason', 'source'],
];

/** Every figure of every report and of the dashboard after so many days, counted a second time. */
export async function compareBook(size: { bets: number; length: number }) {
  const { houses, told, close } = await liveDays(size);
  try {
    const [house] = houses;
    const facts = await readFacts(house.reports);
    const to = dayOf(house.clock.now(), ZONE);
    const from = addDays(to, 1 - size.length);
    const found: Compared = { figures: 0, faults: [] };
    const whole = { from, to };
    const ends = { from: addDays(from, 22), to: addDays(to, -19) };
    for (const period of [whole, ends, { from: addDays(to, -6), to }, { from: to, to }]) {
      await compareReports(house, facts, period, found);
    }
    for (const one of houses) await compareDashboard(one, facts, found);
    for (let day = from; day <= to; day = addDays(day, CHECKED_DAYS)) {
      const last = addDays(day, CHECKED_DAYS - 1);
      const checked = await checkDays(house, { from: day, to: last < to ? last : to });
      found.faults.push(...checked.flatMap(({ faults }) => faults.map(({ place }) => place)));
    }
    return { ...found, told };
  } finally {
    await close();
  }
}

async function compareReports(house: House, facts: Facts, period: Period, found: Compared) {
  const singles = contract.dimensions.map((one) => [one]);
  for (const rows of [[], ...singles, ...PAIRS]) {
    await compareReport(house, facts, { period, rows }, found);
  }
  for (const [row, column] of ACROSS) {
    await compareReport(house, facts, { period, rows: [row], column }, found);
  }
}

type Asked = { period: Period; rows: readonly Dimension[]; column?: Dimension };

async function compareReport(house: House, facts: Facts, asked: Asked, found: Compared) {
  const { period, rows, column } = asked;
  const isByHour = rows.includes('hour');
  const figures = contract.measures.filter(
    (one) => one !== 'margin' && !(isByHour && one === 'active'),
  );
  const { cells } = await showReport(
    house,
    z.parse(contract.showReport.input, {
      ...period,
      rows: rows.join(),
      column: column ?? '',
      figures: figures.join(),
    }),
  );
  const shown = cells.filter(
    (cell) => cell.keys.length === rows.length && (cell.column === null) === !column,
  );
  const counted = countAgain(facts, column ? [...rows, column] : rows, period);
  for (const cell of shown) {
    const key = [...cell.keys, ...(column ? [cell.column] : [])].join('|');
    const place = [...rows, column, period.from, period.to, key].join(' ');
    compareFigures(place, cell.figures, counted.get(key) ?? {}, found);
    counted.delete(key);
  }
  const told = Object.keys(shown[0]?.figures ?? {});
  for (const [key, missed] of counted) {
    const some = told.filter((one) => Number(missed[one]) !== 0);
    if (some.length > 0) found.faults.push(`${rows.join()} ${key} is missing: ${some.join()}`);
  }
}

function compareFigures(place: string, shown: object, counted: Figures, found: Compared): void {
  for (const [name, value] of Object.entries(shown) as [string, bigint | number][]) {
    found.figures += 1;
    const other = counted[name] ?? (typeof value === 'bigint' ? 0n : 0);
    if (value !== other) found.faults.push(`${place} ${name}: ${value} and not ${other}`);
  }
}

async function compareDashboard(house: House, facts: Facts, found: Compared): Promise<void> {
  const today = await showToday(house);
  const { day, dayBefore, hour: now } = today;
  const [whole = {}] = countAgain(facts, [], { from: day, to: day }).values();
  compareFigures('today', { ...today.sums, active: today.active }, whole, found);
  const sides = [
    { side: 'now' as const, on: day, wholeHours: today.wholeHours },
    { side: 'before' as const, on: dayBefore, wholeHours: today.wholeHoursBefore },
  ];
  for (const { side, on, wholeHours } of sides) {
    const counted = countAgain(facts, ['hour'], { from: on, to: on });
    for (const one of today.hours) {
      const key = String(one.hour).padStart(2, '0');
      compareFigures(`${side} ${key}`, one[side], counted.get(key) ?? {}, found);
    }
    const over = [...counted].flatMap(([key, one]) => (Number(key) < now ? [one] : []));
    compareFigures(`whole hours ${side}`, wholeHours, added(over), found);
  }
}

function added(parts: readonly Figures[]): Figures {
  const sum: Record<string, bigint | number> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = sum[name];
    sum[name] =
      typeof value === 'bigint' ? ((before as bigint) ?? 0n) + value : Number(before ?? 0) + value;
  }
  return sum;
}
