import { moneyNumber } from '@baize/money';
import { ChipGroup, Panel, Skeleton } from '@baize/ui';
import { type ChartColour, ChartFrame, type ChartSeries } from '@baize/ui/chart';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback, useMemo, useState } from 'react';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ReportFailed } from './report-failed.tsx';
import { type OverviewDay, type TeamInput, useOverviewDays } from './use-reports.ts';

const VIEWS = {
  play: [
    ['totalBet', 'felt', 'bars'],
    ['totalWin', 'brass', 'line'],
    ['totalRebate', 'info', 'line'],
  ],
  people: [['totalRegisterCount', 'felt', 'bars']],
  cash: [
    ['totalDeposit', 'felt', 'bars'],
    ['totalWithdrawal', 'danger', 'line'],
  ],
} as const satisfies Record<string, readonly (readonly [Key, ChartColour, 'bars' | 'line'])[]>;
type Key =
  | 'totalBet'
  | 'totalWin'
  | 'totalRebate'
  | 'totalRegisterCount'
  | 'totalDeposit'
  | 'totalWithdrawal';
type View = keyof typeof VIEWS;

/** A team day by day: what it bet and got, who came, what was paid in and out. */
export function DailyChart({ input }: { input: TeamInput }) {
  const text = useText();
  const [view, setView] = useState<View>('play');
  const { data, error, refetch } = useOverviewDays(input);
  return (
    <Panel className="pb-3">
      <ChipGroup
        label={text('agents.chart.views')}
        chips={(['play', 'people', 'cash'] as const).map((value) => ({
          value,
          label: text(`agents.chart.${value}`),
        }))}
        value={view}
        onChange={setView}
        className="mb-4"
      />
      {data && isEmpty(data.list, view) && (
        <p className="flex h-86 items-center justify-center text-ink-soft">
          {text('agents.chart.nothing')}
        </p>
      )}
      {data && !isEmpty(data.list, view) && <Drawn days={data.list} view={view} />}
      {!data && error && <ReportFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-86" />}
    </Panel>
  );
}

function isEmpty(days: readonly OverviewDay[], view: View): boolean {
  return days.every((day) => VIEWS[view].every(([key]) => figure(day[key]) === 0));
}

function Drawn({ days, view }: { days: readonly OverviewDay[]; view: View }) {
  const text = useText();
  const { locale, formatNumber } = useIntl();
  const sign = useCurrencySign();
  const times = useMemo(() => days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000), [days]);
  const series = useMemo<ChartSeries[]>(
    () =>
      VIEWS[view].map(([key, colour, kind]) => ({
        id: key,
        label: text(`agents.sum.${key}`),
        colour,
        kind,
        values: days.map((day) => figure(day[key])),
      })),
    [days, view, text],
  );
  const isMoney = view !== 'people';
  const axes = useMemo(
    () => ({
      start: {
        unit: isMoney ? sign : text('agents.chart.members'),
        format: (value: number) =>
          formatNumber(
            value,
            isMoney ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {},
          ),
        formatTick: (value: number) => formatNumber(value, { notation: 'compact' }),
      },
    }),
    [isMoney, sign, text, formatNumber],
  );
  const formatTime = useDays(locale, { day: 'numeric', month: 'short' });
  const formatTimeTick = useDays(locale, { day: 'numeric' });
  return (
    <ChartFrame
      title={text(`agents.chart.${view}Title`)}
      summary={text(`agents.chart.${view}Title`)}
      timeLabel={text('agents.column.day')}
      times={times}
      series={series}
      axes={axes}
      formatTime={formatTime}
      formatTimeTick={formatTimeTick}
      heightPx={290}
    />
  );
}

function figure(value: bigint | number): number {
  return typeof value === 'bigint' ? moneyNumber(value) : value;
}

function useDays(locale: string, style: Intl.DateTimeFormatOptions): (seconds: number) => string {
  const { day, month } = style;
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        ...(day && { day }),
        ...(month && { month }),
        timeZone: 'UTC',
      }),
    [locale, day, month],
  );
  return useCallback((seconds) => format.format(seconds * 1000), [format]);
}
