import { Skeleton } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { ListPage } from '../../features/catalogue/lobby/list-page.tsx';
import type { ListSearch } from '../../features/catalogue/lobby/list-search.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { type Lane, useLanesQuery } from '../../shared/games/lanes.ts';
import { OWN_VENDOR } from '../../shared/games/own-vendor.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';

const FishLobby = lazy(async () => {
  const part = await loadChunk(() => import('../../features/games/fish/lobby/fish-lobby.tsx'));
  return { default: part.FishLobby };
});

type Props = { search: ListSearch };

/** The house's own fish rooms where they are open, and the games of other houses below them. */
export function OwnFish({ search }: Props) {
  return (
    <Fetched query={useLanesQuery()} loading={<Skeleton className="h-96" />}>
      {(lanes) => <RoomsOrList search={search} lanes={lanes} />}
    </Fetched>
  );
}

function RoomsOrList({ search, lanes }: Props & { lanes: readonly Lane[] }) {
  const vendors = lanes.find(({ title }) => title === 'FISH')?.cards.map((one) => one.vassalage);
  const isOpen = vendors?.includes(OWN_VENDOR) ?? false;
  // Whoever looks for something by name, mark or vendor gets the list.
  const isSought = Object.keys(search).length > 0;
  if (!isOpen || isSought) return <ListPage category="FISH" search={search} />;
  const hasOthers = vendors?.some((vendor) => vendor !== OWN_VENDOR) ?? false;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <FishLobby>
        {hasOthers && (
          <div className="mt-10">
            <ListPage category="FISH" search={search} />
          </div>
        )}
      </FishLobby>
    </Suspense>
  );
}
