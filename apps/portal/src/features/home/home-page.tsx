import { cx, Skeleton } from '@baize/ui';
import { lazy, memo, Suspense } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { useBrand } from '../../shared/brand/use-status.ts';
import { useLanes } from '../../shared/games/lanes.ts';
import { GameRow, RowSkeleton } from '../../shared/games/row.tsx';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { LateAlive } from '../../shared/loading/late-alive.tsx';
import { latePart } from '../../shared/loading/late-part.tsx';
import { useAlive } from '../../shared/loading/use-alive.ts';
import { BannerCarousel } from '../../shared/pages/banner-carousel.tsx';
import { useBanners } from '../../shared/pages/use-banners.ts';
import { useAnnouncements } from '../../shared/service/announcements.ts';
import { useText } from '../../shared/words/use-text.ts';
import { CategoryRows } from './category-rows.tsx';
import { JackpotArea } from './jackpot-area.tsx';
import { NoticeMarquee } from './notice-marquee.tsx';
import { useHotGames } from './use-home-games.ts';
import { WinnersSkeleton } from './winners-skeleton.tsx';

const Hero = lazy(async () => {
  const part = await loadChunk(() => import('./hero.tsx'));
  return { default: part.Hero };
});
const WinnersAndOffers = latePart(
  async () => (await import('./winners-and-offers.tsx')).WinnersAndOffers,
);
const NoGames = lazy(async () => {
  const part = await loadChunk(() => import('./no-games.tsx'));
  return { default: part.NoGames };
});

/** What stands below the first view, and is drawn with it where nothing was drawn before. */
export const loadHomeParts = () => WinnersAndOffers.come();

/** How long the row of hot games waits before it goes on. */
const HOT_AUTOPLAY_MS = 1_200;
/** Of the hot games a phone shows three. */
const EAGER_TILES = 3;

export function HomePage() {
  const text = useText();
  const { name } = useBrand();
  const notices = useAnnouncements().data?.player;
  const lanes = useLanes();
  const hot = useHotGames();
  const hasHot = useModule('GAMELOHOT3');
  const isAlive = useAlive();
  return (
    <div className="space-y-8 md:space-y-9">
      <h1 className="sr-only">{text('home.title', { brand: name })}</h1>
      <div className="space-y-2.5 md:space-y-3.5">
        <Stage />
        {!notices && <Skeleton className="h-11" />}
        {notices && notices.length > 0 && <NoticeMarquee notices={notices} />}
      </div>
      {hasHot && !hot && <RowSkeleton title={text('home.hot.title')} />}
      {hasHot && hot && hot.length > 0 && (
        <GameRow
          title={text('home.hot.title')}
          games={hot}
          isRanked
          eager={EAGER_TILES}
          autoplayMs={HOT_AUTOPLAY_MS}
        />
      )}
      <LateWinners />
      {lanes && lanes.length === 0 && isAlive && (
        <Suspense>
          <NoGames />
        </Suspense>
      )}
      {lanes ? (
        <CategoryRows lanes={lanes} />
      ) : (
        <RowSkeleton title={text('catalogue.category.RNG')} />
      )}
    </div>
  );
}

/** The banners and the jackpot; a house without banners greets by itself. */
function Stage() {
  const text = useText();
  const banners = useBanners('w_home');
  const { isPending } = useAnnouncements();
  return (
    <div className="grid gap-2.5 xl:grid-cols-[minmax(0,1fr)_21.75rem] xl:gap-3.5">
      {isPending && <Skeleton className={cx(bannerHeight, 'rounded-card')} />}
      {banners.length > 0 && (
        <BannerCarousel
          isFirst
          banners={banners}
          label={text('home.banner.title')}
          className={bannerHeight}
        />
      )}
      {!isPending && banners.length === 0 && <LateHero />}
      <JackpotArea />
    </div>
  );
}

const bannerHeight = 'h-76.5 md:h-86';

function LateHero() {
  const place = <Skeleton className="h-[23rem] rounded-card md:h-[22.5rem]" />;
  return useAlive() ? (
    <Suspense fallback={place}>
      <Hero />
    </Suspense>
  ) : (
    place
  );
}

const LateWinners = memo(function LateWinners() {
  return (
    <LateAlive className="empty:hidden" fallback={<WinnersSkeleton />}>
      <WinnersAndOffers />
    </LateAlive>
  );
});
