import { lotteryIssuesOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { DigitsField } from '../../shared/fields/digits-field.tsx';
import { CheckField, SumField } from '../../shared/fields/typed-fields.tsx';
import { useDraft, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';
import type { LotteryRow } from './lottery-rows.ts';

type Props = { lottery: LotteryRow; onClose: () => void };

/** Open or closed, when it closes before a draw, and what may be staked on a ticket. */
export function EditLottery({ lottery, onClose }: Props) {
  const text = useText();
  const form = useDraft({
    takesBets: lottery.isOpen,
    closing: String(lottery.closeBeforeSeconds),
    min: moneyText(lottery.min),
    max: moneyText(lottery.max),
  });
  const { field, hinted } = useFields(form, 'console.lottery');
  const { takesBets, closing, min, max } = form.content;
  const save = useAct(lotteryIssuesOperator.saveLottery, {
    input: () => ({
      gameCode: lottery.gameCode,
      version: lottery.version,
      isOpen: takesBets,
      closeBeforeSeconds: Number(closing),
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
      <CheckField {...field('takesBets')} />
      <DigitsField {...hinted('closing')} />
      <SumField {...field('min')} />
      <SumField {...field('max')} />
    </FormModal>
  );
}
