import { Skeleton } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { ListPage } from '../../features/catalogue/lobby/list-page.tsx';
import type { ListSearch } from '../../features/catalogue/lobby/list-search.ts';
import type { TablesSearch } from '../../features/games/live/lobby/search.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { type Lane, useLanesQuery } from '../../shared/games/lanes.ts';
import { OWN_VENDOR } from '../../shared/games/own-vendor.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';

const LiveRoom = lazy(async () => {
  const part = await loadChunk(() => import('../../features/games/live/live-room.tsx'));
  return { default: part.LiveRoom };
});

type Props = { category: 'LIVE' | 'COCKFIGHT'; search: TablesSearch & ListSearch };

/** The house's own tables where they are open, and those of other houses below them. */
export function OwnTables({ category, search }: Props) {
  return (
    <Fetched query={useLanesQuery()} loading={<Skeleton className="h-96" />}>
      {(lanes) => <RoomOrList category={category} search={search} lanes={lanes} />}
    </Fetched>
  );
}

function RoomOrList({ category, search, lanes }: Props & { lanes: readonly Lane[] }) {
  const vendors = lanes.find(({ title }) => title === category)?.cards.map((one) => one.vassalage);
  const isOpen = vendors?.includes(OWN_VENDOR) ?? false;
  const isNamed = search.vassalage !== undefined || search.q !== undefined;
  if (!isOpen || isNamed) {
    return <ListPage isCentre={category === 'COCKFIGHT'} category={category} search={search} />;
  }
  const hasOthers = vendors?.some((vendor) => vendor !== OWN_VENDOR) ?? false;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <LiveRoom category={category} search={search}>
        {hasOthers && (
          <div className="mt-10">
            <ListPage category={category} search={search} />
          </div>
        )}
      </LiveRoom>
    </Suspense>
  );
}
