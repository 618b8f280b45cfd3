import { addDays, type Day, dayOf } from '@baize/calendar';
import { insightReportsOperator, type Output } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { cx } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CardPanel } from './card-panel.tsx';

const WEEKS = 12;
const DAYS_OF_WEEK = 7;
const FIGURES = ['ggr', 'ngr', 'deposits', 'withdrawals'] as const;

type Report = Output<typeof insightReportsOperator.showReport.value>;
type FigureName = (typeof FIGURES)[number];
type Week = { week: Day; figures: Record<FigureName, bigint> };

/** What the member brought and took over the last twelve weeks, week by week, from the book of sums. */
export function ValueTrend({ memberId }: { memberId: number }) {
  const text = useText();
  const times = useTimes();
  const to = dayOf(new Date(), times.offsetMinutes);
  const from = addDays(mondayOf(to), -DAYS_OF_WEEK * (WEEKS - 1));
  const trend = useQuery(
    queryOf(insightReportsOperator.showReport, {
      ...NO_FILTERS,
      from,
      to,
      rows: 'week',
      figures: FIGURES.join(','),
      member: String(memberId),
    }),
  );
  return (
    <CardPanel
      title={text('console.member.card.trend')}
      query={trend}
      onward={{
        to: '/reports',
        search: { rows: 'week', figures: FIGURES.join(','), member: String(memberId), from, to },
        label: text('console.member.card.trendReport'),
      }}
    >
      {(report) => <Trend weeks={weeksOf(report, from)} />}
    </CardPanel>
  );
}

const NO_FILTERS = {
  column: '',
  category: '',
  vendor: '',
  game: '',
  country: '',
  device: '',
  source: '',
  campaign: '',
  reason: '',
};

/** Weeks begin on Monday, as in the reports. */
function mondayOf(day: Day): Day {
  const sinceSunday = new Date(`${day}T12:00Z`).getUTCDay();
  return addDays(day, -((sinceSunday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
}

/** A week without a figure is a week of nothing. */
function weeksOf({ cells }: Report, from: Day): Week[] {
  return Array.from({ length: WEEKS }, (_, n) => {
    const week = addDays(from, DAYS_OF_WEEK * n);
    const found = cells.find(({ keys }) => keys[0] === week)?.figures;
    const of = (name: FigureName) => found?.[name] ?? 0n;
    return {
      week,
      figures: {
        ggr: of('ggr'),
        ngr: of('ngr'),
        deposits: of('deposits'),
        withdrawals: of('withdrawals'),
      },
    };
  });
}

function Trend({ weeks }: { weeks: readonly Week[] }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {FIGURES.map((name) => {
        const total = weeks.reduce((sum, { figures }) => sum + figures[name], 0n);
        return (
          <div key={name} className="min-w-0">
            <dt className="flex items-baseline justify-between gap-3">
              <span className="text-ink-soft">{text(`console.member.card.trend.${name}`)}</span>
              <Sum amount={total} currency={currency} isSigned={name === 'ggr' || name === 'ngr'} />
            </dt>
            <dd>
              <Bars weeks={weeks} name={name} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Bars up for what came in and down for what went out, each with its week and its sum in words. */
function Bars({ weeks, name }: { weeks: readonly Week[]; name: FigureName }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const values = weeks.map(({ figures }) => moneyNumber(figures[name]));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const height = top - bottom || 1;
  return (
    <>
      <div aria-hidden dir="ltr" className="mt-1 flex h-14 gap-0.5">
        {weeks.map(({ week }, n) => {
          const value = values[n]!;
          return (
            <span key={week} className="relative flex-1 rounded-[2px] bg-rail/50">
              <span
                className={cx(
                  'absolute inset-x-0 min-h-px rounded-[2px]',
                  value < 0 ? 'bg-danger' : 'bg-felt',
                )}
                style={{
                  bottom: `${((Math.min(0, value) - bottom) / height) * 100}%`,
                  height: `${(Math.abs(value) / height) * 100}%`,
                }}
              />
            </span>
          );
        })}
      </div>
      <ul className="sr-only">
        {weeks.map(({ week, figures }) => (
          <li key={week}>
            {text('console.member.card.weekOf', { day: times.day(Date.parse(`${week}T12:00Z`)) })}{' '}
            <Sum amount={figures[name]} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
