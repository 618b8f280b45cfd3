import { operatorsStaff } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { OneTimePassword } from '../../shared/act/one-time-password.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';
import { drawPassword } from './draw-password.ts';
import type { Operator } from './operator.ts';

type Props = { operator: Operator; isOpen: boolean; onClose: () => void };

export function ResetPassword({ operator, isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      title={text('console.reset.title', { username: operator.username })}
    >
      <ResetForm operator={operator} onClose={onClose} />
    </Modal>
  );
}

function ResetForm({ operator, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const [password] = useState(() => drawPassword());
  const reset = useAct(operatorsStaff.resetPassword, {
    input: () => ({ id: operator.id, password }),
  });
  if (reset.data) {
    return (
      <div className="flex flex-col gap-4">
        <OneTimePassword username={operator.username} password={password} />
        <Button kind="brass" onClick={onClose}>
          {text('console.oneTime.done')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{text('console.reset.text')}</p>
      <ErrorLine error={reset.error} />
      <Button kind="brass" isBusy={reset.isPending} onClick={() => reset.mutate(undefined)}>
        {text('console.reset.confirm')}
      </Button>
    </div>
  );
}
