import { lotteryIssuesOperator, type Output } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFilters } from '../../shared/list/search.ts';
import { trailOf } from '../../shared/list/trail.ts';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { roundColumns } from '../../shared/play/round-columns.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { VoidIssue } from './void-issue.tsx';

type Issue = Output<typeof lotteryIssuesOperator.listIssues.value>['list'][number];

/** Issues from the running one back, each with what was staked and paid. */
export function IssuesTab({ gameCode, vendor }: { gameCode: string; vendor: string }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const mayVoid = useMay('lottery.void');
  const [voided, setVoided] = useState<Issue | null>(null);
  const [search] = useFilters();
  // A mark of the trail has a point where an issue's number has a line.
  const before = trailOf(search).at(-1)?.replace('.', '-');
  const issues = useQuery({
    ...queryOf(lotteryIssuesOperator.listIssues, { gameCode, size: 25, ...(before && { before }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  const columns = useMemo(
    () => columnsOf(text, times, { currency, vendor, onVoid: mayVoid ? setVoided : undefined }),
    [text, times, currency, vendor, mayVoid],
  );
  if (issues.error) return <FailurePage error={issues.error} reset={() => void issues.refetch()} />;
  const next = issues.data?.before?.replace('-', '.') ?? null;
  return (
    <>
      <Table
        caption={text('console.lottery.issues')}
        columns={columns}
        rows={issues.data?.list ?? []}
        rowId={({ number }) => number}
        isLoading={issues.isPending}
        isSortedByServer
        empty={text('console.lottery.noIssues')}
      />
      {(before || next) && <TrailPager className="mt-4" next={next} />}
      {voided && (
        <VoidIssue gameCode={gameCode} number={voided.number} onClose={() => setVoided(null)} />
      )}
    </>
  );
}

const TONES = { open: 'info', drawn: 'warn', settled: 'plain', void: 'bad' } as const;

type Told = {
  currency: string;
  vendor: string;
  onVoid: ((issue: Issue) => void) | undefined;
};

function columnsOf(text: Text, times: Times, { currency, vendor, onVoid }: Told): Column<Issue>[] {
  return [
    {
      id: 'number',
      header: text('console.lottery.issue'),
      onCard: 'title',
      cell: ({ number }) => <span className="num font-semibold">{number}</span>,
    },
    {
      id: 'at',
      header: text('console.lottery.drawAt'),
      cell: ({ drawsAt }) => <span className="num">{times.exact(drawsAt)}</span>,
    },
    {
      id: 'result',
      header: text('console.lottery.result'),
      cell: ({ printed }) => <span className="num">{printed || '–'}</span>,
    },
    ...roundColumns<Issue>(text, { currency, vendor }),
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ state }) => <Tag tone={TONES[state]}>{text(`console.lottery.state.${state}`)}</Tag>,
    },
    {
      id: 'void',
      header: text('console.lottery.void'),
      cell: (issue) =>
        onVoid &&
        issue.state !== 'void' && (
          <Button size="sm" onClick={() => onVoid(issue)}>
            {text('console.lottery.void')}
          </Button>
        ),
    },
  ];
}
