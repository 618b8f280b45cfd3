import { identityFactors } from '@baize/contract';
import { Button, Field, TextInput } from '@baize/ui';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Check, Fingerprint } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ask } from '../calls/api.ts';
import { useErrorWords } from '../calls/use-error-words.ts';
import { useText } from '../words/use-text.ts';
import { wasLeft } from './passkey-left.ts';

type Typed = { secondFactor: string };

/** A code of the second factor, or the device that is one; stands in a form with that field. */
export function SecondFactorField({
  hasApp,
  hasPasskey,
}: {
  hasApp: boolean;
  hasPasskey: boolean;
}) {
  const text = useText();
  const { register, formState, watch } = useFormContext<Typed>();
  const isSigned = watch('secondFactor').startsWith('{');
  useSpentAnswer(isSigned);
  if (isSigned) {
    return (
      <p role="status" className="flex items-center gap-2 text-good">
        <Check aria-hidden className="size-4" />
        {text('members.stepUp.signed')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={text(hasApp ? 'members.stepUp.factor' : 'members.stepUp.recoveryOnly')}
        hint={hasApp ? text('members.stepUp.factorHint') : undefined}
        error={formState.errors.secondFactor?.message}
        isRequired
      >
        <TextInput
          {...register('secondFactor', { required: text('identity.patterns.empty') })}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      {hasPasskey && <PasskeyButton />}
    </div>
  );
}

/** What a device signs is good for one answer; after a refusal it is asked again. */
function useSpentAnswer(isSigned: boolean): void {
  const { formState, setValue } = useFormContext<Typed>();
  const { submitCount, isSubmitSuccessful } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new sending spends it
  useEffect(() => {
    if (isSigned && isSubmitSuccessful) setValue('secondFactor', '');
  }, [submitCount, isSubmitSuccessful]);
}

function PasskeyButton() {
  const text = useText();
  const words = useErrorWords();
  const { setValue, clearErrors } = useFormContext<Typed>();
  const proof = useMutation({
    mutationFn: async () => {
      const optionsJSON = (await ask(
        identityFactors.passkeyProof,
        {},
      )) as PublicKeyCredentialRequestOptionsJSON;
      return JSON.stringify(await startAuthentication({ optionsJSON }));
    },
    onSuccess: (answer) => {
      setValue('secondFactor', answer);
      clearErrors('secondFactor');
    },
  });
  return (
    <>
      <Button onClick={() => proof.mutate()} isBusy={proof.isPending} className="self-start">
        <Fingerprint aria-hidden className="size-4" />
        {text('members.stepUp.usePasskey')}
      </Button>
      {proof.error && (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {wasLeft(proof.error) ? text('identity.popupClosed') : words(proof.error)}
        </p>
      )}
    </>
  );
}
