import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useErrorWords } from '../calls/use-error-words.ts';
import { loadChunk } from '../loading/chunk.ts';
import { notices } from '../pages/notice.ts';
import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';
import { type Launchable, launchAddress } from './launch-address.ts';
import { launchQuestion, type VendorCard } from './launch-question.ts';
import { openAfterLogin } from './launch-wait.ts';

/** Opens a game for whoever clicks it; a visitor logs in first, and is then taken to it. */
export function useLaunchGame(): (game: Launchable) => void {
  const navigate = useNavigate();
  return useCallback(
    function launch(game: Launchable): void {
      const kind = session.current()?.kind;
      if (game.maintenance) launchQuestion.ask({ kind: 'closed', game });
      else if (!kind) openAfterLogin(() => launch(game));
      else if (kind === 'trial') launchQuestion.ask({ kind: 'trial', game });
      else void navigate(launchAddress(game));
    },
    [navigate],
  );
}

/** Opens a game for demo money, which asks for no account of one's own. */
export function usePlayForFun(): (game: Launchable) => void {
  const navigate = useNavigate();
  return useCallback(
    (game) => {
      overlay.close();
      void navigate(launchAddress(game, true));
    },
    [navigate],
  );
}

/** A vendor's tile: its list over the page, the page of a slot vendor, or its only game. */
export function useOpenVendor(): (card: VendorCard) => void {
  const navigate = useNavigate();
  const launch = useLaunchGame();
  const errorWords = useErrorWords();
  return useCallback(
    (card) => {
      const { vassalage, nodeId } = card;
      if (nodeId !== null) {
        loadChunk(() => import('./game-calls.ts'))
          .then(({ readGame }) => readGame({ nodeId, vassalage }))
          .then(launch)
          .catch((error) => notices.tell({ tone: 'bad', title: errorWords(error) }));
      } else if (card.gameType === 'RNG') {
        void navigate({ to: '/rng', search: { vassalage } });
      } else launchQuestion.ask({ kind: 'vendor', card });
    },
    [navigate, launch, errorWords],
  );
}
