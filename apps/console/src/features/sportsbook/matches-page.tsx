import { sportsbookFixturesOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { figureColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { chipsFilter, choiceFilter, searchFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';
import { AddMatches } from './fixtures/import-matches.tsx';
import { phaseTones, scoreOf } from './match-rows.ts';
import { sportFilter } from './sport-filter.ts';
import { StopButton } from './stop-button.tsx';

/** Every match with what lies on it: under way first, the heaviest in sight. */
export const SportsMatchesPage = listPage(sportsbookFixturesOperator.listMatches, {
  words: {
    title: 'console.sports.matches',
    lead: 'console.sports.matchesLead',
    none: 'console.sports.noMatches',
  },
  everyMs: 5_000,
  Actions: AddMatches,
  filters: [
    searchFilter('search', 'console.sports.team', (words) => ({ words })),
    chipsFilter({
      key: 'state',
      label: 'console.sports.phase',
      values: ['live', 'scheduled', 'ended', 'season'] as const,
      any: 'console.sports.any',
      unasked: 'live',
      word: (phase) => `console.sports.phase.${phase}` as const,
      read: (phase) => ({ phase }),
    }),
    sportFilter('console.sports.anySport'),
    choiceFilter({
      key: 'which',
      label: 'console.sports.bets',
      values: ['bets'] as const,
      any: 'console.sports.anyBets',
      word: () => 'console.sports.withBets' as const,
      read: () => ({ withBets: true }),
    }),
  ],
  rowId: ({ matchId }) => matchId,
  columns: [
    {
      header: 'console.sports.match',
      onCard: 'title',
      cell: ({ matchId, home, away, leagueName }) => (
        <span className="block py-1.5 leading-tight">
          <Link to="/sportsbook/$matchId" params={{ matchId }} className={textLinkClasses}>
            {home} – {away}
          </Link>
          <span className="block text-[0.8125rem] text-ink-soft">{leagueName}</span>
        </span>
      ),
      file: ({ home, away }) => `${home} – ${away}`,
    },
    timeColumn('console.sports.starts', ({ startsAt }) => startsAt),
    stateColumn('console.sports.phase', 'console.sports.phase', 'phase', phaseTones),
    figureColumn('console.sports.score', scoreOf),
    figureColumn('console.sports.bets', ({ bets }) => bets),
    moneyColumn('console.sports.stake', ({ stake }) => stake),
    moneyColumn('console.sports.exposure', ({ exposure }) => exposure),
    {
      header: 'console.sports.stop',
      isHeaderHidden: true,
      right: 'sports.trade',
      cell: ({ matchId, phase }) =>
        (phase === 'live' || phase === 'scheduled') && (
          <StopButton level="match" subject={matchId} />
        ),
    },
  ],
});
