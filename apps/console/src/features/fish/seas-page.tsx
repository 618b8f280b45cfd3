import { fishOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import {
  codeColumn,
  figureColumn,
  moneyColumn,
  tagColumn,
  timeColumn,
} from '../../shared/list/columns.tsx';
import { namedChips, optionsFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { queryOf } from '../../shared/queries.ts';

type Names = ReadonlyMap<string, string>;

/** Seas with people at them, and those that closed: what was staked and won there. */
export const FishSeasPage = listPage(fishOperator.listSeas, {
  words: {
    title: 'console.fish.seasTitle',
    lead: 'console.fish.seasLead',
    none: 'console.fish.noSeas',
  },
  everyMs: 10_000,
  useData: useNames,
  filters: [
    namedChips('state', 'console.fish', ['open', 'closed'], {
      label: 'console.bets.state',
      any: 'console.fish.all',
      unasked: 'open',
    }),
    optionsFilter<Names, { room: string }>({
      key: 'game',
      label: 'console.fish.room',
      options: ({ data, text }) => [
        { value: '', label: text('console.fish.anyRoom') },
        ...[...data].map(([value, label]) => ({ value, label })),
      ],
      read: (room) => ({ room }),
    }),
  ],
  rowId: ({ seaId }) => seaId,
  columns: [
    codeColumn('console.fish.sea', ({ seaId }) => seaId, {
      look: 'num font-semibold',
      onCard: 'title',
    }),
    { header: 'console.fish.room', cell: ({ room }, { data }) => data.get(room) ?? room },
    timeColumn('console.fish.openedAt', ({ openedAt }) => openedAt),
    figureColumn('console.fish.players', ({ players }) => players),
    figureColumn('console.fish.visits', ({ visits }) => visits),
    figureColumn('console.fish.caught', ({ caught }) => caught),
    moneyColumn('console.fish.stake', ({ stake }) => stake),
    moneyColumn('console.fish.payout', ({ payout }) => payout),
    moneyColumn('console.fish.result', ({ stake, payout }) => stake - payout),
    tagColumn('console.bets.state', ({ closedAt }, { text }) => [
      closedAt ? 'plain' : 'good',
      text(closedAt ? 'console.fish.closed' : 'console.fish.open'),
    ]),
  ],
});

function useNames(): Names {
  const { data } = useQuery(queryOf(fishOperator.listRooms, {}));
  return new Map(data?.list.map(({ room, name }) => [room, name]));
}
