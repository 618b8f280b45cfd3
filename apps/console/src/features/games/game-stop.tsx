import { Button, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OWN_VENDOR, type OwnGame } from '../../shared/play/own-games.ts';
import { type StopAsk, StopModal } from '../../shared/play/stop-modal.tsx';
import type { Stop } from '../../shared/play/stops.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { game: OwnGame; stop: Stop | undefined };

/** Turns a game off for new bets, or on again; what stops more than this game is freed elsewhere. */
export function GameStop({ game, stop }: Props) {
  const text = useText();
  const [asked, setAsked] = useState<StopAsk | null>(null);
  const mayStop = useMay('play.stop');
  if (stop && stop.scope !== 'game') {
    return (
      <Link to="/stops" className={textLinkClasses}>
        {text('console.play.switches')}
      </Link>
    );
  }
  if (!mayStop) return null;
  const subject = `${OWN_VENDOR}:${game.gameCode}`;
  const isStopped = stop === undefined;
  return (
    <>
      <Button
        kind={isStopped ? 'danger' : 'brass'}
        onClick={() => setAsked({ scope: 'game', subject, isStopped, name: game.name })}
      >
        {text(isStopped ? 'console.play.stop' : 'console.play.free')}
      </Button>
      <StopModal asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
