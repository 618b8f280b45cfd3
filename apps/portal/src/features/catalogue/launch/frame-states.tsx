import { Button, buttonClasses } from '@baize/ui';
import { ConnectionFailed, wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { Link } from '@tanstack/react-router';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import type { Game } from '../../../shared/games/launch-address.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { OfferedGames } from '../offered-games.tsx';
import { ClosedGameWords } from './closed-game-words.tsx';
import type { GameName } from './use-launch.ts';

type Around = { game: Game | undefined };

/** A link to the game page that names no game. */
export function FrameUnnamed() {
  const text = useText();
  return (
    <StatePage
      isWide
      state="not-found"
      title={text('catalogue.frame.unnamed')}
      text={text('catalogue.frame.unnamedText')}
      actions={<ToLobby isNext />}
    />
  );
}

export function FrameSignIn({ game }: Around) {
  const text = useText();
  return (
    <StatePage
      isWide
      state="members-only"
      title={text('catalogue.frame.signIn', { game: nameOf(game) })}
      text={text('catalogue.frame.signInText')}
      actions={
        <>
          <Button kind="brass" onClick={() => overlay.open('login')}>
            {text('identity.login.submit')}
          </Button>
          <ForFun game={game} />
          <ToLobby />
        </>
      }
    />
  );
}

/** The same game with demo money, where it can be had. */
function ForFun({ game }: Around) {
  const text = useText();
  if (game?.supportPlay !== 1) return null;
  const search = { vendor: game.vassalage, gameCode: game.gameCode, fun: 1 } as const;
  return (
    <Link to="/seamless" search={search} replace className={buttonClasses({})}>
      {text('catalogue.fun.play')}
    </Link>
  );
}

/** A guest at a game for money; where the game allows it, demo money opens it too. */
export function FrameTrial({ game }: Around) {
  const text = useText();
  return (
    <StatePage
      isWide
      isAlert
      state="members-only"
      title={text('catalogue.trial.title')}
      text={text('catalogue.trial.text', { game: nameOf(game) })}
      actions={
        <>
          <Button kind="brass" onClick={() => overlay.open('register')}>
            {text('identity.register.title')}
          </Button>
          <ForFun game={game} />
        </>
      }
    />
  );
}

/** Demo money is a guest's; a member who follows such a link is asked before their own is at stake. */
export function FunForGuests({ name }: { name: GameName }) {
  const text = useText();
  return (
    <StatePage
      isWide
      state="members-only"
      title={text('catalogue.fun.guests')}
      text={text('catalogue.fun.guestsText')}
      actions={
        <>
          <Link to="/seamless" search={name} replace className={buttonClasses({ kind: 'brass' })}>
            {text('catalogue.fun.real')}
          </Link>
          <ToLobby />
        </>
      }
    />
  );
}

type RefusedProps = Around & { error: unknown; onRetry: () => void; isBusy: boolean };

/** Why the house did not open the game, and what is open instead. */
export function FrameRefused({ error, game, onRetry, isBusy }: RefusedProps) {
  const text = useText();
  const errorWords = useErrorWords();
  const code = refusalCode(error);
  const isClosed = code === 'VENDOR_UNDER_MAINTENANCE';
  const isSilent = code === 'VENDOR_SILENT';
  const state = isClosed
    ? 'maintenance'
    : code === 'GAME_NOT_FOUND'
      ? 'not-found'
      : error instanceof ConnectionFailed || isSilent
        ? 'offline'
        : 'error';
  return (
    <>
      <StatePage
        isWide
        isAlert
        state={state}
        title={
          isClosed
            ? text('catalogue.closed.title', { game: nameOf(game) })
            : isSilent
              ? text('catalogue.frame.silent', { game: nameOf(game) })
              : errorWords(error)
        }
        text={
          isClosed ? (
            <ClosedGameWords until={untilOf(error)} />
          ) : (
            text(isSilent ? 'catalogue.frame.silentText' : 'catalogue.frame.refusedText')
          )
        }
        actions={
          <>
            {code !== 'GAME_NOT_FOUND' && (
              <Button kind="brass" isBusy={isBusy} onClick={onRetry}>
                {text('system.offline.retry')}
              </Button>
            )}
            <ToLobby />
          </>
        }
      />
      <div className="mt-6">
        <OfferedGames isWide gameType={game?.gameType ?? ''} nodeId={game?.nodeId} />
      </div>
    </>
  );
}

type Closed = { content?: { data?: { endTime?: number | null } } } | null;

function untilOf(error: unknown): number | null {
  const value = wasRefused(error) ? (error.value as Closed) : null;
  return value?.content?.data?.endTime ?? null;
}

function ToLobby({ isNext = false }: { isNext?: boolean }) {
  const text = useText();
  return (
    <Link to="/" className={buttonClasses(isNext ? { kind: 'brass' } : {})}>
      {text('system.toLobby')}
    </Link>
  );
}

function nameOf(game: Game | undefined): string {
  return game?.displayName ?? '…';
}
