import { Skeleton } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { ListPage } from '../features/catalogue/lobby/list-page.tsx';
import type { ListSearch } from '../features/catalogue/lobby/list-search.ts';
import type { SportsSearch } from '../features/sportsbook/search.ts';
import { Fetched } from '../shared/calls/fetched.tsx';
import { type Lane, useLanesQuery } from '../shared/games/lanes.ts';
import { OWN_VENDOR } from '../shared/games/own-vendor.ts';
import { loadChunk } from '../shared/loading/chunk.ts';

const SportsPage = lazy(async () => {
  const part = await loadChunk(() => import('../features/sportsbook/sports-page.tsx'));
  return { default: part.SportsPage };
});

type Props = { category: 'SPORTS' | 'ESPORTS'; search: SportsSearch & ListSearch };

/** The house's own book where it is open; else, or where one is asked for, the books of vendors. */
export function OwnSports({ category, search }: Props) {
  return (
    <Fetched query={useLanesQuery()} loading={<Skeleton className="h-96" />}>
      {(lanes) => <BookOrList category={category} search={search} lanes={lanes} />}
    </Fetched>
  );
}

function BookOrList({ category, search, lanes }: Props & { lanes: readonly Lane[] }) {
  const lane = lanes.find(({ title }) => title === category);
  const vendors = lane?.cards.map(({ vassalage }) => vassalage) ?? [];
  const isOpen = vendors.includes(OWN_VENDOR);
  const otherVendor = vendors.find((vendor) => vendor !== OWN_VENDOR);
  if (!isOpen || search.vassalage) return <ListPage isCentre category={category} search={search} />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <SportsPage category={category} search={search} otherVendor={otherVendor} />
    </Suspense>
  );
}
