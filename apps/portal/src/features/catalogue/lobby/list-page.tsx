import { SectionHead, Skeleton } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type Lane, useLanes } from '../../../shared/games/lanes.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type CategoryTitle, type ListedCategory, laneTitleOf } from '../categories.ts';
import { useVendorTitle } from '../use-vendor-title.ts';
import { CentreHead } from './centre-head.tsx';
import { FoundGames } from './found-games.tsx';
import { ListBar, ListSearchBox } from './list-bar.tsx';
import type { ChangeSearch, ListSearch } from './list-search.ts';
import { NoGamesPage } from './no-games-page.tsx';
import { VendorLane } from './vendor-lane.tsx';

type Props = {
  category: ListedCategory;
  search: ListSearch;
  /** A game centre begins with its vendors, a game list with its games. */
  isCentre?: boolean;
  title?: CategoryTitle;
  /** The page is this vendor's alone. */
  onlyVendor?: string;
};

/** One category of the house: its vendors, its filters, and the wall of its games. */
export function ListPage(props: Props) {
  const { category, isCentre = false, title = category, onlyVendor } = props;
  const search = onlyVendor ? { ...props.search, vassalage: onlyVendor } : props.search;
  const text = useText();
  const lanes = useLanes();
  const lane = lanes?.find((lane) => isLaneOf(lane, category, onlyVendor));
  const name = text(`catalogue.category.${title}`);
  const vendor = useVendorTitle(search.vassalage);
  const change = useChangeSearch();
  const kind = search.sub && text(`catalogue.sub.${search.sub}`);
  usePageTitle(vendor ?? kind);
  if (lanes && !lane) return <NoGamesPage category={category} title={title} lanes={lanes} />;
  const note = lane && text('catalogue.count', { count: countOf(lane, onlyVendor) });
  return (
    <>
      {isCentre ? (
        <CentreHead category={category} title={title} note={note} />
      ) : (
        <SectionHead
          level={1}
          title={vendor ?? name}
          note={vendor ? name : note}
          actions={<ListSearchBox search={search} onChange={change} />}
          className="max-md:[&>div]:w-full"
        />
      )}
      {!lanes && !onlyVendor && (
        <div className="mb-4 py-1 md:mb-5">
          <Skeleton className="h-16" />
        </div>
      )}
      {lane && !onlyVendor && (
        <VendorLane lane={lane} isAlways={isCentre} chosen={search.vassalage} onAll={change} />
      )}
      <ListBar
        lane={lane}
        search={search}
        onChange={change}
        hasSearch={isCentre}
        awaitsKinds={!lanes && category === 'RNG'}
      />
      <FoundGames category={category} search={search} onChange={change} />
    </>
  );
}

function isLaneOf(lane: Lane, category: ListedCategory, onlyVendor: string | undefined): boolean {
  if (lane.title !== laneTitleOf(category)) return false;
  return !onlyVendor || lane.cards.some(({ vassalage }) => vassalage === onlyVendor);
}

function countOf({ cards, gameCount }: Lane, onlyVendor: string | undefined): number {
  const own = cards.find(({ vassalage }) => vassalage === onlyVendor);
  return own?.gameCount ?? gameCount;
}

/** Each choice is a step back in the browser; letters typed into the search are not. */
function useChangeSearch(): ChangeSearch {
  const navigate = useNavigate();
  return useCallback(
    (next, { isTyping = false } = {}) =>
      void navigate({ to: '.', search: next, replace: isTyping, resetScroll: false }),
    [navigate],
  );
}
