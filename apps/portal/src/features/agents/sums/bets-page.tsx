import { agentsCentre } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { type Filter, FilterBar, Pager, Tag, type Tone } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { STICKY } from '../sticky-column.ts';
import { useFigures } from '../use-figures.tsx';
import { categoryWords } from './category-words.ts';
import { FileButton } from './file-button.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportFailed } from './report-failed.tsx';
import { ReportHead } from './report-head.tsx';
import { ofTeam, TeamNote } from './team-note.tsx';
import { useBetWords } from './use-bet-words.ts';
import { usePeriod } from './use-period.ts';
import { useReportFile } from './use-report-file.ts';
import type { TeamBets } from './use-reports.ts';

type BetRow = TeamBets['list'][number];
const SIZE = 20;
const SHOWN_LETTERS = 60;
/** The books of bets answer for a month at most. */
const MAX_DAYS = 31;
const STATUSES = ['0', '1', '2', '3', '4'] as const;
const OPEN = '0';

/** Bets of the whole team, or of one of it and who stands below. */
export function BetsPage() {
  const text = useText();
  const { language } = useLanguage();
  const period = usePeriod('week', MAX_DAYS);
  const { search, change } = useAgentSearch();
  const { user, status = '', bet = '' } = search;
  const input = {
    startDate: period.startDate,
    endDate: period.endDate,
    // Open bets have no outcome yet: they are asked for by their state.
    status: status === OPEN ? '' : status,
    state: stateOf(status),
    category: '',
    numero: '',
    language,
    ...ofTeam(user),
    accountType: '',
    gameCode: '',
    winLossDraw: '',
    orderNoSearch: bet,
  };
  const page = pageOf(search);
  const query = useQuery({
    queryKey: ['agents', 'bets', input, page],
    queryFn: ({ signal }) => ask(agentsCentre.teamBets, { ...input, page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const file = useReportFile({
    name: 'team-bets',
    columns: useFileColumns(),
    read: (at, size) => ask(agentsCentre.teamBets, { ...input, page: at, size }),
  });
  const rows = query.data?.list ?? [];
  const filters = useFilters();
  return (
    <>
      <ReportHead
        title={text('agents.page.personalHistoryCopy')}
        note={user ? <TeamNote user={user} /> : text('agents.bets.ofTeam')}
      >
        <FileButton file={file} isEmpty={rows.length === 0} />
      </ReportHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <PeriodBar period={period} />
        <FilterBar
          filters={filters}
          state={{ ...(user && { user }), ...(status && { status }), ...(bet && { bet }) }}
          onChange={(next) => change({ user: next.user, status: next.status, bet: next.bet })}
          className="max-md:w-full"
        />
      </div>
      <BetsTable query={query} />
      <Pager
        className="mt-4"
        page={page}
        pageCount={query.data?.totalPages ?? 0}
        onPage={(p) => change({ p })}
        summary={rows.length > 0 && text('agents.rows', { count: query.data?.total ?? 0 })}
      />
    </>
  );
}

function stateOf(status: string): 'any' | 'open' | 'ended' {
  if (status === '') return 'any';
  return status === OPEN ? 'open' : 'ended';
}

type TableProps = { query: UseQueryResult<TeamBets> };

function BetsTable({ query }: TableProps) {
  const text = useText();
  const columns = useColumns(query.data?.footer);
  if (query.error && !query.isPlaceholderData && !query.data) {
    return <ReportFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <Table
      caption={text('agents.page.personalHistoryCopy')}
      columns={columns}
      rows={query.data?.list ?? []}
      rowId={({ orderNo }) => orderNo}
      isSortedByServer
      isLoading={query.isPending}
      totalsLabel={text('agents.total')}
      className={STICKY}
      empty={<StatePage isWide level={2} state="no-bets" title={text('agents.bets.none')} />}
    />
  );
}

function useFilters(): Filter[] {
  const text = useText();
  return [
    { kind: 'search', key: 'user', label: text('agents.find.member') },
    { kind: 'search', key: 'bet', label: text('agents.column.bet') },
    {
      kind: 'choice',
      key: 'status',
      label: text('agents.column.state'),
      options: [
        { value: '', label: text('agents.bet.any') },
        ...STATUSES.map((value) => ({ value, label: text(`agents.bet.${value}`) })),
      ],
    },
  ];
}

const TONES: Record<number, Tone> = { 0: 'info', 1: 'warn', 4: 'bad' };
const WORDS = [
  'agents.bet.0',
  'agents.bet.1',
  'agents.bet.2',
  'agents.bet.3',
  'agents.bet.4',
] as const;

function statusWords(status: number) {
  return WORDS[status] ?? 'agents.bet.0';
}

function useColumns(footer: TeamBets['footer'] | undefined): readonly Column<BetRow>[] {
  const text = useText();
  const { money } = useFigures();
  const { date, time } = useTimes();
  return useMemo(() => {
    const sum = (key: 'betAmount' | 'validBetAmount' | 'winAmount' | 'profitAndLoss') => ({
      id: key,
      header: text(`agents.bets.${key}`),
      align: 'figure' as const,
      cell: (row: BetRow) =>
        key === 'betAmount' && row.freeBetAmount > 0n ? (
          <span>
            {text('agents.bets.freeBet')} {money(row.freeBetAmount)}
          </span>
        ) : (
          money(row[key], { signed: key === 'profitAndLoss' })
        ),
      ...(footer && { total: money(footer[key], { signed: key === 'profitAndLoss' }) }),
    });
    return [
      {
        id: 'username',
        header: text('agents.column.username'),
        onCard: 'title',
        cell: ({ username }) => <bdi className="font-semibold">{username}</bdi>,
      },
      {
        id: 'bet',
        header: text('agents.column.bet'),
        cell: ({ orderNo }) => <span className="num">{orderNo}</span>,
      },
      {
        id: 'game',
        header: text('agents.column.game'),
        cell: ({ gameName }) => <bdi>{gameName}</bdi>,
      },
      {
        id: 'content',
        header: text('agents.column.content'),
        cell: (row) => <BetContent {...row} />,
      },
      {
        id: 'category',
        header: text('agents.column.category'),
        cell: ({ gameType }) => text(categoryWords(gameType)),
      },
      ...(['betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'] as const).map(sum),
      {
        id: 'status',
        header: text('agents.column.state'),
        onCard: 'aside',
        cell: ({ status }) => (
          <Tag tone={TONES[status] ?? 'plain'}>{text(statusWords(status))}</Tag>
        ),
      },
      {
        id: 'time',
        header: text('agents.column.time'),
        cell: ({ settleTime, betTime }) => (
          <span className="num">
            {date(settleTime ?? betTime)} {time(settleTime ?? betTime)}
          </span>
        ),
      },
    ];
  }, [text, money, date, time, footer]);
}

/** What the bet was on: the issue and the play above, what was marked below. */
function BetContent(row: BetRow) {
  const { play, content } = useBetWords()(row);
  const shown = content.length > SHOWN_LETTERS ? `${content.slice(0, SHOWN_LETTERS)}…` : content;
  return (
    <span className="block min-w-32 max-w-56 break-words" title={content}>
      <bdi className="block text-ink-soft">{[row.numero, play].filter(Boolean).join(' · ')}</bdi>
      <bdi className="num block">{shown}</bdi>
    </span>
  );
}

function useFileColumns() {
  const text = useText();
  const betWords = useBetWords();
  const { date, time } = useTimes();
  return useMemo(
    () => [
      { header: text('agents.column.bet'), value: ({ orderNo }: BetRow) => orderNo },
      { header: text('agents.column.username'), value: ({ username }: BetRow) => username },
      { header: text('agents.column.game'), value: ({ gameName }: BetRow) => gameName },
      { header: text('agents.column.issue'), value: ({ numero }: BetRow) => numero },
      { header: text('agents.column.play'), value: (row: BetRow) => betWords(row).play },
      {
        header: text('agents.column.content'),
        value: (row: BetRow) => betWords(row).content,
      },
      ...(['betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'] as const).map((key) => ({
        header: text(`agents.bets.${key}`),
        value: (row: BetRow) => moneyNumber(row[key]),
      })),
      {
        header: text('agents.column.state'),
        value: ({ status }: BetRow) => text(statusWords(status)),
      },
      {
        header: text('agents.column.time'),
        value: ({ settleTime, betTime }: BetRow) =>
          `${date(settleTime ?? betTime)} ${time(settleTime ?? betTime)}`,
      },
    ],
    [text, betWords, date, time],
  );
}
