import { operatorsStaff } from '@baize/contract';
import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmModal } from '../../shared/act/confirm-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { useMay, useMe } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { Operator } from './operator.ts';
import { OperatorRoles } from './operator-roles.tsx';
import { OperatorTags } from './operator-tags.tsx';
import { ResetPassword } from './reset-password.tsx';

/** One operator, with what may be done about the account. */
export function OperatorCase({ operator }: { operator: Operator }) {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const mayEdit = useMay('operators.edit');
  const maySeeLog = useMay('audit.read');
  const isOwn = me.id === operator.id;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title">{operator.name}</h2>
          <span className="text-ink-soft">{operator.username}</span>
        </div>
        <OperatorTags operator={operator} />
      </div>
      <Facts
        facts={[
          {
            label: text('console.operators.lastLogin'),
            value: operator.lastLoginAt
              ? times.dayAndTime(operator.lastLoginAt)
              : text('console.operators.never'),
          },
          { label: text('console.operators.created'), value: times.dayAndTime(operator.createdAt) },
          {
            label: text('console.factor.title'),
            value: text(operator.hasSecondFactor ? 'console.factor.on' : 'console.factor.off'),
          },
        ]}
      />
      <OperatorRoles key={operator.version} operator={operator} mayEdit={mayEdit} />
      {mayEdit && !isOwn && <AccountActions operator={operator} />}
      {isOwn && <p className="text-ink-soft">{text('console.operators.own')}</p>}
      {maySeeLog && (
        <Link
          to="/audit"
          search={{ actor: operator.username }}
          className="w-fit font-semibold text-felt-text underline-offset-4 hover:underline touch:min-h-11"
        >
          {text('console.operators.log')}
        </Link>
      )}
    </div>
  );
}

function AccountActions({ operator }: { operator: Operator }) {
  const text = useText();
  const [asked, setAsked] = useState<'disable' | 'totp' | 'password' | null>(null);
  const close = () => setAsked(null);
  const { id, username, isDisabled } = operator;
  const disable = useAct(operatorsStaff.setDisabled, {
    input: () => ({ id, isDisabled: !isDisabled }),
    onDone: () => {
      close();
      showToast({
        tone: 'good',
        title: text(isDisabled ? 'console.operators.enabledNow' : 'console.operators.disabledNow', {
          username,
        }),
      });
    },
  });
  const resetTotp = useAct(operatorsStaff.resetTotp, {
    input: () => ({ id }),
    onDone: () => {
      close();
      showToast({ tone: 'good', title: text('console.operators.factorGone', { username }) });
    },
  });
  return (
    <div className="flex flex-wrap gap-2 border-t pt-4">
      <Button onClick={() => setAsked('password')}>{text('console.operators.reset')}</Button>
      {operator.hasSecondFactor && (
        <Button onClick={() => setAsked('totp')}>{text('console.operators.resetFactor')}</Button>
      )}
      <Button kind={isDisabled ? 'line' : 'danger'} onClick={() => setAsked('disable')}>
        {text(isDisabled ? 'console.operators.enable' : 'console.operators.disable')}
      </Button>
      <ConfirmModal
        isOpen={asked === 'disable'}
        isDanger={!isDisabled}
        title={text(
          isDisabled ? 'console.operators.enableTitle' : 'console.operators.disableTitle',
          {
            username,
          },
        )}
        confirmLabel={text(isDisabled ? 'console.operators.enable' : 'console.operators.disable')}
        act={disable}
        onConfirm={() => disable.mutate(undefined)}
        onClose={close}
      >
        <p>{text(isDisabled ? 'console.operators.enableText' : 'console.operators.disableText')}</p>
      </ConfirmModal>
      <ConfirmModal
        isOpen={asked === 'totp'}
        isDanger
        title={text('console.operators.resetFactorTitle', { username })}
        confirmLabel={text('console.operators.resetFactor')}
        act={resetTotp}
        onConfirm={() => resetTotp.mutate(undefined)}
        onClose={close}
      >
        <p>{text('console.operators.resetFactorText')}</p>
      </ConfirmModal>
      <ResetPassword operator={operator} isOpen={asked === 'password'} onClose={close} />
    </div>
  );
}
