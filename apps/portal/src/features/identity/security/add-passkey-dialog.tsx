import { identityFactors } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { wasLeft } from '../../../shared/fields/passkey-left.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Typed = StepUpTyped & { name: string };

/** The browser makes the key; the first one comes with recovery codes. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const lock = useLockForm<Typed>({
    defaults: { ...stepUpDefaults, name: '' },
    send: async ({ name, ...typed }) => {
      const options = await ask(identityFactors.passkeyOptions, {});
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      const order = { name: name.trim(), response, ...stepUpOf(typed) };
      const { recoveryCodes } = await ask(identityFactors.addPasskey, order);
      setCodes(recoveryCodes);
      if (recoveryCodes.length === 0) onClose();
    },
    onDone: () => undefined,
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <LockDialog
      title={text('members.passkeys.add')}
      text={text('members.passkeys.addText')}
      submit={text('members.passkeys.make')}
      lock={lock}
      onClose={onClose}
    >
      <Field
        label={text('members.passkeys.name')}
        error={
          lock.form.formState.errors.name?.message ??
          (wasLeft(lock.sent.error) ? text('identity.popupClosed') : undefined)
        }
        isRequired
      >
        <TextInput
          {...lock.form.register('name', {
            required: text('identity.patterns.empty'),
            maxLength: 60,
          })}
          maxLength={60}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <StepUpFields />
    </LockDialog>
  );
}
