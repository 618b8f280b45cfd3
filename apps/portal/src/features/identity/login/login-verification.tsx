import { identitySignIn } from '@baize/contract';
import { Button, RadioCards, textLinkClasses } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint, KeyRound, Landmark, Mail, Phone, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Challenge, useSignIn, VerificationMethod } from './use-sign-in.ts';
import { VerificationProof } from './verification-proof.tsx';

const ICONS: Record<VerificationMethod, ReactNode> = {
  MOBILE: <Phone aria-hidden />,
  EMAIL: <Mail aria-hidden />,
  BANK_NAME: <Landmark aria-hidden />,
  AUTHENTICATOR: <ShieldCheck aria-hidden />,
  RECOVERY: <KeyRound aria-hidden />,
  PASSKEY: <Fingerprint aria-hidden />,
};

type Props = { challenge: Challenge; signIn: ReturnType<typeof useSignIn> };

/** The second proof of a login: the member chooses by which of the ways they have. */
export function LoginVerification({ challenge, signIn }: Props) {
  const text = useText();
  const { challengeId, methods } = challenge;
  const [method, setMethod] = useState<VerificationMethod>(methods[0]!);
  const proof = useMutation({
    mutationFn: (code: string) =>
      ask(identitySignIn.loginVerification, { challengeId, method, code }),
    onSuccess: signIn.finishChallenge,
  });
  const isOver = refusalCode(proof.error) === 'CHALLENGE_ENDED';
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{text('identity.verify.text')}</p>
      {methods.length > 1 && (
        <RadioCards
          legend={text('identity.verify.ways')}
          look="tiles"
          value={method}
          onChange={(next) => {
            proof.reset();
            setMethod(next);
          }}
          options={methods.map((value) => ({
            value,
            title: text(`identity.verify.${value}`),
            icon: ICONS[value],
          }))}
        />
      )}
      <VerificationProof
        key={method}
        challengeId={challengeId}
        method={method}
        isBusy={proof.isPending}
        onProof={(code) => proof.mutate(code)}
        fault={<FormFault error={proof.error} />}
      />
      {isOver ? (
        <Button onClick={signIn.dropChallenge}>{text('identity.verify.again')}</Button>
      ) : (
        <button
          type="button"
          className={`${textLinkClasses} self-center`}
          onClick={signIn.dropChallenge}
        >
          {text('identity.verify.back')}
        </button>
      )}
    </div>
  );
}
