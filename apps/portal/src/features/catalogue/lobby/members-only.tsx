import { Button } from '@baize/ui';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { admitMember } from '../../../shared/session/open-member-centre.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';

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
        <Button kind="brass" onClick={admitMember}>
          {text(isTrial ? 'identity.register.title' : 'identity.login.submit')}
        </Button>
      }
    />
  );
}
