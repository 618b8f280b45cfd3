import { Skeleton } from '@baize/ui';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import {
  FrameRefused,
  FrameSignIn,
  FrameTrial,
  FrameUnnamed,
  FunForGuests,
} from './frame-states.tsx';
import { GameFrame } from './game-frame.tsx';
import { type GameName, useLaunch, useSingleGame } from './use-launch.ts';

type Props = {
  game: Partial<GameName>;
  isFun: boolean;
  /** The page of the house's own games, which another part of the portal draws. */
  OwnGame: ComponentType<{ code: string; isFun: boolean }>;
};

/** A launched game: ours on its own page, that of another house in a frame. */
export function FramePage({ game: { vendor = '', gameCode }, isFun, OwnGame }: Props) {
  if (!gameCode) return <FrameUnnamed />;
  return (
    <NamedGame
      key={`${vendor} ${gameCode}`}
      vendor={vendor}
      gameCode={gameCode}
      isFun={isFun}
      OwnGame={OwnGame}
    />
  );
}

function NamedGame({ vendor, gameCode, isFun, OwnGame }: GameName & Omit<Props, 'game'>) {
  const kind = useSession()?.kind;
  const name = { vendor, gameCode };
  const { data: game, isPending: isGameComing } = useSingleGame(name);
  const mayOpen = kind !== undefined && (kind === 'trial') === isFun;
  const launch = useLaunch(name, mayOpen);
  // A visitor who came for play money needs no account: the game lets them in as a guest.
  const isGuestless = kind === undefined && isFun;
  useLoginOnce(kind === undefined && !isFun);
  if (isGuestless && isGameComing) return <GameComing />;
  if (isGuestless && game?.supportPlay === 1)
    return <Own gameCode={gameCode} isFun={isFun} OwnGame={OwnGame} />;
  if (!kind) return <FrameSignIn game={game} />;
  if (!mayOpen) {
    return isFun ? <FunForGuests name={name} /> : <FrameTrial game={game} />;
  }
  if (launch.error) {
    const retry = () => void launch.refetch();
    return (
      <FrameRefused error={launch.error} game={game} onRetry={retry} isBusy={launch.isFetching} />
    );
  }
  if (!launch.data) return <GameComing />;
  const { gameUrl, expiresAt } = launch.data;
  if (gameUrl.startsWith('/')) {
    return <Own gameCode={gameCode} isFun={isFun} OwnGame={OwnGame} />;
  }
  const frame = { name, game, address: gameUrl, expiresAt, onAgain: () => void launch.refetch() };
  return <GameFrame key={gameUrl} {...frame} />;
}

function Own({ gameCode, isFun, OwnGame }: Omit<Props, 'game'> & Pick<GameName, 'gameCode'>) {
  return (
    <Suspense fallback={<GameComing />}>
      <OwnGame code={gameCode} isFun={isFun} />
    </Suspense>
  );
}

/** Whoever comes by a link is asked at once; whoever closes the dialog is not asked again. */
function useLoginOnce(isVisitor: boolean): void {
  const wasVisitor = useRef(isVisitor);
  useEffect(() => {
    if (wasVisitor.current && overlay.current() === null) overlay.open('login');
    wasVisitor.current = false;
  }, []);
}

function GameComing() {
  return <Skeleton className="h-[calc(100dvh-14rem)] min-h-96 w-full rounded-card" />;
}
