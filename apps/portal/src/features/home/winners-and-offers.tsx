import { cx } from '@baize/ui';
import { BannerCarousel } from '../../shared/pages/banner-carousel.tsx';
import { useBanners } from '../../shared/pages/use-banners.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useWinners } from './use-winners.ts';
import { WinnerBoard } from './winner-board.tsx';
import { WinnersSkeleton } from './winners-skeleton.tsx';

/** Who won lately, and beside it what is offered. */
export function WinnersAndOffers() {
  const text = useText();
  const { winners, isComing } = useWinners();
  const offers = useBanners('w_promotion');
  if (isComing) return <WinnersSkeleton />;
  if (!winners && offers.length === 0) return null;
  return (
    <div
      className={cx(
        'late grid gap-3.5 [--late:22rem]',
        winners && offers.length > 0 && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      {winners && <WinnerBoard winners={winners} isWide={offers.length === 0} />}
      {offers.length > 0 && (
        <BannerCarousel
          isSmall
          banners={offers}
          label={text('home.offers.title')}
          className="min-h-64"
        />
      )}
    </div>
  );
}
