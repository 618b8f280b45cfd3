import { Button } from '@baize/ui';
import { passMemberDoor } from '../../shared/member-door.ts';
import { StatePage } from '../../shared/state-page.tsx';
import { useSession } from '../../shared/use-session.ts';
import { useText } from '../../shared/use-text.ts';

/** Favourites and recent games belong to an account. */
export function MembersOnly() {
  const text = useText();
  const isTrial = useSession()?.kind === 'trial';
  return (
    <StatePage
      isWide
      level={2}
      state="members-only"
      title={text('catalogue.own.title')}
      text={text(isTrial ? 'catalogue.own.trial' : 'catalogue.own.visitor')}
      actions={
        <Button kind="brass" onClick={passMemberDoor}>
          {text(isTrial ? 'identity.register.title' : 'identity.login.submit')}
        </Button>
      }
    />
  );
}
