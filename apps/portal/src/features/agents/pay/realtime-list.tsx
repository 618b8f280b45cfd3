import { agentsPay, type Output } from '@baize/contract';
import { Pager, Panel, Tag, type Tone } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { PeriodBar } from '../sums/period-bar.tsx';
import { ReportFile } from '../sums/report-file.tsx';
import { usePeriod } from '../sums/use-period.ts';
import { useFigures } from '../use-figures.tsx';
import { unitsText } from './units-text.ts';

type Earned = Output<typeof agentsPay.realtimePay.value>['list'][number];
const SIZE = 20;

/** Real-time salary bet by bet, and what the next five minutes will credit. */
export function RealtimeList() {
  const text = useText();
  const { money } = useFigures();
  const { search, change } = useAgentSearch();
  const page = pageOf(search);
  const period = usePeriod();
  const { range } = period;
  const query = useQuery({
    queryKey: ['agents', 'realtime', range, page],
    queryFn: ({ signal }) => ask(agentsPay.realtimePay, { ...range, page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <Fetched query={query}>
      {({ list, unsettled, total, totalPages }) => (
        <div className="flex flex-col gap-4">
          <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-ink-soft">{text('agents.realtime.unsettled')}</p>
            <span className="flex items-center gap-4">
              {money(unsettled, { size: 'mid' })}
              <ReportFile input={{ report: 'realtime', ...range }} />
            </span>
          </Panel>
          <PeriodBar period={period} />
          <Table
            caption={text('agents.tab.earned')}
            columns={columns}
            rows={list}
            rowId={({ betId, at, amount }) => `${betId}-${at}-${amount}`}
            isSortedByServer
            empty={
              <StatePage
                isWide
                level={3}
                state="empty"
                title={text('agents.realtime.none')}
                text={text('agents.realtime.noneText')}
              />
            }
          />
          <Pager
            page={page}
            pageCount={totalPages}
            onPage={(p) => change({ p })}
            summary={total > 0 && text('agents.rows', { count: total })}
          />
        </div>
      )}
    </Fetched>
  );
}

function useColumns(): readonly Column<Earned>[] {
  const text = useText();
  const { money, rate } = useFigures();
  const { date, time } = useTimes();
  return useMemo(
    () => [
      {
        id: 'username',
        header: text('agents.column.username'),
        onCard: 'title',
        cell: ({ username }) => <bdi>{username}</bdi>,
      },
      {
        id: 'at',
        header: text('agents.column.time'),
        cell: ({ at }) => (
          <span className="num">
            {date(at)} {time(at)}
          </span>
        ),
      },
      {
        id: 'bet',
        header: text('agents.column.bet'),
        cell: ({ betId }) => <span className="num">{betId}</span>,
      },
      {
        id: 'stake',
        header: text('agents.bets.betAmount'),
        align: 'figure',
        cell: ({ stake }) => (stake === null ? '–' : money(stake)),
      },
      {
        id: 'outcome',
        header: text('agents.column.state'),
        onCard: 'aside',
        cell: (row) => {
          const outcome = outcomeOf(row);
          return <Tag tone={TONES[outcome] ?? 'plain'}>{text(`agents.bet.${outcome}`)}</Tag>;
        },
      },
      {
        id: 'rate',
        header: text('agents.realtime.rate'),
        align: 'figure',
        cell: ({ stake, amount }) => (stake && amount > 0n ? rate((amount * WHOLE) / stake) : '–'),
      },
      {
        id: 'amount',
        header: text('agents.hours.amount'),
        align: 'figure',
        cell: ({ amount }) => unitsText(amount),
      },
    ],
    [text, date, time, money, rate],
  );
}

/** The whole of a stake, in the units of a rate. */
const WHOLE = 1_000_000n;
const TONES: Partial<Record<string, Tone>> = { 1: 'warn', 4: 'bad' };

/** As bets are told elsewhere: won, lost, tie, or void. */
function outcomeOf({ stake, payout }: Earned) {
  if (stake === null || payout === null) return '4';
  if (payout === stake) return '3';
  return payout > stake ? '1' : '2';
}
