import { Tabs } from '@baize/ui';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { LoginExtras } from './login-extras.tsx';
import { LoginVerification } from './login-verification.tsx';
import { useOneClickReturn } from './one-click.tsx';
import { SmsLogin } from './sms-login.tsx';
import { useSignIn } from './use-sign-in.ts';
import { UsernameLogin } from './username-login.tsx';

type Way = 'username' | 'sms';

export function LoginModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialogs = useSignInDialogs();
  const signIn = useSignIn({ page: 'portal', onSignedIn: dialogs.leave });
  const fault = useOneClickReturn(signIn);
  const [way, setWay] = useState<Way>('username');
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const shown = hasSms ? way : 'username';
  if (signIn.challenge) {
    return (
      <SignInFrame title={text('identity.verify.title')} onClose={onClose}>
        <LoginVerification challenge={signIn.challenge} signIn={signIn} />
      </SignInFrame>
    );
  }
  const form = shown === 'sms' ? <SmsLogin signIn={signIn} /> : <UsernameLogin signIn={signIn} />;
  return (
    <SignInFrame title={text('identity.login.title')} onClose={onClose}>
      {fault && !signIn.error && (
        <p role="alert" className="mb-4 rounded-ctl bg-danger-wash px-3 py-2.5 text-danger">
          {fault}
        </p>
      )}
      {hasSms ? (
        <Tabs
          label={text('identity.login.ways')}
          value={shown}
          onChange={(next) => {
            signIn.login.reset();
            setWay(next);
          }}
          tabs={[
            { value: 'username', label: text('identity.login.byUsername') },
            { value: 'sms', label: text('identity.login.bySms') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <LoginExtras />
    </SignInFrame>
  );
}
