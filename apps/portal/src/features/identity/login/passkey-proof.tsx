import { identitySignIn } from '@baize/contract';
import { Button } from '@baize/ui';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { wasLeft } from '../../../shared/fields/passkey-left.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { challengeId: string; isBusy: boolean; onProof: (code: string) => void };

/** The device proves its owner; what it signs is sent as text. */
export function PasskeyProof({ challengeId, isBusy, onProof }: Props) {
  const text = useText();
  const proof = useMutation({
    mutationFn: async () => {
      const sent = await ask(identitySignIn.sendLoginVerification, {
        challengeId,
        method: 'PASSKEY',
      });
      const optionsJSON = sent.options as PublicKeyCredentialRequestOptionsJSON;
      return JSON.stringify(await startAuthentication({ optionsJSON }));
    },
    onSuccess: onProof,
  });
  return (
    <>
      {wasLeft(proof.error) ? (
        <p role="alert" className="text-danger">
          {text('identity.popupClosed')}
        </p>
      ) : (
        <FormFault error={proof.error} />
      )}
      <Button
        kind="brass"
        size="lg"
        isWide
        onClick={() => proof.mutate()}
        isBusy={proof.isPending || isBusy}
      >
        <Fingerprint aria-hidden className="size-5" />
        {text('identity.verify.usePasskey')}
      </Button>
    </>
  );
}
