import { members } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Set once: money is paid to this name and to no other. */
export function RealNameDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const lock = useLockForm<{ payeeName: string }>({
    defaults: { payeeName: '' },
    send: (typed) => ask(members.updateRealName, { payeeName: typed.payeeName.trim() }),
    onDone: onClose,
    says: text('members.saved'),
  });
  return (
    <LockDialog
      title={text('members.realName')}
      text={text('members.realName.text')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field
        label={text('identity.field.payeeName')}
        error={lock.form.formState.errors.payeeName?.message}
        isRequired
      >
        <TextInput
          {...lock.form.register('payeeName', { validate: rule('payeeName') })}
          autoComplete="name"
          dir="auto"
        />
      </Field>
    </LockDialog>
  );
}
