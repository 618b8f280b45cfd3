import { Skeleton } from '@baize/ui';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../words/use-text.ts';
import { useFavourite } from './favourites.tsx';
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
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const name = game.displayName;
  return (
    <article data-tile-theme={game.theme} className="tile">
      <TilePicture
        src={game.showIcon}
        fallback={game.defaultIcon}
        isEager={isEager}
        className={game.maintenance ? 'grayscale-60' : undefined}
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
        onPointerEnter={approach}
        onFocus={approach}
        className="tile-cover"
      >
        {isApproached && <TileOver vendor={game.vassalage} />}
      </button>
      {rank ? <TileRank rank={rank} /> : <TileMark game={game} />}
      <FavouriteButton game={game} />
    </article>
  );
}

/** Most tiles are never approached, so it is made for those that are. */
function TileOver({ vendor }: { vendor: string }) {
  return (
    <span aria-hidden className="tile-over">
      <span className="absolute start-3 top-3 max-w-[60%] truncate text-xs font-medium">
        {useVendorName(vendor)}
      </span>
      <span className="tile-play">
        <Play className="ms-0.5 size-[40%] fill-current" />
      </span>
    </span>
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
    />
  );
}

/** Has the size of the tile that comes. */
export function TileSkeleton() {
  return <Skeleton className="aspect-3/4 w-full rounded-card" />;
}
