import { Skeleton } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { ListPage } from '../../features/catalogue/lobby/list-page.tsx';
import type { ListSearch } from '../../features/catalogue/lobby/list-search.ts';
import type { CardSearch } from '../../features/games/cardroom/lobby/search.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { type Lane, useLanesQuery } from '../../shared/games/lanes.ts';
import { OWN_VENDOR } from '../../shared/games/own-vendor.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';

const CardroomPage = lazy(async () => {
  const part = await loadChunk(() => import('../../features/games/cardroom/cardroom-page.tsx'));
  return { default: part.CardroomPage };
});

type Props = { category: 'PVP' | 'BGS'; search: CardSearch & ListSearch };

/** The house's own card room where it is open, and the tables of other houses below it. */
export function OwnCards({ category, search }: Props) {
  return (
    <Fetched query={useLanesQuery()} loading={<Skeleton className="h-96" />}>
      {(lanes) => <RoomOrList category={category} search={search} lanes={lanes} />}
    </Fetched>
  );
}

function RoomOrList({ category, search, lanes }: Props & { lanes: readonly Lane[] }) {
  const vendors = lanes.find(({ title }) => title === 'PVP')?.cards.map((one) => one.vassalage);
  const isOpen = vendors?.includes(OWN_VENDOR) ?? false;
  const isNamed = search.vassalage !== undefined || search.q !== undefined;
  if (!isOpen || isNamed) return <ListPage category={category} search={search} />;
  const hasOthers = vendors?.some((vendor) => vendor !== OWN_VENDOR) ?? false;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <CardroomPage category={category} search={search}>
        {hasOthers && (
          <div className="mt-10">
            <ListPage category={category} search={search} />
          </div>
        )}
      </CardroomPage>
    </Suspense>
  );
}
