import { identitySignIn } from '@baize/contract';
import { Button, CodeInput, Field, TextInput } from '@baize/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { SendCodeButton } from '../../../shared/fields/send-code-button.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import type { VerificationMethod } from './use-sign-in.ts';

const CODE_LENGTH = 6;

type Props = {
  challengeId: string;
  method: VerificationMethod;
  isBusy: boolean;
  onProof: (code: string) => void;
  fault: ReactNode;
};

/** What one way of proving asks for: digits, a name, a recovery code or the device itself. */
export function VerificationProof(props: Props) {
  const { challengeId, method, isBusy, onProof, fault } = props;
  const text = useText();
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (method === 'PASSKEY') {
    return (
      <>
        {fault}
        <PasskeyProof challengeId={challengeId} isBusy={isBusy} onProof={onProof} />
      </>
    );
  }
  const isSent = method === 'MOBILE' || method === 'EMAIL';
  const isDigits = isSent || method === 'AUTHENTICATOR';

  async function sendCode() {
    if (!isSent) return undefined;
    const sent = await ask(identitySignIn.sendLoginVerification, { challengeId, method });
    setSentTo(sent.sentTo);
    return sent;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() && !isBusy) onProof(code.trim());
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={text(`identity.verify.${method}.label`)}
        hint={sentTo ? text('identity.code.sentTo', { contact: sentTo }) : undefined}
      >
        {isDigits ? (
          <CodeInput length={CODE_LENGTH} value={code} onChange={setCode} onFilled={onProof} />
        ) : (
          <TextInput
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete={method === 'BANK_NAME' ? 'name' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
          />
        )}
      </Field>
      {isSent && <SendCodeButton send={sendCode} className="self-start" />}
      {fault}
      <Button kind="brass" size="lg" isWide type="submit" isBusy={isBusy} disabled={!code.trim()}>
        {text('identity.confirm')}
      </Button>
    </form>
  );
}
