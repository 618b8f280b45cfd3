import { fromFieldText, toFieldText } from '../times.ts';
import { useTimes } from '../use-times.ts';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint?: string;
  error?: string | false;
  value: number | null;
  onChange: (at: number | null) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
};

/** A day and a time in the brand's time zone; empty where there is none. */
export function MomentField(props: Props) {
  const { label, hint, error, value, onChange, isDisabled, isRequired } = props;
  const { offsetMinutes, timeZone } = useTimes();
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      type="datetime-local"
      disabled={isDisabled}
      value={value === null ? '' : toFieldText(value, offsetMinutes)}
      onChange={(value) => onChange(fromFieldText(value, offsetMinutes))}
      after={<span className="num pe-3 max-sm:hidden">{timeZone}</span>}
    />
  );
}
