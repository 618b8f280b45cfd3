import { liveOperator } from '@baize/contract';
import { Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { editColumn, figureColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { plainWords } from '../../shared/said/places.ts';
import { useText } from '../../shared/use-text.ts';
import { EditTable } from './edit-table.tsx';
import type { TableRow } from './table-rows.ts';

/** Left out where the list stands on a tablet. */
const TIGHT = 'md:max-[64rem]:hidden';

/** Every table: what lies on its round, what the house could lose by it, and whether it is open. */
export const TablesPage = listPage(liveOperator.listTables, {
  words: { title: 'console.live.title', lead: 'console.live.lead', none: 'console.live.none' },
  everyMs: 5_000,
  rowId: ({ tableId }) => tableId,
  columns: [
    {
      header: 'console.live.table',
      onCard: 'title',
      cell: ({ tableId, name }) => (
        <Link to="/tables/$tableId" params={{ tableId }} className={textLinkClasses}>
          {name}
        </Link>
      ),
    },
    { header: 'console.live.game', className: TIGHT, cell: ({ game }) => plainWords(game) },
    {
      header: 'console.live.round',
      className: TIGHT,
      cell: ({ round }, { text }) =>
        round ? `${round.number} · ${text(`console.live.phase.${round.phase}`)}` : '–',
    },
    figureColumn('console.live.players', ({ players }) => players),
    moneyColumn('console.live.stake', ({ stake }) => stake),
    moneyColumn('console.live.exposure', ({ exposure }) => exposure),
    {
      header: 'console.bets.state',
      onCard: 'aside',
      cell: (table) => <StateTag table={table} />,
    },
    editColumn('console.live.edit', 'play.limits', (table, onClose) => (
      <EditTable table={table} onClose={onClose} />
    )),
  ],
});

function StateTag({ table: { settings, isWatched } }: { table: TableRow }) {
  const text = useText();
  if (!settings.isOpen) return <Tag tone="plain">{text('console.live.shut')}</Tag>;
  if (settings.isPaused) return <Tag tone="warn">{text('console.live.paused')}</Tag>;
  return isWatched ? (
    <Tag tone="good">{text('console.live.running')}</Tag>
  ) : (
    <Tag tone="info">{text('console.live.resting')}</Tag>
  );
}
