import { operatorsRoles } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import type { Role } from '../../../shared/session/use-roles.ts';
import { useText } from '../../../shared/use-text.ts';

/** A role that somebody holds stays until it is taken from them. */
export function RemoveRole({ role, onDone }: { role: Role; onDone: () => void }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const remove = useAct(operatorsRoles.removeRole, {
    input: () => ({ code: role.code }),
    done: 'console.roles.removed',
    onDone,
  });
  return (
    <>
      <Button kind="danger" disabled={role.holders > 0} onClick={() => setAsked(true)}>
        {text('console.roles.remove')}
      </Button>
      <ConfirmModal
        isOpen={isAsked}
        isDanger
        title={text('console.roles.removeTitle', { name: role.name })}
        confirmLabel={text('console.roles.remove')}
        act={remove}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsked(false)}
      >
        <p>{text('console.roles.removeText')}</p>
      </ConfirmModal>
    </>
  );
}
