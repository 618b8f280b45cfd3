import { Button, Skeleton } from '@baize/ui';
import { useEffect, useState } from 'react';
import type { Game } from '../../../shared/games/launch-address.ts';
import { launchQuestion } from '../../../shared/games/launch-question.ts';
import { useOwnScreen } from '../../../shared/loading/own-screen.ts';
import { useLasting } from '../../../shared/loading/use-lasting.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { FrameBar } from './frame-bar.tsx';
import { isFrameable, sandboxOf } from './frame-rules.ts';
import { openGameWindow } from './game-window.ts';
import type { GameName } from './use-launch.ts';

type Props = {
  name: GameName;
  game: Game | undefined;
  address: string;
  expiresAt: number;
  onAgain: () => void;
};

const SLOW_MS = 12_000;

/** The game of another house, kept in a frame from which it cannot reach this page. */
export function GameFrame({ name, game, address, expiresAt, onAgain }: Props) {
  useOwnScreen();
  const [isLoaded, setLoaded] = useState(false);
  const isSlow = useLasting(!isLoaded, SLOW_MS);
  const isOver = useOver(expiresAt);
  const title = game?.displayName ?? name.gameCode;
  function openWindow() {
    if (!openGameWindow(address)) launchQuestion.ask({ kind: 'popup', address });
  }
  return (
    <div className="flex h-dvh flex-col bg-room">
      <FrameBar game={game} title={title} vendor={name.vendor} onWindow={openWindow} />
      <div className="relative min-h-0 flex-1">
        {isOver ? (
          <FrameOver onAgain={onAgain} />
        ) : !isFrameable(address) ? (
          <FrameBroken />
        ) : (
          <>
            {!isLoaded && <Skeleton className="absolute inset-0 rounded-none opacity-40" />}
            <iframe
              title={title}
              src={address}
              sandbox={sandboxOf(address)}
              allow="autoplay; fullscreen"
              referrerPolicy="strict-origin"
              onLoad={() => setLoaded(true)}
              className="absolute inset-0 size-full border-0"
            />
            {isSlow && <FrameSlow onAgain={onAgain} onWindow={openWindow} />}
          </>
        )}
      </div>
    </div>
  );
}

/** A launch is good for some hours; then the game is opened anew. */
function useOver(expiresAt: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const leftMs = expiresAt - houseTime.now();
    const timer = setTimeout(() => setOver(true), Math.min(Math.max(leftMs, 0), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return isOver;
}

function FrameSlow({ onAgain, onWindow }: { onAgain: () => void; onWindow: () => void }) {
  const text = useText();
  return (
    <div
      role="alert"
      className="absolute inset-x-4 bottom-4 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-card border bg-table p-4 shadow-pop"
    >
      <p className="min-w-52 flex-1">
        <b className="block font-semibold">{text('catalogue.frame.slow')}</b>
        <span className="text-ink-soft">{text('catalogue.frame.slowText')}</span>
      </p>
      <Button onClick={onWindow}>{text('catalogue.frame.window')}</Button>
      <Button kind="brass" onClick={onAgain}>
        {text('catalogue.frame.again')}
      </Button>
    </div>
  );
}

function FrameOver({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <div className="grid h-full place-items-center p-5">
      <StatePage
        isAlert
        state="session-ended"
        title={text('catalogue.frame.over')}
        text={text('catalogue.frame.overText')}
        actions={
          <Button kind="brass" onClick={onAgain}>
            {text('catalogue.frame.again')}
          </Button>
        }
      />
    </div>
  );
}

function FrameBroken() {
  const text = useText();
  return (
    <div className="grid h-full place-items-center p-5">
      <StatePage
        isAlert
        state="error"
        title={text('catalogue.frame.broken')}
        text={text('catalogue.frame.brokenText')}
      />
    </div>
  );
}
