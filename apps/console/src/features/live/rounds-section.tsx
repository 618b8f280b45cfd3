import { liveOperator } from '@baize/contract';
import { useParams } from '@tanstack/react-router';
import { codeColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';
import { askVoidButton } from '../../shared/play/ask-void-button.tsx';
import { OWN_VENDOR } from '../../shared/play/own-games.ts';
import { roundColumns } from '../../shared/play/round-columns.tsx';

const VoidButton = askVoidButton(liveOperator.askVoid, {
  label: 'console.live.void',
  title: 'console.live.voidTitle',
  text: 'console.live.voidText',
  values: ({ number }) => ({ number }),
});

const TONES = {
  open: 'info',
  closed: 'warn',
  playing: 'warn',
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
    stateColumn('console.bets.state', 'console.live.state', 'state', TONES),
    {
      header: 'console.live.void',
      isHeaderHidden: true,
      cell: ({ state, number }, { may, data }) =>
        may('play.correct') &&
        state !== 'void' && <VoidButton tableId={data} number={String(number)} />,
    },
  ],
});
