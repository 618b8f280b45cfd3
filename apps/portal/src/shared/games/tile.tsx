import { cx, Skeleton } from '@baize/ui';
import { Heart, Play } from 'lucide-react';
import { useText } from '../use-text.ts';
import { useFavourite } from './favourites.ts';
import { useLaunchGame } from './launch.tsx';
import type { Game } from './launch-address.ts';
import { TileMark, TileRank } from './tile-marks.tsx';
import { TilePicture } from './tile-picture.tsx';
import { useVendorName } from './vendor-names.ts';

type Props = {
  game: Game;
  /** Its place among the hot ones, shown as the index of a card. */
  rank?: number;
  /** Seen at once: its picture is fetched with the page. */
  isEager?: boolean;
};

/** A game as a card, 3:4: its name on the plate of its picture; play, favourite and vendor on approach. */
export function GameTile({ game, rank, isEager = false }: Props) {
  const text = useText();
  const launch = useLaunchGame();
  const vendor = useVendorName(game.vassalage);
  const name = game.displayName;
  return (
    <article data-tile-theme={game.theme} className="tile group">
      <TilePicture
        src={game.showIcon}
        fallback={game.defaultIcon}
        isEager={isEager}
        className={cx(
          'transition-transform duration-200 ease-house group-hover:scale-104',
          game.maintenance && 'grayscale-60',
        )}
      />
      <span aria-hidden className="tile-name">
        {name}
      </span>
      <button
        type="button"
        aria-label={text(game.maintenance ? 'catalogue.tile.closed' : 'catalogue.tile.play', {
          game: name,
        })}
        onClick={() => launch(game)}
        className="tile-cover"
      >
        <span aria-hidden className="tile-over">
          <span className="absolute start-3 top-3 max-w-[60%] truncate text-xs font-medium">
            {vendor}
          </span>
          <span className="tile-play">
            <Play className="ms-0.5 size-[40%] fill-current" />
          </span>
        </span>
      </button>
      {rank ? <TileRank rank={rank} /> : <TileMark game={game} />}
      <FavouriteButton game={game} />
    </article>
  );
}

function FavouriteButton({ game }: { game: Game }) {
  const text = useText();
  const { isOffered, isFavourite, toggle } = useFavourite(game);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      aria-label={text('catalogue.tile.favourite', { game: game.displayName })}
      aria-pressed={isFavourite}
      onClick={toggle}
      className="tile-heart"
    >
      <Heart aria-hidden className={cx('size-5', isFavourite && 'fill-[#ff6b57] text-[#ff6b57]')} />
    </button>
  );
}

/** Has the size of the tile that comes. */
export function TileSkeleton() {
  return <Skeleton className="aspect-3/4 w-full rounded-card" />;
}
