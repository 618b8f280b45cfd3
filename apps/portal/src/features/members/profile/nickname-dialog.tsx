import { members } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { nickname: string; onClose: () => void };

export function NicknameDialog({ nickname, onClose }: Props) {
  const text = useText();
  const rule = useFieldRules();
  const lock = useLockForm<{ nickname: string }>({
    defaults: { nickname },
    send: (typed) => ask(members.updateNickname, { nickname: typed.nickname.trim() }),
    onDone: onClose,
    says: text('members.saved'),
  });
  return (
    <LockDialog
      title={text('members.nickname')}
      text={text('members.nickname.text')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field
        label={text('identity.field.nickname')}
        error={lock.form.formState.errors.nickname?.message}
        isRequired
      >
        <TextInput
          {...lock.form.register('nickname', { validate: rule('nickname') })}
          autoComplete="nickname"
          dir="auto"
        />
      </Field>
    </LockDialog>
  );
}
