import { catalogueEditingOperator } from '@baize/contract';
import { listPage } from '../../../shared/list/list-page.tsx';
import { ChooseAll, gameColumns } from './game-columns.tsx';
import { gameFilters } from './game-filters.ts';
import { MarkBar } from './mark-bar.tsx';
import { useGamesData } from './use-games-data.ts';

/** Every game of the lobby, shown to players or not; a row opens the game. */
export const GamesPage = listPage(catalogueEditingOperator.listGames, {
  words: 'console.games',
  lead: null,
  note: ({ totalCount }, { text }) => text('console.games.count', { count: totalCount }),
  add: { to: '/games/new', label: 'console.games.new', right: 'catalogue.edit' },
  file: 'games.csv',
  useData: useGamesData,
  filters: gameFilters,
  filterActions: (rows, { may, data }) =>
    may('catalogue.edit') && <ChooseAll rows={rows} chosen={data.chosen} />,
  columns: gameColumns,
  rowId: ({ nodeId }) => String(nodeId),
  open: ({ nodeId }) => ({ to: '/games/$nodeId', params: { nodeId: String(nodeId) } }),
  summary: 'console.cashier.count',
  below: ({ data: { chosen } }) => <MarkBar chosen={chosen.ids} onDone={chosen.clear} />,
});
