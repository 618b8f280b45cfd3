import { useState } from 'react';
import { ConfirmModal } from '../act/confirm-modal.tsx';
import { useAct } from '../act/use-act.ts';
import { refusedAs } from '../errors.ts';
import { NumberField } from '../fields/number-field.tsx';
import type { Topic } from '../queries.ts';
import { useText } from '../use-text.ts';
import type { NewSecret } from './secret-modal.tsx';

type Props = {
  code: string;
  topic: Topic;
  /** The call of whoever is connected: a vendor, a feed or a source. */
  send: (input: { code: string; hours: number }) => Promise<{ secret: string }>;
  explanation: string;
  isOpen: boolean;
  onClose: () => void;
  onSecret: (made: NewSecret) => void;
};

const HOURS = 24;

/** Asks for a new secret; a second person lets it in, and the one before stays good for some hours. */
export function RotateSecret({ code, topic, send, explanation, isOpen, onClose, onSecret }: Props) {
  const text = useText();
  const [hours, setHours] = useState(HOURS);
  const rotate = useAct(
    { topic, act: () => send({ code, hours }) },
    {
      onDone: ({ secret }) => {
        leave();
        onSecret({ code, secret, isAsked: true });
      },
    },
  );
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
      <p>{explanation}</p>
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
