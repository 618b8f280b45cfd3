import { liveOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Checkbox, Field, NumberInput } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { SumField } from '../../shared/fields/typed-fields.tsx';
import { useText } from '../../shared/use-text.ts';
import type { TableRow } from './table-rows.ts';

type Props = { table: TableRow; onClose: () => void };

/** Open, paused or shut, what may be staked, and how long bets are taken. */
export function EditTable({ table, onClose }: Props) {
  const text = useText();
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
  const most = text('console.live.maxHint', { max: moneyText(table.shippedMax) });
  return (
    <FormModal title={table.name} word={text('console.live.save')} act={save} onClose={onClose}>
      <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
        {text('console.live.isOpen')}
      </Checkbox>
      <Checkbox checked={isPaused} onChange={(event) => setPaused(event.target.checked)}>
        {text('console.live.isPaused')}
      </Checkbox>
      <SumField label={text('console.live.min')} value={min} onChange={setMin} />
      <SumField label={text('console.live.max')} hint={most} value={max} onChange={setMax} />
      <SumField label={text('console.live.maxRound')} value={maxRound} onChange={setMaxRound} />
      <Field label={text('console.live.seconds')}>
        <NumberInput value={seconds} onChange={setSeconds} />
      </Field>
    </FormModal>
  );
}
