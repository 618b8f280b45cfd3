import { liveOperator } from '@baize/contract';
import {
  editColumn,
  figureColumn,
  moneyColumn,
  TIGHT,
  tagColumn,
} from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { linkColumn } from '../../shared/list/named-columns.tsx';
import { plainWords } from '../../shared/said/places.ts';
import { EditTable } from './edit-table.tsx';

/** Every table: what lies on its round, what the house could lose by it, and whether it is open. */
export const TablesPage = listPage(liveOperator.listTables, {
  words: { title: 'console.live.title', lead: 'console.live.lead', none: 'console.live.none' },
  everyMs: 5_000,
  rowId: ({ tableId }) => tableId,
  columns: [
    linkColumn('console.live.table', ({ tableId, name }) => ({
      name,
      link: { to: '/tables/$tableId', params: { tableId } },
    })),
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
    tagColumn('console.bets.state', ({ settings, isWatched }, { text }) => {
      if (!settings.isOpen) return ['plain', text('console.live.shut')];
      if (settings.isPaused) return ['warn', text('console.live.paused')];
      return isWatched
        ? ['good', text('console.live.running')]
        : ['info', text('console.live.resting')];
    }),
    editColumn('console.live.edit', 'play.limits', (table, onClose) => (
      <EditTable table={table} onClose={onClose} />
    )),
  ],
});
