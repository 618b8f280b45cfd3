import { operatorsStaff, type Role } from '@baize/contract';
import { Button, Field, Modal, TextInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { OneTimePassword } from '../../shared/act/one-time-password.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { refusedAs, sentenceOf } from '../../shared/errors.ts';
import { useText } from '../../shared/use-text.ts';
import { drawPassword } from './draw-password.ts';
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
  const [username, setUsername] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const [isSent, setSent] = useState(false);
  const [password] = useState(() => drawPassword());
  const create = useAct(operatorsStaff.createOperator, {
    input: () => ({ username, name: name.trim(), roles, password }),
  });
  const isTaken = refusedAs(create.error, 'USERNAME_TAKEN');
  const isOddName = isSent && !USERNAME.test(username);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (USERNAME.test(username) && name.trim() && !create.isPending) create.mutate(undefined);
  }

  if (create.data) {
    const isWaiting = Boolean(create.data.approvalId);
    return (
      <Created username={username} password={password} isWaiting={isWaiting} onClose={onClose} />
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <Field
        isRequired
        label={text('console.login.username')}
        hint={text('console.create.usernameHint')}
        error={isOddName ? text('console.create.usernameOdd') : isTaken && sentenceOf(create.error)}
      >
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      <Field
        isRequired
        label={text('console.operators.name')}
        error={isSent && !name.trim() && text('console.create.nameMissing')}
      >
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <RoleBoxes value={roles} onChange={setRoles} />
      <p className="text-[0.8125rem] text-ink-soft">{text('console.create.text')}</p>
      {!isTaken && <ErrorLine error={create.error} />}
      <Button kind="brass" type="submit" isBusy={create.isPending} className="self-end">
        {text('console.create.submit')}
      </Button>
    </form>
  );
}

type CreatedProps = {
  username: string;
  password: string;
  isWaiting: boolean;
  onClose: () => void;
};

function Created({ username, password, isWaiting, onClose }: CreatedProps) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <OneTimePassword username={username} password={password} />
      {isWaiting && <p>{text('console.create.waits')}</p>}
      <Button kind="brass" onClick={onClose} className="self-end">
        {text('console.oneTime.done')}
      </Button>
    </div>
  );
}
