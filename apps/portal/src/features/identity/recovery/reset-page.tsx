import { identityPassword } from '@baize/contract';
import { Button } from '@baize/ui';
import { ask } from '../../../shared/calls/api.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { LinkPage } from './link-page.tsx';

/** Where the mailed link of a lost password leads. */
export function ResetPage() {
  const text = useText();
  return (
    <LinkPage
      words="identity.reset"
      send={(key, newPassword) => ask(identityPassword.resetByMail, { key, newPassword })}
      whenEnded={
        <Button size="lg" isWide onClick={() => overlay.open('forgotPassword')}>
          {text('identity.reset.askAgain')}
        </Button>
      }
    />
  );
}
