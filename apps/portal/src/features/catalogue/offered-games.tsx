import { cx } from '@baize/ui';
import { GameTile, TileSkeleton } from '../../shared/games/tile.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { useRecommended } from './use-recommended.ts';

type Props = {
  gameType: string;
  nodeId?: number | undefined;
  /** Across a page, not inside a dialog. */
  isWide?: boolean;
};

/** Hot games in place of one that cannot be opened. */
export function OfferedGames({ gameType, nodeId, isWide = false }: Props) {
  const text = useText();
  const { data: games, isPending } = useRecommended({ gameType, nodeId });
  if (games?.length === 0) return null;
  return (
    <section aria-label={text('catalogue.offered.title')}>
      <h3 className="type-card mb-3">{text('catalogue.offered.title')}</h3>
      <div className={cx('grid grid-cols-3 gap-2.5 sm:gap-3', isWide && 'md:grid-cols-6 md:gap-4')}>
        {isPending && ['a', 'b', 'c'].map((place) => <TileSkeleton key={place} />)}
        {games?.map((game) => (
          <GameTile key={game.nodeId} game={game} />
        ))}
      </div>
    </section>
  );
}
