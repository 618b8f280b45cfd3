import { cardroomDeskOperator } from '@baize/contract';
import { Checkbox, Field, NumberInput } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';
import type { StakeRow } from './stake-rows.ts';

type Props = { stake: StakeRow; onClose: () => void };

const BASIS_POINTS = 100;

/** Open or closed, bots, rake and clocks of one stake. */
export function EditStake({ stake, onClose }: Props) {
  const text = useText();
  const { settings } = stake;
  const [isOpen, setOpen] = useState(settings.isOpen);
  const [hasBots, setBots] = useState(settings.hasBots);
  const [rake, setRake] = useState(String(settings.rakeBasisPoints / BASIS_POINTS));
  const [cap, setCap] = useState(String(settings.rakeCapUnits));
  const [turn, setTurn] = useState(String(settings.turnSeconds));
  const [bank, setBank] = useState(String(settings.timeBankSeconds));
  const [tables, setTables] = useState(String(settings.maxTables));
  const save = useAct(cardroomDeskOperator.saveStake, {
    input: () => ({
      stakeId: stake.stakeId,
      version: stake.version,
      isOpen,
      hasBots,
      rakeBasisPoints: Math.round(Number(rake) * BASIS_POINTS),
      rakeCapUnits: Number(cap),
      turnSeconds: Number(turn),
      timeBankSeconds: Number(bank),
      maxTables: Number(tables),
    }),
    onDone: onClose,
  });
  return (
    <FormModal title={stake.name} word={text('console.cards.save')} act={save} onClose={onClose}>
      <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
        {text('console.cards.isOpen')}
      </Checkbox>
      <Checkbox checked={hasBots} onChange={(event) => setBots(event.target.checked)}>
        {text('console.cards.hasBots')}
      </Checkbox>
      <Field label={text('console.cards.rakePercent')}>
        <NumberInput value={rake} onChange={setRake} />
      </Field>
      <Field label={text('console.cards.rakeCap')} hint={text('console.cards.rakeCapHint')}>
        <NumberInput value={cap} onChange={setCap} />
      </Field>
      <Field label={text('console.cards.turnSeconds')}>
        <NumberInput value={turn} onChange={setTurn} />
      </Field>
      <Field label={text('console.cards.bankSeconds')}>
        <NumberInput value={bank} onChange={setBank} />
      </Field>
      <Field label={text('console.cards.maxTables')}>
        <NumberInput value={tables} onChange={setTables} />
      </Field>
    </FormModal>
  );
}
