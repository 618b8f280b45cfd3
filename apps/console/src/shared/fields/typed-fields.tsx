import { percent, rateText } from '@baize/money';
import { Checkbox, MoneyInput, NativeSelect, NumberInput, RadioCards, Switch } from '@baize/ui';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { useBrand } from '../session/use-status.ts';
import { useText } from '../use-text.ts';
import { type Named, NamedField } from './named-field.tsx';

type SumProps = Named & {
  value: string | null;
  onChange: (typed: string) => void;
  /** Points, bets and days are counted: no currency, no decimals. */
  isCount?: boolean;
};

/** An amount as it is typed. */
export function SumField({ value, onChange, isCount, isDisabled, odd, ...named }: SumProps) {
  const text = useText();
  const { currency } = useBrand();
  const input = { disabled: isDisabled, onChange };
  return (
    <NamedField {...named} odd={odd ?? text('console.form.sumMissing')}>
      {isCount ? (
        <NumberInput {...input} value={(value ?? '').replace(/\.0+$/, '')} />
      ) : (
        <MoneyInput {...input} currency={currency} value={value ?? ''} />
      )}
    </NamedField>
  );
}

type LimitProps = Omit<SumProps, 'onChange'> & { onChange: (typed: string | null) => void };

/** An amount that need not be there: an emptied field sets no limit. */
export function LimitField({ onChange, ...rest }: LimitProps) {
  return <SumField {...rest} onChange={(typed) => onChange(typed === '' ? null : typed)} />;
}

type WholeProps = Named & { value: number | null; onChange: (value: number | null) => void };

/** A whole number that need not be there. */
export function WholeField({ value, onChange, isDisabled, ...named }: WholeProps) {
  return (
    <NamedField {...named}>
      <NumberInput
        disabled={isDisabled}
        value={value === null ? '' : String(value)}
        onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      />
    </NamedField>
  );
}

type ShareProps = Named & { value: number | null; onChange: (rate: number | null) => void };

/** A percentage, kept in parts per million; while what is typed is none, what was there stays. */
export function ShareField({ value, onChange, isDisabled, ...named }: ShareProps) {
  const [draft, setDraft] = useState(shareText(value));
  useEffect(() => {
    setDraft((now) => (readShare(now) === value ? now : shareText(value)));
  }, [value]);
  return (
    <NamedField {...named}>
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
    </NamedField>
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
  const { value, values, word, onChange, isDisabled, ...named } = props;
  return (
    <NamedField {...named}>
      <NativeSelect
        disabled={isDisabled}
        value={value}
        options={values.map((one) => ({ value: one, label: word(one) }))}
        onChange={(event) => onChange(event.target.value as Value)}
      />
    </NamedField>
  );
}

type CardsProps<Value extends string> = Named & {
  value: Value;
  values: readonly Value[];
  card: (value: Value) => { title: string; text: string };
  onChange: (value: Value) => void;
  isLegendHidden?: boolean;
};

/** One of a few values, each with a sentence about it. */
export function CardsField<Value extends string>(props: CardsProps<Value>) {
  const { label, values, card, isDisabled = false, value, onChange, className } = props;
  const options = values.map((one) => ({ value: one, isDisabled, ...card(one) }));
  const cards = { options, value, onChange, className };
  return <RadioCards {...cards} legend={label} isLegendHidden={props.isLegendHidden ?? false} />;
}

type OneOfProps = Named & {
  value: string | null;
  onChange: (value: string | null) => void;
  /** What there is to choose from, with its names. */
  options: readonly { value: string; label: string }[];
  /** The choice of none. */
  none: string;
};

/** One thing of a list, or none. */
export function OneOfField({ value, onChange, options, none, isDisabled, ...named }: OneOfProps) {
  return (
    <NamedField {...named}>
      <NativeSelect
        disabled={isDisabled}
        value={value ?? ''}
        options={[{ value: '', label: none }, ...options]}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </NamedField>
  );
}

type CheckProps = Named & { value: boolean; onChange: (value: boolean) => void };

/** Yes or no; a hint stands under its name. */
export function CheckField(props: CheckProps) {
  return <Checkbox {...tickOf(props)} />;
}

/** The same as something that is on or off. */
export function SwitchField(props: CheckProps) {
  return <Switch {...tickOf(props)} />;
}

type GivenProps<Part> = Named & {
  value: Part | null;
  onChange: (part: Part | null) => void;
  /** What it begins with. */
  blank: Part;
};

/** Is there such a part at all? Its own fields follow where there is. */
export function GivenField<Part>({ value, onChange, blank, ...named }: GivenProps<Part>) {
  const give = (isGiven: boolean) => onChange(isGiven ? blank : null);
  return <CheckField {...named} value={value !== null} onChange={give} />;
}

function tickOf({ label, hint, value, onChange, isDisabled, className }: CheckProps) {
  return {
    className,
    disabled: isDisabled,
    checked: value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
    children: hint ? <TwoLines name={label} text={hint} /> : label,
  };
}

function TwoLines({ name, text }: { name: ReactNode; text: ReactNode }) {
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-[0.8125rem] text-ink-soft">{text}</span>
    </>
  );
}

type ChecksProps<Value extends string> = Omit<PickProps<Value>, 'value' | 'onChange'> & {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Some of a few values. */
export function ChecksField<Value extends string>(props: ChecksProps<Value>) {
  const { label, hint, isDisabled, value, values, word, onChange } = props;
  const tick = (one: Value, isOn: boolean) =>
    onChange(isOn ? [...value, one] : value.filter((had) => had !== one));
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {values.map((one) => (
          <CheckField
            key={one}
            label={word(one)}
            value={value.includes(one)}
            onChange={(isOn) => tick(one, isOn)}
          />
        ))}
      </div>
      {hint && <p className="text-[0.8125rem] text-ink-soft">{hint}</p>}
    </fieldset>
  );
}
