import { percent, rateText } from '@baize/money';
import { Checkbox, Field, MoneyInput, NativeSelect, NumberInput } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useBrand } from '../session/use-status.ts';
import { useText } from '../use-text.ts';

type Named = {
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean;
  isWrong?: boolean;
  isRequired?: boolean;
};

type SumProps = Named & {
  value: string | null;
  onChange: (typed: string) => void;
  /** Points, bets and days are counted: no currency, no decimals. */
  isCount?: boolean;
};

/** An amount as it is typed. */
export function SumField(props: SumProps) {
  const { label, hint, isDisabled, isWrong, isRequired, value, onChange, isCount } = props;
  const text = useText();
  const { currency } = useBrand();
  const input = { disabled: isDisabled, onChange };
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={isWrong && text('console.form.sumMissing')}
    >
      {isCount ? (
        <NumberInput {...input} value={(value ?? '').replace(/\.0+$/, '')} />
      ) : (
        <MoneyInput {...input} currency={currency} value={value ?? ''} />
      )}
    </Field>
  );
}

type LimitProps = Omit<SumProps, 'onChange'> & { onChange: (typed: string | null) => void };

/** An amount that need not be there: an emptied field sets no limit. */
export function LimitField({ onChange, ...rest }: LimitProps) {
  return <SumField {...rest} onChange={(typed) => onChange(typed === '' ? null : typed)} />;
}

type WholeProps = Named & { value: number | null; onChange: (value: number | null) => void };

/** A whole number that need not be there. */
export function WholeField(props: WholeProps) {
  const { label, hint, isDisabled, isWrong, isRequired, value, onChange } = props;
  const text = useText();
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={isWrong && text('console.form.wrong')}
    >
      <NumberInput
        disabled={isDisabled}
        value={value === null ? '' : String(value)}
        onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      />
    </Field>
  );
}

type ShareProps = Named & { value: number | null; onChange: (rate: number | null) => void };

/** A percentage, kept in parts per million; while what is typed is none, what was there stays. */
export function ShareField({ label, hint, isDisabled, isWrong, value, onChange }: ShareProps) {
  const text = useText();
  const [draft, setDraft] = useState(shareText(value));
  useEffect(() => {
    setDraft((now) => (readShare(now) === value ? now : shareText(value)));
  }, [value]);
  return (
    <Field label={label} hint={hint} error={isWrong && text('console.form.wrong')}>
      <NumberInput
        decimals={4}
        disabled={isDisabled}
        value={draft}
        before={<span className="text-sm text-ink-soft">%</span>}
        onChange={(typed) => {
          setDraft(typed);
          onChange(readShare(typed));
        }}
      />
    </Field>
  );
}

const shareText = (rate: number | null) => (rate === null ? '' : rateText(BigInt(rate)));

function readShare(typed: string): number | null {
  return /^\d{1,4}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? Number(percent(typed)) : null;
}

type PickProps<Value extends string> = Named & {
  value: Value;
  values: readonly Value[];
  word: (value: Value) => string;
  onChange: (value: Value) => void;
};

/** One of a few values. */
export function PickField<Value extends string>(props: PickProps<Value>) {
  const { label, hint, isDisabled, value, values, word, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      <NativeSelect
        disabled={isDisabled}
        value={value}
        options={values.map((one) => ({ value: one, label: word(one) }))}
        onChange={(event) => onChange(event.target.value as Value)}
      />
    </Field>
  );
}

type ChecksProps<Value extends string> = Omit<PickProps<Value>, 'value' | 'onChange'> & {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Some of a few values. */
export function ChecksField<Value extends string>(props: ChecksProps<Value>) {
  const { label, hint, isDisabled, value, values, word, onChange } = props;
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {values.map((one) => (
          <Checkbox
            key={one}
            checked={value.includes(one)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, one] : value.filter((had) => had !== one))
            }
          >
            {word(one)}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="text-[0.8125rem] text-ink-soft">{hint}</p>}
    </fieldset>
  );
}
