import { Field, MoneyInput, Switch } from '@baize/ui';
import { Info } from 'lucide-react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { RulesContent, RulesForm } from './rules-editable.ts';

type SumProps = {
  label: string;
  hint?: string;
  value: string;
  isDisabled: boolean;
  isWrong: boolean;
  onChange: (typed: string) => void;
};

export function SumField({ label, hint, value, isDisabled, isWrong, onChange }: SumProps) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <Field label={label} hint={hint} error={isWrong && text('console.cashier.sumMissing')}>
      <MoneyInput currency={currency} disabled={isDisabled} value={value} onChange={onChange} />
    </Field>
  );
}

type Named<Key extends keyof RulesContent> = { form: RulesForm; names: readonly Key[] };
type SumName =
  | 'withdrawLeast'
  | 'withdrawMost'
  | 'withdrawPerDay'
  | 'transferLeast'
  | 'transferMost'
  | 'byHandAbove'
  | 'twoPeopleFrom'
  | 'feeMost'
  | 'withdrawCodeFrom';
type SwitchName =
  | 'depositsOpen'
  | 'withdrawalsOpen'
  | 'transfersOpen'
  | 'anyDescendant'
  | 'collectOpen';

/** Sums of the rules, by their names. */
export function SumFields({ form, names }: Named<SumName>) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return names.map((name) => (
    <SumField
      key={name}
      label={text(`console.crules.${name}`)}
      value={content[name]}
      isDisabled={!mayEdit}
      isWrong={isWrong(name)}
      onChange={(typed) => change({ [name]: typed })}
    />
  ));
}

/** Switches of the rules, by their names. */
export function Switches({ form, names }: Named<SwitchName>) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return names.map((name) => (
    <Switch
      key={name}
      disabled={!mayEdit}
      checked={content[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
    >
      {text(`console.crules.${name}`)}
    </Switch>
  ));
}

type ClockProps = {
  label: string;
  minutes: number;
  isDisabled: boolean;
  onChange: (minutes: number) => void;
};

/** A time of the platform's day, kept as minutes since midnight. */
export function ClockField({ label, minutes, isDisabled, onChange }: ClockProps) {
  return (
    <TextField
      label={label}
      type="time"
      disabled={isDisabled}
      value={clockText(minutes)}
      onChange={(value) => {
        const [hours = 0, rest = 0] = value.split(':').map(Number);
        onChange((hours || 0) * 60 + (rest || 0));
      }}
    />
  );
}

export function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What the numbers above mean for a member, in one sentence that follows them. */
export function Effect({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex gap-2 rounded-ctl bg-info-wash px-3 py-2 text-[0.8125rem] text-info"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
