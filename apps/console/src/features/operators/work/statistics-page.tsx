import { lastDays } from '@baize/calendar';
import { type Output, operatorsWork } from '@baize/contract';
import { Panel } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/age-text.ts';
import { DayFilter } from '../../../shared/list/day-filter.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { Reading, TitledPage } from '../../../shared/parts/titled-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { daySpan } from '../../../shared/times.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

type Figures = Output<typeof operatorsWork.statistics.value>['list'][number];

const DAYS_SHOWN = 30;

/** What everyone did: one's own figures, and those of all for who may see operators. */
export function StatisticsPage() {
  const text = useText();
  const times = useTimes();
  const [{ from, to }] = useFilters();
  const seesAll = useMay('operators.read');
  const shown = lastDays(times.today(Date.now()), DAYS_SHOWN);
  const span =
    (from && to && daySpan(from, to, times.offsetMinutes)) ||
    daySpan(shown.from, shown.to, times.offsetMinutes);
  const figures = useQuery({
    ...queryOf(operatorsWork.statistics, { ...span!, who: seesAll ? 'all' : 'me' }),
    placeholderData: keepPreviousData,
  });
  const people = (figures.data?.list ?? []).toSorted((a, b) => b.handled - a.handled);
  return (
    <TitledPage title="console.work.statistics.title" lead="console.work.statistics.lead">
      <div className="mb-5 max-w-xs">
        <DayFilter
          label={text('console.work.statistics.days')}
          placeholder={text('console.work.statistics.lastDays', { days: DAYS_SHOWN })}
        />
      </div>
      <Reading of={figures} className="h-64 rounded-card" />
      <div className="flex flex-col gap-4">
        {!figures.error && people.map((one) => <Person key={one.operator.id} figures={one} />)}
      </div>
    </TitledPage>
  );
}

function Person({ figures }: { figures: Figures }) {
  const text = useText();
  const { operator, approvals } = figures;
  const percent = figures.handled > 0 ? Math.round((100 * figures.overdue) / figures.handled) : 0;
  const sums = [
    ['handled', figures.handled.toLocaleString('en')],
    ['overdueShare', `${percent}%`],
    ['asked', String(approvals.asked)],
    ['given', String(approvals.given)],
    ['refused', String(approvals.refused)],
    ['assigned', String(figures.assigned)],
    ['logins', String(figures.logins)],
  ] as const;
  return (
    <Panel className="min-w-0">
      <h2 className="font-semibold">
        {operator.username} <span className="font-normal text-ink-soft">{operator.name}</span>
      </h2>
      <dl className="my-3 flex flex-wrap gap-x-8 gap-y-2">
        {sums.map(([id, value]) => (
          <div key={id}>
            <dt className="text-[0.8125rem] text-ink-soft">
              {text(`console.work.statistics.${id}`)}
            </dt>
            <dd className="num text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {figures.kinds.length > 0 && <Kinds kinds={figures.kinds} />}
    </Panel>
  );
}

function Kinds({ kinds }: { kinds: Figures['kinds'] }) {
  const text = useText();
  const heads = ['handled', 'median', 'p90', 'late'] as const;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr className="text-[0.8125rem] text-ink-soft">
            <th className="py-1.5 text-start font-medium">{text('console.work.what')}</th>
            {heads.map((head) => (
              <th key={head} className="py-1.5 ps-4 text-end font-medium whitespace-nowrap">
                {text(`console.work.statistics.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <tr key={row.kind} className="border-t">
              <td className="py-1.5">{text(`console.work.kind.${row.kind}`)}</td>
              <td className="num py-1.5 ps-4 text-end">{row.handled.toLocaleString('en')}</td>
              <td className="num py-1.5 ps-4 text-end whitespace-nowrap">
                {ageText(text, row.medianMs)}
              </td>
              <td className="num py-1.5 ps-4 text-end whitespace-nowrap">
                {ageText(text, row.p90Ms)}
              </td>
              <td className="num py-1.5 ps-4 text-end">{row.overdue.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
