import { operatorsStaff } from '@baize/contract';
import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import { ChangeEmail } from './change-email.tsx';
import type { Operator } from './operator.ts';

type Question = 'disable' | 'password' | 'factor' | 'email';

/** What may be done about another operator's account; most of it waits for a second administrator. */
export function OperatorActions({ operator }: { operator: Operator }) {
  const text = useText();
  const [asked, setAsked] = useState<Question | null>(null);
  const { username, isDisabled, email } = operator;
  const close = () => setAsked(null);
  const acts = useStaffActs(operator, close);
  const words = isDisabled ? 'enable' : 'disable';
  const questions = {
    disable: {
      isDanger: !isDisabled,
      title: text(`console.operators.${words}Title`, { username }),
      confirmLabel: text(`console.operators.${words}`),
      says: text(`console.operators.${words}Text`),
    },
    password: {
      title: text('console.reset.title', { username }),
      confirmLabel: text('console.reset.confirm'),
      says: text('console.reset.text', { email: email ?? '' }),
    },
    factor: {
      isDanger: true,
      title: text('console.operators.resetFactorTitle', { username }),
      confirmLabel: text('console.operators.resetFactor'),
      says: text('console.operators.resetFactorText', { email: email ?? '' }),
    },
  };
  return (
    <div className="flex flex-wrap gap-2 border-t pt-4">
      <Button onClick={() => setAsked('password')} disabled={!email}>
        {text('console.operators.reset')}
      </Button>
      {operator.hasSecondFactor && (
        <Button onClick={() => setAsked('factor')} disabled={!email}>
          {text('console.operators.resetFactor')}
        </Button>
      )}
      <Button onClick={() => setAsked('email')}>{text('console.email.change')}</Button>
      <Button kind={isDisabled ? 'line' : 'danger'} onClick={() => setAsked('disable')}>
        {text(`console.operators.${words}`)}
      </Button>
      {(['disable', 'password', 'factor'] as const).map((one) => (
        <ConfirmModal
          key={one}
          {...questions[one]}
          isOpen={asked === one}
          act={acts[one]}
          onConfirm={() => acts[one].mutate(undefined)}
          onClose={close}
        >
          <p>{questions[one].says}</p>
        </ConfirmModal>
      ))}
      <ChangeEmail operator={operator} isOpen={asked === 'email'} onClose={close} />
    </div>
  );
}

function useStaffActs({ id, username, isDisabled }: Operator, close: () => void) {
  const text = useText();
  const input = () => ({ id });
  const saying = (done: string) => (value: { approvalId: string | null }) => {
    close();
    showToast(
      value.approvalId
        ? {
            tone: 'wait',
            title: text('console.staff.asked'),
            text: text('console.roles.askedText'),
          }
        : { tone: 'good', title: done },
    );
  };
  const written = text('console.reset.done', { username });
  const closed = text(
    isDisabled ? 'console.operators.enabledNow' : 'console.operators.disabledNow',
    { username },
  );
  return {
    disable: useAct(operatorsStaff.setDisabled, {
      input: () => ({ id, isDisabled: !isDisabled }),
      onDone: saying(closed),
    }),
    password: useAct(operatorsStaff.resetPassword, { input, onDone: saying(written) }),
    factor: useAct(operatorsStaff.resetTotp, { input, onDone: saying(written) }),
  };
}
