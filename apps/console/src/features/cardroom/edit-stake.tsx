import { cardroomDeskOperator } from '@baize/contract';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { DigitsField } from '../../shared/fields/digits-field.tsx';
import { CheckField } from '../../shared/fields/typed-fields.tsx';
import { useDraft, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';
import type { StakeRow } from './stake-rows.ts';

type Props = { stake: StakeRow; onClose: () => void };

const BASIS_POINTS = 100;

/** Open or closed, bots, rake and clocks of one stake. */
export function EditStake({ stake, onClose }: Props) {
  const text = useText();
  const form = useDraft(draftOf(stake.settings));
  const { field, hinted } = useFields(form, 'console.cards');
  const save = useAct(cardroomDeskOperator.saveStake, {
    input: () => {
      const { isOpen, hasBots, rakePercent, rakeCap, ...rest } = form.content;
      return {
        stakeId: stake.stakeId,
        version: stake.version,
        isOpen,
        hasBots,
        rakeBasisPoints: Math.round(Number(rakePercent) * BASIS_POINTS),
        rakeCapUnits: Number(rakeCap),
        turnSeconds: Number(rest.turnSeconds),
        timeBankSeconds: Number(rest.bankSeconds),
        maxTables: Number(rest.maxTables),
      };
    },
    onDone: onClose,
  });
  return (
    <FormModal title={stake.name} word={text('console.cards.save')} act={save} onClose={onClose}>
      <CheckField {...field('isOpen')} />
      <CheckField {...field('hasBots')} />
      <DigitsField {...field('rakePercent')} />
      <DigitsField {...hinted('rakeCap')} />
      <DigitsField {...field('turnSeconds')} />
      <DigitsField {...field('bankSeconds')} />
      <DigitsField {...field('maxTables')} />
    </FormModal>
  );
}

/** As it is typed. */
function draftOf({ isOpen, hasBots, ...rest }: StakeRow['settings']) {
  return {
    isOpen,
    hasBots,
    rakePercent: String(rest.rakeBasisPoints / BASIS_POINTS),
    rakeCap: String(rest.rakeCapUnits),
    turnSeconds: String(rest.turnSeconds),
    bankSeconds: String(rest.timeBankSeconds),
    maxTables: String(rest.maxTables),
  };
}
