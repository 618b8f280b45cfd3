import { type PatternId, patternIds, patterns, type RegisterField } from '@baize/contract';
import { Field, NativeSelect, NumberInput, TextInput } from '@baize/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { changeRule, type RegisterForm } from './register-form.ts';
import { fitsRule, type Rule, ruleWords } from './register-rule.ts';

type Props = { form: RegisterForm; field: RegisterField };

/** One field's rule in full, with a place to try it. */
export function RegisterFieldPanel({ form, field }: Props) {
  const text = useText();
  const { mayEdit } = form;
  const rule = form.content.fields[field];
  const set = (part: Partial<Rule>) => changeRule(form, field, part);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="type-card">{text(`console.field.${field}`)}</h2>
      <Field label={text('console.register.pattern')} hint={ruleWords(rule)}>
        <NativeSelect
          disabled={!mayEdit}
          options={PATTERNS}
          value={String(rule.patternId)}
          onChange={(event) => set({ patternId: Number(event.target.value) as PatternId })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Bound
          label={text('console.register.min')}
          value={rule.minLength}
          isDisabled={!mayEdit}
          onChange={(minLength) => set({ minLength })}
        />
        <Bound
          label={text('console.register.max')}
          value={rule.maxLength}
          isDisabled={!mayEdit}
          onChange={(maxLength) => set({ maxLength })}
        />
      </div>
      {rule.minLength > rule.maxLength && (
        <p role="alert" className="text-danger">
          {text('console.register.crossed')}
        </p>
      )}
      <Field
        label={text('console.register.accepted')}
        hint={text('console.register.acceptedHint')}
        error={
          (!isSoundExpression(rule.acceptedPattern) || form.isWrong(`fields.${field}`)) &&
          text('console.register.acceptedOdd')
        }
      >
        <TextInput
          spellCheck={false}
          maxLength={200}
          disabled={!mayEdit}
          value={rule.acceptedPattern}
          onChange={(event) => set({ acceptedPattern: event.target.value })}
          className="code"
        />
      </Field>
      <TryRule rule={rule} />
    </div>
  );
}

const PATTERNS = patternIds.map((id) => ({
  value: String(id),
  label: `${id} · ${patterns[id].says.replace('{min}', '…').replace('{max}', '…')}`,
}));

const LONGEST = 500;

type BoundProps = {
  label: string;
  value: number;
  onChange: (length: number) => void;
  isDisabled: boolean;
};

function Bound({ label, value, onChange, isDisabled }: BoundProps) {
  return (
    <Field label={label}>
      <NumberInput
        value={String(value)}
        onChange={(next) => onChange(Math.min(Number(next || 0), LONGEST))}
        min={0}
        max={LONGEST}
        disabled={isDisabled}
      />
    </Field>
  );
}

function TryRule({ rule }: { rule: Rule }) {
  const text = useText();
  const [sample, setSample] = useState('');
  const fits = fitsRule(rule, sample);
  const Icon = fits ? CircleCheck : CircleX;
  return (
    <div className="border-t pt-4">
      <TextField
        label={text('console.register.try')}
        spellCheck={false}
        autoComplete="off"
        value={sample}
        onChange={setSample}
      />
      <p role="status" className="mt-2 flex min-h-5 items-center gap-1.5">
        {sample && (
          <>
            <Icon aria-hidden className={fits ? 'size-4 text-felt-text' : 'size-4 text-danger'} />
            {text(fits ? 'console.register.fits' : 'console.register.fitsNot')}
          </>
        )}
      </p>
    </div>
  );
}

function isSoundExpression(pattern: string): boolean {
  if (pattern === '*') return true;
  try {
    return pattern.length > 0 && new RegExp(`^(?:${pattern})$`, 'u') !== undefined;
  } catch {
    return false;
  }
}
