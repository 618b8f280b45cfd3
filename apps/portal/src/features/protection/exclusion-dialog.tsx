import { protection } from '@baize/contract';
import { Button, Checkbox, Field, Modal, NumberInput, RadioCards } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { useProtect } from './use-protection.ts';

const TERMS = ['months', 'indefinite', 'permanent'] as const;
const [LEAST, MOST] = [6, 60];

export function ExclusionDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [term, setTerm] = useState<(typeof TERMS)[number]>('months');
  const [typed, setTyped] = useState('');
  const [isSure, setSure] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const excluded = useProtect(protection.exclude, { onDone: onClose });
  const months = Number(typed);
  const isRight = term !== 'months' || (months >= LEAST && months <= MOST);
  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!isRight);
    if (isRight && isSure) excluded.mutate({ term, months: term === 'months' ? months : LEAST });
  }
  return (
    <Modal isOpen onClose={onClose} title={text('protection.exclusion')} size="sm">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <RadioCards
          legend={text('protection.exclusion')}
          isLegendHidden
          className="[&>div]:grid-cols-1 [&>div]:sm:grid-cols-1"
          options={TERMS.map((value) => ({ value, title: text(`protection.exclusion.${value}`) }))}
          value={term}
          onChange={setTerm}
        />
        {term === 'months' && (
          <Field
            label={text('protection.exclusion.howMany')}
            error={isWrong ? text('protection.days.range', { min: LEAST, max: MOST }) : undefined}
          >
            <NumberInput value={typed} onChange={setTyped} decimals={0} />
          </Field>
        )}
        <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
          {text('protection.exclusion.agree')}
        </Checkbox>
        <FormFault error={excluded.error} />
        <Button type="submit" kind="danger" disabled={!isSure} isBusy={excluded.isPending}>
          {text('protection.exclusion.start')}
        </Button>
      </form>
    </Modal>
  );
}
