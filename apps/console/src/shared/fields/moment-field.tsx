import { fromFieldText, toFieldText } from '../times.ts';
import { useTimes } from '../use-times.ts';
import type { Named } from './named-field.tsx';
import { TextField } from './text-field.tsx';

type Props = Named & {
  error?: string | false;
  value: number | null;
  onChange: (at: number | null) => void;
};

/** A day and a time in the brand's time zone; empty where there is none. */
export function MomentField({ value, onChange, ...named }: Props) {
  const { offsetMinutes, timeZone } = useTimes();
  return (
    <TextField
      {...named}
      type="datetime-local"
      value={value === null ? '' : toFieldText(value, offsetMinutes)}
      onChange={(typed) => onChange(fromFieldText(typed, offsetMinutes))}
      after={<span className="num pe-3 max-sm:hidden">{timeZone}</span>}
    />
  );
}
