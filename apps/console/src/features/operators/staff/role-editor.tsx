import { operatorsRoles, type Right } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import type { Role } from '../../../shared/session/use-roles.ts';
import { useText } from '../../../shared/use-text.ts';
import { RemoveRole } from './remove-role.tsx';
import { RightBoxes } from './right-boxes.tsx';

type Props = { edited: Role | 'new' | null; onClose: () => void };

/** Composes a role from rights. What gives a right takes a second administrator. */
export function RoleEditor({ edited, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      isOpen={edited !== null}
      onClose={onClose}
      size="lg"
      title={text(edited === 'new' ? 'console.roles.new' : 'console.roles.editTitle')}
    >
      {edited && (
        <RoleForm
          key={edited === 'new' ? 'new' : `${edited.code} ${edited.version}`}
          role={edited === 'new' ? null : edited}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

const MIN_LETTERS = 2;

function RoleForm({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const text = useText();
  const [name, setName] = useState(role?.name ?? '');
  const [description, setDescription] = useState(role?.description ?? '');
  const [rights, setRights] = useState<Right[]>(role?.rights ?? []);
  const [isSent, setSent] = useState(false);
  const composed = { name: name.trim(), description: description.trim(), rights };
  const done = ({ approvalId }: { approvalId: string | null }) =>
    approvalId
      ? ({
          tone: 'wait',
          title: text('console.roles.asked'),
          text: text('console.roles.roleAsked'),
        } as const)
      : text('console.roles.saved');
  const create = useAct(operatorsRoles.createRole, {
    input: () => composed,
    done,
    onDone: onClose,
  });
  const change = useAct(operatorsRoles.changeRole, {
    input: () => ({ code: role?.code ?? '', version: role?.version ?? 0, ...composed }),
    done,
    onDone: onClose,
  });
  const save = role ? change : create;
  const isShort = composed.name.length < MIN_LETTERS;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!isShort && rights.length > 0 && !save.isPending) save.mutate(undefined);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <TextField
        isRequired
        label={text('console.roles.name')}
        error={isSent && isShort && text('console.roles.nameMissing')}
        maxLength={40}
        value={name}
        onChange={setName}
      />
      <TextField
        label={text('console.roles.description')}
        maxLength={200}
        value={description}
        onChange={setDescription}
      />
      <RightBoxes value={rights} onChange={setRights} />
      {isSent && rights.length === 0 && (
        <p role="alert" className="text-danger">
          {text('console.roles.rightsMissing')}
        </p>
      )}
      <ErrorLine error={save.error} />
      <div className="flex flex-wrap justify-end gap-2">
        {role && <RemoveRole role={role} onDone={onClose} />}
        <Button kind="brass" type="submit" isBusy={save.isPending}>
          {text(role ? 'console.access.save' : 'console.roles.create')}
        </Button>
      </div>
    </form>
  );
}
