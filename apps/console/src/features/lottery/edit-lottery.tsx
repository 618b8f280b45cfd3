import { lotteryIssuesOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Checkbox, Field, NumberInput } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { SumField } from '../../shared/fields/typed-fields.tsx';
import { useText } from '../../shared/use-text.ts';
import type { LotteryRow } from './lottery-rows.ts';

type Props = { lottery: LotteryRow; onClose: () => void };

/** Open or closed, when it closes before a draw, and what may be staked on a ticket. */
export function EditLottery({ lottery, onClose }: Props) {
  const text = useText();
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
  return (
    <FormModal
      title={lottery.name}
      word={text('console.lottery.save')}
      act={save}
      onClose={onClose}
    >
      <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
        {text('console.lottery.takesBets')}
      </Checkbox>
      <Field label={text('console.lottery.closing')} hint={text('console.lottery.closingHint')}>
        <NumberInput value={seconds} onChange={setSeconds} />
      </Field>
      <SumField label={text('console.lottery.min')} value={min} onChange={setMin} />
      <SumField label={text('console.lottery.max')} value={max} onChange={setMax} />
    </FormModal>
  );
}
