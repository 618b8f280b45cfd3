import { liveOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { codeColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { OWN_VENDOR } from '../../shared/play/own-games.ts';
import { roundColumns } from '../../shared/play/round-columns.tsx';
import { useText } from '../../shared/use-text.ts';
import { VoidRound } from './void-round.tsx';

const TONES = {
  open: 'info',
  closed: 'warn',
  drawn: 'warn',
  settled: 'plain',
  void: 'bad',
} as const;

/** Rounds of a table from the running one back. */
export const RoundsSection = listSection(liveOperator.listRounds, {
  words: { title: 'console.live.rounds', none: 'console.live.noRounds' },
  everyMs: 15_000,
  useData: () => useParams({ strict: false }).tableId ?? '',
  rowId: ({ number }) => String(number),
  columns: [
    codeColumn('console.live.round', ({ number }) => String(number), {
      look: 'num font-semibold',
      onCard: 'title',
    }),
    codeColumn('console.live.shoe', ({ shoe, hand }) => `${shoe}/${hand}`, { look: 'num' }),
    timeColumn('console.live.closed', ({ closesAt }) => closesAt, { isExact: true }),
    codeColumn('console.live.mark', ({ mark }) => mark ?? '–', { look: 'num' }),
    ...roundColumns(() => OWN_VENDOR),
    tagColumn('console.bets.state', ({ state }, { text }) => [
      TONES[state],
      text(`console.live.state.${state}`),
    ]),
    {
      header: 'console.live.void',
      cell: ({ state, number }, { may, data }) =>
        may('play.correct') && state !== 'void' && <VoidButton tableId={data} number={number} />,
    },
  ],
});

function VoidButton({ tableId, number }: { tableId: string; number: number }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text('console.live.void')}
      </Button>
      {isOpen && (
        <VoidRound tableId={tableId} number={String(number)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
