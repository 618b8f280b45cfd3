import { ageOn, MINIMUM_AGE, members } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { useSignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Set once, by whoever is of age where the brand plays. */
export function BirthdayDialog({ lead, onClose }: { lead?: string; onClose: () => void }) {
  const text = useText();
  const age = useSignInOptions()?.minimumAge ?? MINIMUM_AGE;
  const lock = useLockForm<{ birthday: string }>({
    defaults: { birthday: '' },
    send: ({ birthday }) => ask(members.updateProfile, { birthday }),
    onDone: onClose,
    says: text('members.saved'),
  });
  return (
    <LockDialog
      title={text('members.birthday')}
      text={lead ?? text('members.birthday.text', { age })}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field
        label={text('identity.field.birthday')}
        error={lock.form.formState.errors.birthday?.message}
        isRequired
      >
        <TextInput
          {...lock.form.register('birthday', {
            required: text('identity.patterns.empty'),
            validate: (birthday) =>
              ageOn(birthday, new Date()) >= age || text('identity.register.underAge', { age }),
          })}
          type="date"
          autoComplete="bday"
          dir="ltr"
        />
      </Field>
    </LockDialog>
  );
}
