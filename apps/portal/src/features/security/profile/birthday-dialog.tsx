import { ageOn, BIRTHDAY_PROMPT_AGE, members } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { LockDialog, useLockForm } from '../locks/lock-dialog.tsx';

/** The birthday prompt wants a little more than the age of a member. */
export function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const lock = useLockForm<{ birthday: string }>({
    defaults: { birthday: '' },
    send: ({ birthday }) => ask(members.updateProfile, { birthday }),
    onDone: onClose,
    says: text('members.saved'),
  });
  return (
    <LockDialog
      title={text('members.birthday')}
      text={text('members.birthday.text', { age: BIRTHDAY_PROMPT_AGE })}
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
              ageOn(birthday, new Date()) >= BIRTHDAY_PROMPT_AGE ||
              text('identity.register.underAge', { age: BIRTHDAY_PROMPT_AGE }),
          })}
          type="date"
          autoComplete="bday"
          dir="ltr"
        />
      </Field>
    </LockDialog>
  );
}
