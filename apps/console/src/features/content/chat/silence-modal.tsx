import { contentChatOperator } from '@baize/contract';
import { Button, Field, Modal, NativeSelect } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';

type Props = { one: { memberId: number | null; name: string } | null; onClose: () => void };

const SPANS = [10, 60, 1_440, 10_080, 525_600, 0] as const;

/** Keeps a member from writing in the room for a while, or lets them again. */
export function SilenceModal({ one, onClose }: Props) {
  const text = useText();
  const [minutes, setMinutes] = useState<number>(SPANS[0]);
  const [reason, setReason] = useState('');
  const silencing = useAct(contentChatOperator.silence, {
    input: (memberId: number) => ({ memberId, minutes, reason: reason.trim() }),
    onDone: () => {
      showToast({ tone: 'good', title: text('console.room.silenced') });
      setReason('');
      onClose();
    },
  });
  return (
    <Modal
      size="sm"
      isOpen={one !== null}
      onClose={onClose}
      title={text('console.room.silenceTitle', { name: one?.name ?? '' })}
      footer={
        <>
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button
            kind="danger"
            isBusy={silencing.isPending}
            onClick={() => one?.memberId && silencing.mutate(one.memberId)}
          >
            {text(minutes === 0 ? 'console.room.letSpeak' : 'console.room.silence')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={text('console.room.span')}>
          <NativeSelect
            value={String(minutes)}
            options={SPANS.map((span) => ({
              value: String(span),
              label: text(`console.room.span.${span}`),
            }))}
            onChange={(event) => setMinutes(Number(event.target.value))}
          />
        </Field>
        <TextField
          label={text('console.room.reason')}
          hint={text('console.room.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <ErrorLine error={silencing.error} />
      </div>
    </Modal>
  );
}
