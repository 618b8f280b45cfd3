import { Button, Tag, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { EditLottery } from './edit-lottery.tsx';
import { type LotteryRow, lotteriesQuery } from './lottery-rows.ts';

/** Every lottery: its clock, its running issue, and what may be staked. */
export function LotteriesPage() {
  const text = useText();
  const times = useTimes();
  const mayEdit = useMay('lottery.edit');
  const [edited, setEdited] = useState<LotteryRow | null>(null);
  const games = useQuery(lotteriesQuery);
  const columns = useMemo(
    () => columnsOf(text, times, mayEdit ? setEdited : undefined),
    [text, times, mayEdit],
  );
  if (games.error) return <FailurePage error={games.error} reset={() => void games.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.lottery.title')} lead={text('console.lottery.lead')} />
      <Table
        caption={text('console.lottery.title')}
        columns={columns}
        rows={games.data?.list ?? []}
        rowId={({ gameCode }) => gameCode}
        isLoading={games.isPending}
        isSortedByServer
        empty={text('console.lottery.none')}
      />
      {edited && <EditLottery lottery={edited} onClose={() => setEdited(null)} />}
    </PageBody>
  );
}

function columnsOf(
  text: Text,
  times: Times,
  onEdit: ((lottery: LotteryRow) => void) | undefined,
): Column<LotteryRow>[] {
  return [
    {
      id: 'name',
      header: text('console.lottery.game'),
      onCard: 'title',
      cell: ({ gameCode, name }) => (
        <Link to="/lotteries/$gameCode" params={{ gameCode }} className={textLinkClasses}>
          {name}
        </Link>
      ),
    },
    {
      id: 'clock',
      header: text('console.lottery.clock'),
      cell: ({ everyMinutes, drawsAt }) =>
        everyMinutes === null
          ? drawsAt
          : text('console.lottery.everyMinutes', { minutes: everyMinutes }),
    },
    {
      id: 'issue',
      header: text('console.lottery.issue'),
      cell: ({ issue }) => <span className="num">{issue ?? '–'}</span>,
    },
    {
      id: 'next',
      header: text('console.lottery.next'),
      cell: ({ nextDrawAt }) => (
        <span className="num">{nextDrawAt === null ? '–' : times.exact(nextDrawAt)}</span>
      ),
    },
    {
      id: 'closing',
      header: text('console.lottery.closing'),
      align: 'figure',
      cell: ({ closeBeforeSeconds }) => `${closeBeforeSeconds} s`,
    },
    {
      id: 'odds',
      header: text('console.lottery.oddsVersion'),
      align: 'figure',
      cell: ({ oddsVersion }) => oddsVersion,
    },
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ isOpen, waiting }) => (
        <span className="inline-flex gap-1.5">
          <Tag tone={isOpen ? 'good' : 'plain'}>
            {text(isOpen ? 'console.lottery.open' : 'console.lottery.shut')}
          </Tag>
          {waiting > 1 && (
            <Tag tone="warn">{text('console.lottery.waiting', { count: waiting })}</Tag>
          )}
        </span>
      ),
    },
    {
      id: 'edit',
      header: text('console.lottery.edit'),
      cell: (lottery) =>
        onEdit && (
          <Button size="sm" onClick={() => onEdit(lottery)}>
            {text('console.lottery.edit')}
          </Button>
        ),
    },
  ];
}
