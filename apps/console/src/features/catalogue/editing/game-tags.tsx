import { Tag } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import type { Game } from './game-filters.ts';

/** How a game stands: whether players find it, and what marks it. */
export function GameTags({ game }: { game: Game }) {
  const text = useText();
  const now = Date.now();
  const { maintenanceFrom: from, maintenanceUntil: until } = game;
  const isClosed =
    (from !== null || until !== null) && (from ?? 0) <= now && now < (until ?? Infinity);
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      {!game.isEnabled && <Tag tone="bad">{text('console.games.off')}</Tag>}
      {game.isEnabled && !game.isOpenable && (
        <Tag tone="warn">{text('console.games.notOpenable')}</Tag>
      )}
      {isClosed && <Tag tone="warn">{text('console.games.state.maintenance')}</Tag>}
      {game.isEnabled && game.isOpenable && !isClosed && (
        <Tag tone="good">{text('console.games.on')}</Tag>
      )}
      {game.isHot && <Tag tone="warn">{text('console.games.state.hot')}</Tag>}
      {game.isNew && <Tag tone="info">{text('console.games.state.new')}</Tag>}
    </span>
  );
}
