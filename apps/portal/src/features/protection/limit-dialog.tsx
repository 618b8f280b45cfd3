import { protection } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, Field, Modal, MoneyInput, NumberInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { type Limit, useProtect } from './use-protection.ts';

type Props = { limit: Limit; onClose: () => void };

/** One limit: a number, freely typed. Nothing is suggested. */
export function LimitDialog({ limit, onClose }: Props) {
  const text = useText();
  const { currencySymbol } = useBrand();
  const { kind, period, value } = limit;
  const isTime = kind === 'time';
  const [typed, setTyped] = useState(() => typedOf(limit));
  const [isWrong, setWrong] = useState(false);
  const wanted = isTime ? minutesOf(typed) : readMoney(typed);
  const isHigher = wanted !== null && value !== null && wanted > (value.amount ?? value.minutes!);
  const saved = useProtect(protection.setLimit, {
    says: text(isHigher ? 'protection.limit.asked' : 'protection.limit.held'),
    onDone: onClose,
  });
  const removed = useProtect(protection.setLimit, {
    says: text('protection.limit.asked'),
    onDone: onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(wanted === null);
    if (wanted === null) return;
    const measure = isTime ? { minutes: Number(wanted) } : { amount: wanted as bigint };
    saved.mutate({ kind, period, ...measure });
  }
  const title = text('protection.limit.dialog', {
    kind: text(`protection.kind.${kind}`),
    period: text(`protection.period.${period}`),
  });
  const error = isWrong ? text('protection.limit.number') : undefined;
  return (
    <Modal isOpen onClose={onClose} title={title} size="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-ink-soft">{text(`protection.kind.${kind}.text`)}</p>
        <Field
          label={text(isTime ? 'protection.limit.minutes' : 'protection.limit.amount')}
          hint={kind === 'deposit' ? text('protection.limit.depositCents') : undefined}
          error={error}
        >
          {isTime ? (
            <NumberInput value={typed} onChange={setTyped} decimals={0} />
          ) : (
            <MoneyInput currency={currencySymbol} value={typed} onChange={setTyped} />
          )}
        </Field>
        <FormFault error={saved.error ?? removed.error} />
        <Button type="submit" kind="brass" isBusy={saved.isPending}>
          {text('protection.limit.save')}
        </Button>
        {value && (
          <Button
            kind="quiet"
            isBusy={removed.isPending}
            onClick={() => removed.mutate({ kind, period })}
          >
            {text('protection.limit.remove')}
          </Button>
        )}
      </form>
    </Modal>
  );
}

function typedOf({ value }: Limit): string {
  if (!value) return '';
  return value.amount === null ? String(value.minutes) : moneyText(value.amount);
}

function minutesOf(typed: string): number | null {
  const minutes = Number(typed);
  return typed && minutes >= 1 && minutes <= 44_640 ? minutes : null;
}
