import { TextField } from '../../../shared/fields/text-field.tsx';
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
    <TextField
      label={label}
      hint={hint}
      error={isWrong && text('console.cashier.percentOdd')}
      inputMode="decimal"
      disabled={isDisabled}
      value={value}
      onChange={(value) => onChange(value.trim())}
      after={<span className="pe-3">%</span>}
    />
  );
}
