import { Field, TextInput } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';

type Props = {
  label: string;
  hint?: string;
  value: string;
  isDisabled: boolean;
  isWrong: boolean;
  onChange: (typed: string) => void;
};

/** A share in per cent, of at most four decimals. */
export function PercentField({ label, hint, value, isDisabled, isWrong, onChange }: Props) {
  const text = useText();
  return (
    <Field label={label} hint={hint} error={isWrong && text('console.cashier.percentOdd')}>
      <TextInput
        inputMode="decimal"
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        after={<span className="pe-3">%</span>}
      />
    </Field>
  );
}
