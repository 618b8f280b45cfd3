import { operatorsStaff } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { isEmail } from '../email.ts';
import type { Operator } from './operator.ts';

type Props = { operator: Operator; isOpen: boolean; onClose: () => void };

export function ChangeEmail({ operator, isOpen, onClose }: Props) {
  const text = useText();
  const title = text('console.email.title', { username: operator.username });
  return (
    <Modal size="sm" isOpen={isOpen} onClose={onClose} title={title}>
      <EmailForm operator={operator} onClose={onClose} />
    </Modal>
  );
}

function EmailForm({ operator, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const [typed, setTyped] = useState(operator.email ?? '');
  const [isSent, setSent] = useState(false);
  const email = typed.trim();
  const change = useAct(operatorsStaff.setEmail, {
    input: () => ({ id: operator.id, version: operator.version, email }),
    onDone: ({ approvalId }) => {
      onClose();
      const title = text(approvalId ? 'console.staff.asked' : 'console.email.changed');
      showToast({ tone: approvalId ? 'wait' : 'good', title });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isEmail(email) && !change.isPending) change.mutate(undefined);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p>{text('console.email.text')}</p>
      <TextField
        isRequired
        label={text('console.email.label')}
        error={isSent && !isEmail(email) && text('console.email.odd')}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={setTyped}
      />
      <ErrorLine error={change.error} />
      <Button kind="brass" type="submit" isBusy={change.isPending} className="self-end">
        {text('console.email.change')}
      </Button>
    </form>
  );
}
