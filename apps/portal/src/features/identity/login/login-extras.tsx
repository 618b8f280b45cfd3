import { identitySignIn } from '@baize/contract';
import { Button, textLinkClasses } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { openChat } from '../../../shared/service/open-chat.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useBeginSession } from '../sessions/use-begin-session.ts';
import { OneClickLinks } from './one-click.tsx';

/** The other ways in: the free demo, and an account of one's own. */
export function LoginExtras() {
  const text = useText();
  const dialogs = useSignInDialogs();
  return (
    <>
      <FreeDemo />
      <OneClickLinks />
      {useModule('REG3') && (
        <p className="mt-5 text-center text-ink-soft">
          {text('identity.login.newHere')}{' '}
          <button type="button" className={textLinkClasses} onClick={() => dialogs.go('register')}>
            {text('identity.login.toRegister')}
          </button>
        </p>
      )}
      <CannotSignIn />
    </>
  );
}

/** Above all those who cannot get in need someone to ask. */
export function CannotSignIn() {
  const text = useText();
  if (!useModule('CBS3')) return null;
  return (
    <p className="mt-2 text-center text-ink-soft">
      {text('identity.login.stuck')}{' '}
      <button type="button" className={textLinkClasses} onClick={() => openChat('support')}>
        {text('identity.login.chat')}
      </button>
    </p>
  );
}

function FreeDemo() {
  const text = useText();
  const dialogs = useSignInDialogs();
  const begin = useBeginSession();
  const isOffered = useModule('FREEPLAY3');
  const demo = useMutation({
    mutationFn: () => ask(identitySignIn.freePlay, {}),
    onSuccess: (signedIn) => {
      // Away first: a page for members would ask a guest to register as soon as they are in.
      dialogs.home();
      begin(signedIn);
    },
  });
  if (!isOffered) return null;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('identity.login.or')}
      </p>
      <FormFault error={demo.error} />
      <Button isWide size="lg" onClick={() => demo.mutate()} isBusy={demo.isPending}>
        <Play aria-hidden className="size-4 rtl:-scale-x-100" />
        {text('identity.login.demo')}
      </Button>
    </div>
  );
}
