import { operatorsStaff, type RoleCode } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { isEmail } from '../email.ts';
import { RoleBoxes } from './role-boxes.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function CreateOperator({ isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('console.create.title')}>
      <CreateForm onClose={onClose} />
    </Modal>
  );
}

const USERNAME = /^[a-z][a-z0-9._-]{2,31}$/;

function CreateForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState<Typed>({ username: '', name: '', email: '' });
  const [roles, setRoles] = useState<RoleCode[]>([]);
  const [isSent, setSent] = useState(false);
  const username = typed.username.trim();
  const email = typed.email.trim();
  const name = typed.name.trim();
  const create = useAct(operatorsStaff.createOperator, {
    input: () => ({ username, name, email, roles }),
    onDone: ({ approvalId }) => {
      onClose();
      showToast({
        tone: approvalId ? 'wait' : 'good',
        title: text(approvalId ? 'console.staff.asked' : 'console.create.done', { username }),
        text: text(approvalId ? 'console.create.waits' : 'console.create.written', { email }),
      });
    },
  });
  const isTaken = refusedAs(create.error, 'USERNAME_TAKEN');

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const isWhole = USERNAME.test(username) && name && isEmail(email);
    if (isWhole && !create.isPending) create.mutate(undefined);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <Fields
        typed={typed}
        isSent={isSent}
        taken={isTaken ? sentenceOf(create.error) : ''}
        onChange={(part) => setTyped({ ...typed, ...part })}
      />
      <RoleBoxes value={roles} onChange={setRoles} />
      <p className="text-[0.8125rem] text-ink-soft">{text('console.create.text')}</p>
      {!isTaken && <ErrorLine error={create.error} />}
      <Button kind="brass" type="submit" isBusy={create.isPending} className="self-end">
        {text('console.create.submit')}
      </Button>
    </form>
  );
}

type Typed = { username: string; name: string; email: string };
type FieldsProps = {
  typed: Typed;
  isSent: boolean;
  taken: string;
  onChange: (part: Partial<Typed>) => void;
};

function Fields({ typed, isSent, taken, onChange }: FieldsProps) {
  const text = useText();
  const isOdd = isSent && !USERNAME.test(typed.username.trim());
  const oddName = isOdd && text('console.create.usernameOdd');
  return (
    <>
      <TextField
        isRequired
        label={text('console.login.username')}
        hint={text('console.create.usernameHint')}
        error={oddName || taken}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed.username}
        onChange={(username) => onChange({ username })}
      />
      <TextField
        isRequired
        label={text('console.operators.name')}
        error={isSent && !typed.name.trim() && text('console.create.nameMissing')}
        autoComplete="off"
        maxLength={60}
        value={typed.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        isRequired
        label={text('console.email.label')}
        hint={text('console.create.emailHint')}
        error={isSent && !isEmail(typed.email.trim()) && text('console.email.odd')}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={typed.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
