import { Button, Modal } from '@baize/ui';
import { usePlayForFun } from '../../../shared/games/launch.tsx';
import type { Launchable } from '../../../shared/games/launch-address.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { game: Launchable; onClose: () => void };

/** A guest wants a game: for money they need an account, for fun only a game that allows it. */
export function TrialGameModal({ game, onClose }: Props) {
  const text = useText();
  const doors = useSignInDialogs();
  const playForFun = usePlayForFun();
  const isFunOffered = game.supportPlay === 1;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('catalogue.trial.title')}
      size="sm"
      footer={
        <>
          <Button onClick={() => doors.go('login')}>{text('identity.login.submit')}</Button>
          <Button kind="brass" onClick={() => doors.go('register')}>
            {text('identity.register.title')}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-ink-soft">
        {text('catalogue.trial.text', { game: game.displayName })}
      </p>
      {isFunOffered ? (
        <div className="mt-5 rounded-card border bg-rail/40 p-4">
          <p className="mb-3">{text('catalogue.trial.funText')}</p>
          <Button isWide onClick={() => playForFun(game)}>
            {text('catalogue.fun.play')}
          </Button>
        </div>
      ) : (
        <p className="mt-3 text-ink-soft">{text('catalogue.trial.noFun')}</p>
      )}
    </Modal>
  );
}
