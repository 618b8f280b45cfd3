import { launchQuestion } from '../../../shared/games/launch-question.ts';
import type { OverlayProps } from '../../../shared/pages/overlay.ts';
import { VendorModal } from '../lobby/vendor-modal.tsx';
import { ClosedGameModal } from './closed-game-modal.tsx';
import { PopupBlockedModal } from './popup-blocked-modal.tsx';
import { TrialGameModal } from './trial-game-modal.tsx';

/** The dialog that a click on a game led to. */
export function GameOverlay({ onClose }: OverlayProps) {
  const question = launchQuestion.current();
  switch (question?.kind) {
    case 'closed':
      return <ClosedGameModal game={question.game} onClose={onClose} />;
    case 'trial':
      return <TrialGameModal game={question.game} onClose={onClose} />;
    case 'popup':
      return <PopupBlockedModal address={question.address} onClose={onClose} />;
    case 'vendor':
      return <VendorModal card={question.card} onClose={onClose} />;
    default:
      return null;
  }
}
