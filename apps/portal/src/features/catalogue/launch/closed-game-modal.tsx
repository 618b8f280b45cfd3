import { Button, Modal } from '@baize/ui';
import type { Launchable } from '../../../shared/games/launch-address.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { OfferedGames } from '../offered-games.tsx';
import { ClosedGameWords } from './closed-game-words.tsx';

type Props = { game: Launchable; onClose: () => void };

/** A game under maintenance: until when, and what is hot meanwhile. */
export function ClosedGameModal({ game, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('catalogue.closed.title', { game: game.displayName })}
      footer={<Button onClick={onClose}>{text('catalogue.closed.leave')}</Button>}
    >
      <p role="alert" className="mb-5 text-ink-soft">
        <ClosedGameWords until={game.maintenance?.until ?? null} />
      </p>
      <OfferedGames gameType={game.gameType} />
    </Modal>
  );
}
