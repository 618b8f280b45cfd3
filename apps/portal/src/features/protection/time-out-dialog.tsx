import { days as daysLong } from '@baize/calendar';
import { protection } from '@baize/contract';
import { Button, Field, Modal, NumberInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useProtect } from './use-protection.ts';

const MAX_DAYS = 42;

export function TimeOutDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const taken = useProtect(protection.takeTimeOut, { onDone: onClose });
  const days = Number(typed);
  const isRight = days >= 1 && days <= MAX_DAYS;
  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!isRight);
    if (isRight) taken.mutate({ days });
  }
  return (
    <Modal isOpen onClose={onClose} title={text('protection.timeOut')} size="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-ink-soft">{text('protection.timeOut.text')}</p>
        <Field
          label={text('protection.timeOut.days')}
          error={isWrong ? text('protection.days.range', { min: 1, max: MAX_DAYS }) : undefined}
        >
          <NumberInput value={typed} onChange={setTyped} decimals={0} />
        </Field>
        {isRight && (
          <p>
            {text('protection.timeOut.confirm', {
              time: times.dateAndTime(Date.now() + daysLong(days)),
            })}
          </p>
        )}
        <FormFault error={taken.error} />
        <Button type="submit" kind="danger" isBusy={taken.isPending}>
          {text('protection.timeOut.start')}
        </Button>
      </form>
    </Modal>
  );
}
