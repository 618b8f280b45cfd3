import { gamesOperator } from '@baize/contract';
import { CopyButton } from '@baize/ui';
import { codeColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { askVoidButton } from '../../shared/play/ask-void-button.tsx';
import { OWN_VENDOR } from '../../shared/play/own-games.ts';
import { roundColumns } from '../../shared/play/round-columns.tsx';

const VoidButton = askVoidButton(gamesOperator.askVoidCrash, {
  label: 'console.crash.void',
  title: 'console.crash.voidTitle',
  text: 'console.crash.voidText',
  values: ({ round }) => ({ round }),
});

/** Rounds of crash that are over, with the money that was in them. */
export const CrashRoundsPage = listPage(gamesOperator.listCrashRounds, {
  words: 'console.crash',
  everyMs: 15_000,
  rowId: ({ round }) => round,
  columns: [
    codeColumn('console.crash.round', ({ round }) => round, {
      look: 'num font-semibold',
      onCard: 'title',
    }),
    timeColumn('console.crash.started', ({ startsAt }) => startsAt, { isExact: true }),
    {
      header: 'console.crash.point',
      align: 'figure',
      cell: ({ multiplier }) => <span className="font-semibold">{multiplier.toFixed(2)}×</span>,
    },
    ...roundColumns(() => OWN_VENDOR),
    {
      header: 'console.crash.hash',
      className: 'md:max-[80rem]:hidden',
      cell: ({ hash, chainId, number }) => (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <span className="code text-ink-soft">
            {chainId}/{number} {hash.slice(0, 10)}…
          </span>
          <CopyButton text={hash} />
        </span>
      ),
    },
    tagColumn('console.bets.state', ({ settledAt, isVoid }, { text }) => {
      if (settledAt === null) return ['warn', text('console.crash.paying')];
      return isVoid
        ? ['bad', text('console.bets.state.void')]
        : ['plain', text('console.bets.state.settled')];
    }),
    {
      header: 'console.crash.void',
      isHeaderHidden: true,
      cell: ({ isVoid, round }, { may }) =>
        may('play.correct') && !isVoid && <VoidButton round={round} />,
    },
  ],
});
