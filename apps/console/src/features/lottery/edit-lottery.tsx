import { lotteryIssuesOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, Checkbox, Field, Modal, MoneyInput, NumberInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import type { LotteryRow } from './lottery-rows.ts';

type Props = { lottery: LotteryRow; onClose: () => void };

/** Open or closed, when it closes before a draw, and what may be staked on a ticket. */
export function EditLottery({ lottery, onClose }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const [isOpen, setOpen] = useState(lottery.isOpen);
  const [seconds, setSeconds] = useState(String(lottery.closeBeforeSeconds));
  const [min, setMin] = useState(moneyText(lottery.min));
  const [max, setMax] = useState(moneyText(lottery.max));
  const save = useAct(lotteryIssuesOperator.saveLottery, {
    input: () => ({
      gameCode: lottery.gameCode,
      version: lottery.version,
      isOpen,
      closeBeforeSeconds: Number(seconds),
      min: readMoney(min) ?? 0n,
      max: readMoney(max) ?? 0n,
    }),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Modal size="sm" isOpen onClose={onClose} title={lottery.name}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          {text('console.lottery.takesBets')}
        </Checkbox>
        <Field label={text('console.lottery.closing')} hint={text('console.lottery.closingHint')}>
          <NumberInput value={seconds} onChange={setSeconds} />
        </Field>
        <Field label={text('console.lottery.min')}>
          <MoneyInput currency={currency} value={min} onChange={setMin} />
        </Field>
        <Field label={text('console.lottery.max')}>
          <MoneyInput currency={currency} value={max} onChange={setMax} />
        </Field>
        <ErrorLine error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button type="submit" kind="brass" isBusy={save.isPending}>
            {text('console.lottery.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
