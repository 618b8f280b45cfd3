import { Tabs, textLinkClasses } from '@baize/ui';
import { useState } from 'react';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { ForgotByMail } from './forgot-by-mail.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';

type Way = 'mail' | 'phone';

export function ForgotModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialogs = useSignInDialogs();
  const hasPhone = useSignInOptions()?.phoneRecovery ?? false;
  const [way, setWay] = useState<Way>('mail');
  const shown = hasPhone ? way : 'mail';
  const form = shown === 'mail' ? <ForgotByMail onSent={onClose} /> : <ForgotByPhone />;
  return (
    <SignInFrame group="w_forget" title={text('identity.forgot.title')} onClose={onClose}>
      {hasPhone ? (
        <Tabs
          label={text('identity.forgot.ways')}
          value={shown}
          onChange={setWay}
          tabs={[
            { value: 'mail', label: text('identity.forgot.byMail') },
            { value: 'phone', label: text('identity.forgot.byPhone') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-ink-soft">
        <button type="button" className={textLinkClasses} onClick={() => dialogs.go('login')}>
          {text('identity.forgot.toLogin')}
        </button>
        <button type="button" className={textLinkClasses} onClick={() => overlay.open('service')}>
          {text('system.contact')}
        </button>
      </p>
    </SignInFrame>
  );
}
