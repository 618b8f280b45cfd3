import { identityPassword } from '@baize/contract';
import { Field, PasswordInput } from '@baize/ui';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = StepUpTyped & { next: string; again: string };

/** For one who came by phone or from a provider, and had no password until now. */
export function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const lock = useLockForm<Typed>({
    defaults: { ...stepUpDefaults, next: '', again: '' },
    send: ({ next, again, ...typed }) =>
      ask(identityPassword.changePassword, {
        newPassword: next,
        confirmNewPassword: again,
        ...stepUpOf(typed),
      }),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState } = lock.form;
  return (
    <LockDialog
      title={text('members.lock.password')}
      text={text('members.password.first')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field label={text('identity.newPassword')} error={formState.errors.next?.message} isRequired>
        <PasswordInput
          {...register('next', { validate: rule('password') })}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={text('identity.confirmPassword')}
        error={formState.errors.again?.message}
        isRequired
      >
        <PasswordInput
          {...register('again', {
            validate: (again, { next }) => again === next || text('identity.confirmPassword.wrong'),
          })}
          autoComplete="new-password"
        />
      </Field>
      <StepUpFields />
    </LockDialog>
  );
}
