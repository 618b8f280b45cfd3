import { cx } from '@baize/ui';
import { Users } from 'lucide-react';
import { useText } from '../../../../shared/words/use-text.ts';
import { GameBadge } from './game-badge.tsx';
import type { CardGameCode } from './search.ts';
import type { LobbyGame } from './use-card-lobby.ts';

type Props = {
  games: readonly LobbyGame[];
  chosen: CardGameCode;
  onChoose: (game: CardGameCode) => void;
};

/** Every game of the room with how many people sit at it. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot slide sideways
    <div
      role="group"
      aria-label={text('cardroom.lobby.games')}
      className="mb-6 grid grid-cols-3 gap-2 md:grid-cols-4 md:gap-2.5 lg:grid-cols-7"
    >
      {games.map(({ game, name, stakes }) => (
        <button
          key={game}
          type="button"
          aria-pressed={game === chosen}
          onClick={() => onChoose(game)}
          className={cx(
            'flex min-w-0 flex-col overflow-hidden rounded-card border bg-table text-start transition-[border-color,transform]',
            game === chosen
              ? 'border-brass shadow-[0_0_0_1px_var(--brass)]'
              : 'hover:-translate-y-0.5 hover:border-line-strong',
          )}
        >
          <GameBadge game={game} className="h-16 w-full md:h-20" />
          <span className="flex flex-col gap-0.5 px-2 py-2 max-md:text-[0.8125rem] md:px-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
            <span className="flex items-center gap-1.5 text-xs text-ink-soft">
              <Users aria-hidden className="size-3.5" />
              {text('cardroom.lobby.players', { count: sum(stakes.map((one) => one.players)) })}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
