import { cx } from '@baize/ui';
import { useText } from '../words/use-text.ts';
import type { Game } from './launch-address.ts';

const HEART = 'M0 14C-6 7-13 2-13-5C-13-12-4-14 0-7C4-14 13-12 13-5C13 2 6 7 0 14Z';
const SPADE =
  'M0-12C4-6 12-2 12 5C12 11 5 13 2 8C2 12 4 14 6 15H-6C-4 14-2 12-2 8C-5 13-12 11-12 5C-12-2-4-6 0-12Z';

/** The index of a playing card: hearts and spades in turn. */
export function TileRank({ rank }: { rank: number }) {
  const isRed = rank % 2 === 1;
  return (
    <span aria-hidden className={cx('tile-rank', isRed ? 'text-[#b9301f]' : 'text-[#15201c]')}>
      {rank}
      <svg
        viewBox="-14 -16 28 32"
        aria-hidden="true"
        className="mx-auto mt-0.5 size-2.5 fill-current"
      >
        <path d={isRed ? HEART : SPADE} />
      </svg>
    </span>
  );
}

/** One mark at most: what a player must know first. */
export function TileMark({ game }: { game: Pick<Game, 'maintenance' | 'isNew' | 'isHot'> }) {
  const text = useText();
  if (game.maintenance) {
    return (
      <span className="tile-mark bg-[#0a1210d9] text-white">{text('catalogue.tile.resting')}</span>
    );
  }
  if (game.isNew) {
    return (
      <span className="tile-mark bg-[#bfebd5] text-[#06382a]">{text('catalogue.tile.new')}</span>
    );
  }
  if (game.isHot === 1) {
    return (
      <span className="tile-mark bg-[#fffbf0] text-[#15201c]">{text('catalogue.tile.hot')}</span>
    );
  }
  return null;
}
