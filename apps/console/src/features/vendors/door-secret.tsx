import { vendorDesk } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../shared/api.ts';
import { ConfirmModal } from '../../shared/confirm-modal.tsx';
import { Facts } from '../../shared/facts.tsx';
import { FormPanel } from '../../shared/form-panel.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { useMay } from '../../shared/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { NewSecret } from './secret-modal.tsx';
import { doorsQuery } from './use-doors.ts';

type Props = { code: string; onSecret: (made: NewSecret) => void };

const HOURS = 24;

/** What is known of the secret, and the way to a new one. */
export function DoorSecret({ code, onSecret }: Props) {
  const text = useText();
  const times = useTimes();
  const mayEdit = useMay('vendors.edit');
  const door = useQuery(doorsQuery).data?.list.find((one) => one.code === code);
  const [isAsking, setAsking] = useState(false);
  const until = door?.previousSecretUntil ?? null;
  return (
    <FormPanel title={text('console.doors.secret')}>
      <p className="-mt-2 text-ink-soft">{text('console.doors.secretText')}</p>
      <Facts
        facts={[
          {
            label: text('console.doors.secretEnds'),
            value: <span className="code">…{door?.secretTail ?? ''}</span>,
          },
          ...(until === null
            ? []
            : [{ label: text('console.doors.previousUntil'), value: times.dayAndTime(until) }]),
        ]}
      />
      {mayEdit && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          <KeyRound aria-hidden className="size-4" />
          {text('console.doors.rotate')}
        </Button>
      )}
      <Rotate code={code} isOpen={isAsking} onClose={() => setAsking(false)} onSecret={onSecret} />
    </FormPanel>
  );
}

type RotateProps = Props & { isOpen: boolean; onClose: () => void };

function Rotate({ code, isOpen, onClose, onSecret }: RotateProps) {
  const text = useText();
  const cache = useQueryClient();
  const [hours, setHours] = useState(HOURS);
  const rotate = useMutation({
    mutationFn: () => ask(vendorDesk.rotateSecret, { code, hours }),
    onSuccess: async ({ secret }) => {
      leave();
      onSecret({ code, secret });
      await Promise.all(
        ['doors', 'audit', 'settings'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
  function leave() {
    rotate.reset();
    setHours(HOURS);
    onClose();
  }
  return (
    <ConfirmModal
      isOpen={isOpen}
      isDanger
      title={text('console.doors.rotateTitle', { code })}
      confirmLabel={text('console.doors.rotate')}
      isBusy={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate()}
      onClose={leave}
    >
      <p>{text('console.doors.rotateText')}</p>
      <NumberField
        label={text('console.doors.hours')}
        hint={text('console.doors.hoursHint')}
        max={168}
        value={hours}
        onChange={setHours}
      />
    </ConfirmModal>
  );
}
