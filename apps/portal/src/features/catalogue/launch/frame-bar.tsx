import { IconButton, Money } from '@baize/ui';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, Heart, Maximize, Minimize, RefreshCw } from 'lucide-react';
import { useFavourite } from '../../../shared/games/favourites.tsx';
import type { Game } from '../../../shared/games/launch-address.ts';
import { TilePicture } from '../../../shared/games/tile-picture.tsx';
import { useVendorName } from '../../../shared/games/vendor-names.ts';
import { useFollowedBalance } from '../../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useNow } from '../../../shared/times/use-now.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFullScreen } from './use-full-screen.ts';

type Props = {
  game: Game | undefined;
  title: string;
  vendor: string;
  onWindow: () => void;
};

/** Above a framed game: the way back, its name, the clock, what the member holds, and what can be done. */
export function FrameBar({ game, title, vendor, onWindow }: Props) {
  const text = useText();
  const { history, navigate } = useRouter();
  const { isFull, toggle } = useFullScreen();
  usePageTitle(title);
  const back = () => (history.canGoBack() ? history.back() : void navigate({ to: '/' }));
  return (
    <header className="flex h-15 shrink-0 items-center gap-2 border-b bg-table px-2 md:gap-3 md:px-4">
      <IconButton
        label={text('catalogue.frame.back')}
        icon={<ArrowLeft className="rtl:rotate-180" />}
        onClick={back}
      />
      {game && (
        <span className="block h-10 w-7.5 shrink-0 overflow-hidden rounded-[5px] max-sm:hidden">
          <TilePicture isEager src={game.showIcon} fallback={game.defaultIcon} sizes="32px" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-xl/tight font-semibold">
          <bdi>{title}</bdi>
        </h1>
        <p className="truncate text-xs text-ink-soft">
          <bdi>{useVendorName(vendor)}</bdi>
        </p>
      </div>
      <FrameClock />
      <FrameBalance />
      {game && <FrameHeart game={game} />}
      <IconButton
        label={text('catalogue.frame.window')}
        icon={<ExternalLink className="rtl:-scale-x-100" />}
        onClick={onWindow}
        className="max-sm:hidden"
      />
      <IconButton
        label={text(isFull ? 'catalogue.frame.small' : 'catalogue.frame.full')}
        icon={isFull ? <Minimize /> : <Maximize />}
        onClick={toggle}
      />
    </header>
  );
}

function FrameClock() {
  const text = useText();
  const { time } = useTimes();
  const now = useNow();
  return (
    <div className="max-md:hidden">
      <div className="type-label">{text('catalogue.frame.clock')}</div>
      <time className="num font-semibold">{time(now).slice(0, -3)}</time>
    </div>
  );
}

/** What is won or staked in the frame is heard from the house, not from the game. */
function FrameBalance() {
  const text = useText();
  const parts = useMoneyParts();
  const { balance, refresh } = useFollowedBalance();
  if (!balance) return null;
  return (
    <div className="flex items-center gap-1">
      <div>
        <div className="type-label max-sm:hidden">{text('catalogue.frame.balance')}</div>
        <output aria-live="polite" className="font-semibold">
          <Money parts={parts(balance.mainWalletBalance)} />
        </output>
      </div>
      <IconButton
        size="sm"
        label={text('catalogue.frame.refresh')}
        icon={<RefreshCw className="size-4!" />}
        onClick={refresh}
        className="max-sm:hidden"
      />
    </div>
  );
}

function FrameHeart({ game }: { game: Game }) {
  const text = useText();
  const { isOffered, isFavourite, toggle } = useFavourite(game);
  if (!isOffered) return null;
  return (
    <IconButton
      label={text('catalogue.tile.favourite', { game: game.displayName })}
      aria-pressed={isFavourite}
      icon={<Heart className={isFavourite ? 'fill-danger text-danger' : undefined} />}
      onClick={toggle}
    />
  );
}
