import { buttonClasses, ChipGroup, SectionHead, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { tablesInView } from '../multi/multi-games.ts';
import type { LobbyState, TableTile as Tile } from './lobby-state.ts';
import { TableTile } from './table-tile.tsx';
import { trendAt } from './tile-trend.tsx';
import { type TableCategory, useLiveLobby } from './use-live-lobby.ts';

type Props = {
  category: TableCategory;
  /** Below: the tables of other houses. */
  children?: ReactNode;
};

/** Every table of the house as it stands now: roads, limits, who plays, how long chips are taken. */
export function LiveLobby({ category, children }: Props) {
  const text = useText();
  const query = useLiveLobby(category);
  const several = tablesInView(query.data?.tables ?? []);
  return (
    <>
      <SectionHead
        level={1}
        title={text(`catalogue.category.${category}`)}
        note={query.data && text('live.lobby.tables', { count: query.data.tables.length })}
        actions={
          several.length > 1 && (
            <Link to="/live" search={{ tables: several.join(',') }} className={buttonClasses({})}>
              <LayoutGrid aria-hidden className="size-4" />
              {text('live.multi.open')}
            </Link>
          )
        }
      />
      <Fetched query={query} loading={<TilesComing />}>
        {(lobby) => <Tables lobby={lobby} />}
      </Fetched>
      {children}
    </>
  );
}

const ALL = 'all';
const TRENDS = 'trends';

function Tables({ lobby }: { lobby: LobbyState }) {
  const text = useText();
  const [chosen, setChosen] = useState<string>(ALL);
  const games = [...new Set(lobby.tables.map(({ game }) => game))];
  const withTrend = lobby.tables.filter((table) => trendAt(table) !== undefined);
  const isShown = (table: Tile) =>
    chosen === ALL || (chosen === TRENDS ? withTrend.includes(table) : table.game === chosen);
  const shown = lobby.tables.filter(isShown);
  return (
    <>
      {games.length > 1 && (
        <ChipGroup
          label={text('live.lobby.choose')}
          className="mb-4"
          value={chosen}
          onChange={setChosen}
          chips={[
            { value: ALL, label: text('live.lobby.all') },
            { value: TRENDS, label: text('live.lobby.trends'), count: withTrend.length },
            ...games.map((game) => ({
              value: game,
              label: text(`live.game.${game as 'baccarat'}`),
            })),
          ]}
        />
      )}
      {shown.length === 0 && <p className="text-ink-soft">{text('live.lobby.noTrends')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
        {shown.map((table) => (
          <li key={table.tableId} className="grid">
            <TableTile table={table} aheadMs={lobby.aheadMs} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TilesComing() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
      {Array.from({ length: 9 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places to come are all alike
        <Skeleton key={place} className="h-52" />
      ))}
    </div>
  );
}
