import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Armchair } from 'lucide-react';
import { cardRoomPath } from '../../../../shared/games/launch-address.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { useMyTables } from './use-card-lobby.ts';

/** Whoever sits somewhere is shown the way back before anything else. */
export function MyTables() {
  const text = useText();
  const { data } = useMyTables();
  if (!data || data.tables.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-col gap-2">
      {data.tables.map(({ tableId, game, isInHand, isMyTurn }) => (
        <li
          key={tableId}
          className="flex flex-wrap items-center gap-3 rounded-card border border-brass bg-brass-wash px-4 py-3"
        >
          <Armchair aria-hidden className="size-5 text-brass-text" />
          <span className="min-w-0 flex-1 font-medium">
            {text(
              isMyTurn
                ? 'cardroom.mine.turn'
                : isInHand
                  ? 'cardroom.mine.inHand'
                  : 'cardroom.mine.seated',
              { game: text(`cardroom.game.${game}`) },
            )}
          </span>
          <Link
            to={cardRoomPath(game)}
            search={{ game, table: tableId }}
            className={buttonClasses({ kind: 'brass' })}
          >
            {text('cardroom.mine.back')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
