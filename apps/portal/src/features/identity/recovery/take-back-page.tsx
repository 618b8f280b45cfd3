import { identityPassword } from '@baize/contract';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { LinkPage } from './link-page.tsx';

/** Where the letter to an old contact leads: what someone else changed is taken back. */
export function TakeBackPage() {
  const text = useText();
  return (
    <LinkPage
      words="identity.takeBack"
      lead={text('identity.takeBack.text')}
      send={(key, newPassword) => ask(identityPassword.takeBack, { key, newPassword })}
    />
  );
}
