import { operatorsApprovals, vendorsConnectionsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../shared/api.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { RotateSecret } from '../../shared/parts/rotate-secret.tsx';
import type { NewSecret } from '../../shared/parts/secret-modal.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { connectionsQuery } from './connections.ts';

type Props = { code: string; onSecret: (made: NewSecret) => void };

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
      <RotateSecret
        code={code}
        topic="vendors"
        send={(input) => ask(vendorsConnectionsOperator.rotateSecret, input)}
        explanation={text('console.connections.rotateText')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSecret={onSecret}
      />
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
