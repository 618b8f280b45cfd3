import { liveOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, Checkbox, Field, Modal, MoneyInput, NumberInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import type { TableRow } from './table-rows.ts';

type Props = { table: TableRow; onClose: () => void };

/** Open, paused or shut, what may be staked, and how long bets are taken. */
export function EditTable({ table, onClose }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const { settings } = table;
  const [isOpen, setOpen] = useState(settings.isOpen);
  const [isPaused, setPaused] = useState(settings.isPaused);
  const [min, setMin] = useState(moneyText(settings.min));
  const [max, setMax] = useState(moneyText(settings.max));
  const [maxRound, setMaxRound] = useState(moneyText(settings.maxRound));
  const [seconds, setSeconds] = useState(String(settings.betSeconds));
  const save = useAct(liveOperator.saveTable, {
    input: () => ({
      tableId: table.tableId,
      version: table.version,
      isOpen,
      isPaused,
      min: readMoney(min) ?? 0n,
      max: readMoney(max) ?? 0n,
      maxRound: readMoney(maxRound) ?? 0n,
      betSeconds: Number(seconds),
    }),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const most = text('console.live.maxHint', { max: moneyText(table.shippedMax) });
  return (
    <Modal size="sm" isOpen onClose={onClose} title={table.name}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          {text('console.live.isOpen')}
        </Checkbox>
        <Checkbox checked={isPaused} onChange={(event) => setPaused(event.target.checked)}>
          {text('console.live.isPaused')}
        </Checkbox>
        <Field label={text('console.live.min')}>
          <MoneyInput currency={currency} value={min} onChange={setMin} />
        </Field>
        <Field label={text('console.live.max')} hint={most}>
          <MoneyInput currency={currency} value={max} onChange={setMax} />
        </Field>
        <Field label={text('console.live.maxRound')}>
          <MoneyInput currency={currency} value={maxRound} onChange={setMaxRound} />
        </Field>
        <Field label={text('console.live.seconds')}>
          <NumberInput value={seconds} onChange={setSeconds} />
        </Field>
        <ErrorLine error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button type="submit" kind="brass" isBusy={save.isPending}>
            {text('console.live.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
