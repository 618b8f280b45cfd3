import { operatorsApprovals, vendorsConnectionsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmModal } from '../../shared/act/confirm-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { refusedAs } from '../../shared/errors.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import type { NewSecret } from '../../shared/parts/secret-modal.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { connectionsQuery } from './connections.ts';

type Props = { code: string; onSecret: (made: NewSecret) => void };

const HOURS = 24;

/** What is known of the secret, and the way to a new one. */
export function ConnectionSecret({ code, onSecret }: Props) {
  const text = useText();
  const times = useTimes();
  const mayEdit = useMay('vendors.edit');
  const connection = useQuery(connectionsQuery).data?.list.find((one) => one.code === code);
  const [isAsking, setAsking] = useState(false);
  const until = connection?.previousSecretUntil ?? null;
  const isWaiting = useIsWaiting(code);
  return (
    <FormPanel title={text('console.connections.secret')}>
      <p className="-mt-2 text-ink-soft">{text('console.connections.secretText')}</p>
      <Facts
        facts={[
          {
            label: text('console.connections.secretEnds'),
            value: <span className="code">…{connection?.secretTail ?? ''}</span>,
          },
          ...(until === null
            ? []
            : [
                {
                  label: text('console.connections.previousUntil'),
                  value: times.dayAndTime(until),
                },
              ]),
        ]}
      />
      {isWaiting && <p className="text-brass-text">{text('console.connections.secretWaits')}</p>}
      {mayEdit && !isWaiting && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          <KeyRound aria-hidden className="size-4" />
          {text('console.connections.rotate')}
        </Button>
      )}
      <Rotate code={code} isOpen={isAsking} onClose={() => setAsking(false)} onSecret={onSecret} />
    </FormPanel>
  );
}

/** Whether a new secret lies before a second person, as far as the reader may know of it. */
function useIsWaiting(code: string): boolean {
  const mayKnow = useMay('approvals.read');
  const waiting = useQuery({
    ...queryOf(operatorsApprovals.listApprovals, {
      page: 1,
      pageSize: 100,
      state: 'waiting',
      kind: 'play.vendor.secret',
    }),
    enabled: mayKnow,
  });
  return waiting.data?.list.some(({ subject }) => subject === `vendor:${code}`) ?? false;
}

type RotateProps = Props & { isOpen: boolean; onClose: () => void };

function Rotate({ code, isOpen, onClose, onSecret }: RotateProps) {
  const text = useText();
  const [hours, setHours] = useState(HOURS);
  const rotate = useAct(vendorsConnectionsOperator.rotateSecret, {
    input: () => ({ code, hours }),
    onDone: ({ secret }) => {
      leave();
      onSecret({ code, secret, isAsked: true });
    },
  });
  const isAskedAlready = refusedAs(rotate.error, 'CHANGED_MEANWHILE');
  function leave() {
    rotate.reset();
    setHours(HOURS);
    onClose();
  }
  return (
    <ConfirmModal
      isOpen={isOpen}
      isDanger
      title={text('console.connections.rotateTitle', { code })}
      confirmLabel={text('console.connections.askSecret')}
      act={{
        ...rotate,
        error: isAskedAlready ? text('console.connections.secretWaits') : rotate.error,
      }}
      onConfirm={() => rotate.mutate()}
      onClose={leave}
    >
      <p>{text('console.connections.rotateText')}</p>
      <NumberField
        label={text('console.connections.hours')}
        hint={text('console.connections.hoursHint')}
        max={168}
        value={hours}
        onChange={setHours}
      />
    </ConfirmModal>
  );
}
