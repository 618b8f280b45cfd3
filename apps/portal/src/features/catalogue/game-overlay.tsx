import { launchQuestion } from '../../shared/games/launch-question.ts';
import type { OverlayProps } from '../../shared/overlay.ts';
import { PopupBlockedModal } from './popup-blocked-modal.tsx';
import { TrialGameModal } from './trial-game-modal.tsx';

/** The dialog that a click on a game led to. */
export function GameOverlay({ onClose }: OverlayProps) {
  const question = launchQuestion.current();
  switch (question?.kind) {
    case 'trial':
      return <TrialGameModal game={question.game} onClose={onClose} />;
    case 'popup':
      return <PopupBlockedModal address={question.address} onClose={onClose} />;
    default:
      return null;
  }
}
