import { identityCodes, members } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = StepUpTyped & { email: string; code: string };

/** A new address is proved by a code sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const lock = useLockForm<Typed>({
    defaults: { ...stepUpDefaults, email: '', code: '' },
    send: (typed) =>
      ask(members.updateEmail, {
        email: typed.email.trim(),
        verificationCode: typed.code.trim(),
        ...stepUpOf(typed),
      }),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState, trigger, getValues } = lock.form;
  async function sendCode() {
    if (!(await trigger('email', { shouldFocus: true }))) return undefined;
    return ask(identityCodes.sendCode, {
      channel: 'mail',
      purpose: identityCodes.purposes.email,
      email: getValues('email').trim(),
    });
  }
  return (
    <LockDialog
      title={text('members.lock.email')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field
        label={text('identity.field.email')}
        error={formState.errors.email?.message}
        isRequired
      >
        <TextInput
          {...register('email', { validate: rule('email') })}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
      </Field>
      <CodeField
        error={formState.errors.code?.message}
        input={register('code', { required: text('identity.code.needed') })}
        send={sendCode}
      />
      <StepUpFields />
    </LockDialog>
  );
}
