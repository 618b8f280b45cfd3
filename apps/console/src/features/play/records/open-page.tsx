import { playOrdersOperator, playRecordsOperator } from '@baize/contract';
import { Button, SectionHead } from '@baize/ui';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import {
  codeColumn,
  figureColumn,
  memberColumn,
  tagColumn,
  timeColumn,
} from '../../../shared/list/columns.tsx';
import { listSection } from '../../../shared/list/list.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { keyOf, queryOf, useTouch } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { betRows } from './bet-columns.tsx';
import { gameOfBet, memberOfBet } from './bet-filters.ts';

/** What is under way, and what should have ended and did not. */
export const OpenPage = listPage(playRecordsOperator.listOpen, {
  words: {
    title: 'console.bets.open',
    lead: 'console.bets.openLead',
    none: 'console.bets.noOpen',
    noneText: 'console.bets.noOpenText',
  },
  everyMs: 10_000,
  Actions: ReadAgain,
  Above: UnfinishedPart,
  asked: { gameCode: '' },
  filters: [memberOfBet, gameOfBet],
  ...betRows,
});

function ReadAgain() {
  const text = useText();
  const touch = useTouch();
  const isFetching = useIsFetching({ queryKey: keyOf(playRecordsOperator.listOpen) }) > 0;
  return (
    <Button isBusy={isFetching} onClick={() => void touch([playRecordsOperator.listOpen])}>
      <RefreshCw aria-hidden className="size-4" />
      {text('console.play.again')}
    </Button>
  );
}

const MANY = 50;

/** Nothing is shown while nothing waits. */
function UnfinishedPart() {
  const text = useText();
  const mayLedger = useMay('ledger.read');
  const late = useQuery({
    ...queryOf(playOrdersOperator.unfinishedBets, { pageSize: MANY }),
    enabled: mayLedger,
    refetchInterval: 30_000,
  });
  if (!mayLedger || !late.data || late.data.list.length === 0) return null;
  return (
    <section className="mb-7">
      <SectionHead title={text('console.bets.late')} />
      <p className="mb-3 max-w-prose text-ink-soft">{text('console.bets.lateText')}</p>
      <Unfinished />
    </section>
  );
}

const Unfinished = listSection(playOrdersOperator.unfinishedBets, {
  words: { title: 'console.bets.late', none: 'console.bets.late' },
  size: MANY,
  rowId: betRows.rowId,
  open: betRows.open,
  columns: [
    codeColumn('console.bets.number', ({ betId }) => betId, {
      look: 'num font-semibold',
      onCard: 'title',
    }),
    { header: 'console.bets.game', cell: ({ gameCode }) => gameCode },
    memberColumn('console.bets.member', ({ memberId }) => ({ memberId })),
    timeColumn('console.bets.placed', ({ placedAt }) => placedAt),
    figureColumn('console.bets.tries', ({ tries }) => tries),
    {
      header: 'console.bets.problem',
      cell: ({ problem }) => <span className="text-ink-soft break-words">{problem}</span>,
    },
    tagColumn('console.bets.state', ({ handedAt }, { text }) =>
      handedAt ? ['bad', text('console.bets.handed')] : ['warn', text('console.bets.asking')],
    ),
  ],
});
