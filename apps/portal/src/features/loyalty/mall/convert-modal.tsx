import { loyaltyPoints } from '@baize/contract';
import { Button, Field, Modal, NumberInput, PasswordInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { type PointConfig, useNumber, useRenewMall } from './use-mall.ts';

type Props = { held: number; config: PointConfig; onClose: () => void };

/** Points into money, in whole steps, against the payment password. */
export function ConvertModal({ held, config, onClose }: Props) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const renew = useRenewMall();
  const step = config.pointsRatio;
  const most = Math.floor(held / step) * step;
  const asksPassword = useModule('PAYMENTPASS3');
  const [typed, setTyped] = useState(String(most));
  const [password, setPassword] = useState('');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const points = Number(typed) || 0;
  const amount = BigInt(Math.floor(points / step)) * 10_000n;
  const isSound = points > 0 && points <= most && points % step === 0;
  const convert = useMutation({
    mutationFn: () => ask(loyaltyPoints.convertPoint, { points, password, requestId }),
    onSuccess: (done) => {
      notices.tell({
        tone: 'good',
        title: text('loyalty.convert.done', { amount: sum(done.amount) }),
      });
      onClose();
    },
    // What was refused is refused again under its id: whoever tries again asks anew.
    onError: (error) => wasRefused(error) && setRequestId(crypto.randomUUID()),
    onSettled: renew,
  });
  return (
    <Modal
      isOpen
      size="sm"
      onClose={onClose}
      title={text('loyalty.convert')}
      footer={
        <Button
          kind="brass"
          size="lg"
          className="w-full"
          isBusy={convert.isPending}
          disabled={!isSound || (asksPassword && password.length < 6)}
          onClick={() => convert.mutate()}
        >
          {text('loyalty.convert.send', { points: number(points), amount: sum(amount) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {text('loyalty.convert.text', {
            points: number(step),
            amount: sum(10_000n),
            multiple: config.turnoverMultiple,
          })}
        </p>
        <Field
          label={text('loyalty.convert.points')}
          error={
            isSound || !typed ? undefined : text('loyalty.convert.step', { step: number(step) })
          }
        >
          <NumberInput value={typed} onChange={setTyped} />
        </Field>
        {asksPassword && <PasswordField value={password} onChange={setPassword} />}
        <FormFault error={convert.error} />
      </div>
    </Modal>
  );
}

type PasswordProps = { value: string; onChange: (value: string) => void };

export function PasswordField({ value, onChange }: PasswordProps) {
  const text = useText();
  return (
    <Field label={text('members.lock.payment')} isRequired>
      <PasswordInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
    </Field>
  );
}
