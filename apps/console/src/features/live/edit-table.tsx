import { liveOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { DigitsField } from '../../shared/fields/digits-field.tsx';
import { CheckField, SumField } from '../../shared/fields/typed-fields.tsx';
import { useDraft, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';
import type { TableRow } from './table-rows.ts';

type Props = { table: TableRow; onClose: () => void };

/** Open, paused or shut, what may be staked, and how long bets are taken. */
export function EditTable({ table, onClose }: Props) {
  const text = useText();
  const { settings } = table;
  const form = useDraft({
    isOpen: settings.isOpen,
    isPaused: settings.isPaused,
    min: moneyText(settings.min),
    max: moneyText(settings.max),
    maxRound: moneyText(settings.maxRound),
    seconds: String(settings.betSeconds),
  });
  const { field } = useFields(form, 'console.live');
  const save = useAct(liveOperator.saveTable, {
    input: () => {
      const { isOpen, isPaused, min, max, maxRound, seconds } = form.content;
      return {
        tableId: table.tableId,
        version: table.version,
        isOpen,
        isPaused,
        min: readMoney(min) ?? 0n,
        max: readMoney(max) ?? 0n,
        maxRound: readMoney(maxRound) ?? 0n,
        betSeconds: Number(seconds),
      };
    },
    onDone: onClose,
  });
  const most = text('console.live.maxHint', { max: moneyText(table.shippedMax) });
  return (
    <FormModal title={table.name} word={text('console.live.save')} act={save} onClose={onClose}>
      <CheckField {...field('isOpen')} />
      <CheckField {...field('isPaused')} />
      <SumField {...field('min')} />
      <SumField {...field('max')} hint={most} />
      <SumField {...field('maxRound')} />
      <DigitsField {...field('seconds')} />
    </FormModal>
  );
}
