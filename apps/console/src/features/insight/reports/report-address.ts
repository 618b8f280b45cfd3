import { addDays, daysBetween, lastDays, type Period } from '@baize/calendar';
import { insightReportsOperator as contract, type Output } from '@baize/contract';
import { type PlainSearch, withoutEmpty } from '../../../shared/list/search.ts';

export type Dimension = contract.Dimension;
export type Measure = contract.Measure;
export type Asked = Output<typeof contract.showReport.input>;
export type Report = Output<typeof contract.showReport.value>;

const DAY = /^2\d{3}-\d\d-\d\d$/;
const DAYS_SHOWN = 7;
const DEFAULT_FIGURES = 'ggr,stake,payout,margin,bets,active';
const MONEY: readonly Measure[] = [
  'costs',
  'bonuses',
  'rebates',
  'agentPay',
  'jackpots',
  'fees',
  'adjustments',
  'deposits',
  'depositCount',
  'withdrawals',
  'withdrawalCount',
];

/** What an address asks of the report; what makes no sense in it is as if it were not there. */
export function askedIn(search: PlainSearch, today: string): Asked {
  const rows = known(contract.dimensions, search.rows ?? 'category').slice(0, 2);
  const [column = ''] = known(contract.dimensions, search.column ?? '').filter(
    (one) => !rows.includes(one),
  );
  const isOfMoney = Boolean(search.reason) || [...rows, column].includes('reason');
  const isByHour = [...rows, column].includes('hour');
  // Who played at which hour is not kept.
  const figures = figuresIn(search, isOfMoney).filter((one) => !(isByHour && one === 'active'));
  const period = periodOf(search, today);
  const before = comparedWith(search.versus, period);
  const number = (word: 'line' | 'level' | 'member') => {
    const given = search[word] ?? '';
    return /^\d{1,18}$/.test(given) ? { [word]: given } : {};
  };
  return {
    ...period,
    ...(before && { beforeFrom: before.from, beforeTo: before.to }),
    rows: rows.join(),
    column,
    figures: figures.join() || 'ggr',
    category: (search.category ?? '').slice(0, 40),
    vendor: (search.vendor ?? '').slice(0, 40),
    game: (search.game ?? '').slice(0, 64),
    ...number('line'),
    ...number('level'),
    ...number('member'),
    country: (search.country ?? '').slice(0, 20),
    device: (search.device ?? '').slice(0, 20),
    source: (search.source ?? '').slice(0, 60),
    campaign: (search.campaign ?? '').slice(0, 60),
    reason: (search.reason ?? '').slice(0, 40),
  };
}

/** Reasons of money tell of no bets: what they cost is shown where nothing else was chosen that they tell. */
function figuresIn(search: PlainSearch, isOfMoney: boolean): Measure[] {
  const figures = known(contract.measures, search.figures ?? DEFAULT_FIGURES);
  if (isOfMoney) return figures.some((one) => MONEY.includes(one)) ? figures : ['costs'];
  return figures.length > 0 ? figures : ['ggr'];
}

function known<Name extends string>(names: readonly Name[], given: string): Name[] {
  return [...new Set(given.split(','))].flatMap((one) => names.filter((name) => name === one));
}

function periodOf({ from = '', to = '' }: PlainSearch, today: string): Period {
  const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day));
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(today, DAYS_SHOWN);
}

function comparedWith(versus: string | undefined, period: Period): Period | undefined {
  if (versus === 'before') return periodBefore(period);
  return versus === 'week' ? weeksBefore(period) : undefined;
}

/** The same days of the week, as few weeks ago as lie wholly before. */
export function weeksBefore({ from, to }: Period): Period {
  const length = Math.ceil((daysBetween(from, to) + 1) / 7) * 7;
  return { from: addDays(from, -length), to: addDays(to, -length) };
}

/** As many days, right before. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The words of the address that ask the same again. */
export function searchOf(asked: Asked): PlainSearch {
  const { rows, column, figures, from, to, category, vendor, game, line, level, member } = asked;
  const versus = versusOf(asked);
  const words = { rows, column, figures, versus, from, to, category, vendor, game };
  const { country, device, source, campaign, reason } = asked;
  const people = { line, level, member, country, device, source, campaign };
  return withoutEmpty({ ...words, ...people, reason });
}

/** With what it is compared; whole weeks beside the weeks before them are both, and say so once. */
export function versusOf({ from, to, beforeFrom }: Asked): '' | 'before' | 'week' {
  if (!beforeFrom) return '';
  return beforeFrom === periodBefore({ from, to }).from ? 'before' : 'week';
}
