import { sportsbookLeaguesOperator } from '@baize/contract';
import {
  editColumn,
  figureColumn,
  moneyColumn,
  tagColumn,
  titleColumn,
} from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { EditLeague } from './edit-league.tsx';
import { NewLeague } from './new-league.tsx';
import { sportFilter } from './sport-filter.ts';
import { StopButton } from './stop-button.tsx';

/** Every league: whether it is open, its limits, its margins, its delay. */
export const SportsLeaguesPage = listPage(sportsbookLeaguesOperator.listLeagues, {
  words: {
    title: 'console.sports.leagues',
    lead: 'console.sports.leaguesLead',
    none: 'console.sports.noLeagues',
  },
  Actions: NewLeague,
  filters: [sportFilter('console.sports.any')],
  rowId: ({ leagueId }) => leagueId,
  columns: [
    titleColumn('console.sports.league', ({ name, leagueId }) => [name, leagueId], {
      isCode: true,
    }),
    tagColumn('console.sports.phase', ({ settings }, { text }) =>
      settings.isOpen
        ? ['good', text('console.sports.leagueOpen')]
        : ['warn', text('console.sports.leagueShut')],
    ),
    figureColumn('console.sports.live', ({ live }) => live),
    figureColumn('console.sports.upcoming', ({ upcoming }) => upcoming),
    moneyColumn('console.sports.maxStake', ({ settings }) => settings.maxStake),
    moneyColumn('console.sports.maxPayout', ({ settings }) => settings.maxPayout),
    figureColumn('console.sports.margin', ({ settings }) => `${settings.margins.result / 100} %`),
    figureColumn('console.sports.delay', ({ settings }) => `${settings.delaySeconds} s`),
    {
      header: 'console.sports.stop',
      isHeaderHidden: true,
      right: 'sports.trade',
      cell: ({ leagueId }) => <StopButton level="league" subject={leagueId} />,
    },
    editColumn('console.sports.edit', 'sports.edit', (league, onClose) => (
      <EditLeague league={league} onClose={onClose} />
    )),
  ],
});
