import { Field, NumberInput } from '@baize/ui';
import { useEffect, useState } from 'react';

type Props = {
  label: string;
  hint?: string;
  error?: string | false;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  isDisabled?: boolean;
  className?: string;
};

/** A whole number; an emptied field counts as the least. */
export function NumberField(props: Props) {
  const { label, hint, error, value, onChange, min = 0, max, isDisabled, className } = props;
  const [draft, setDraft] = useState(String(value));
  useEffect(() => {
    setDraft((now) => (Number(now) === value ? now : String(value)));
  }, [value]);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <NumberInput
        disabled={isDisabled}
        value={draft}
        min={min}
        max={max}
        onChange={(typed) => {
          setDraft(typed);
          onChange(Math.min(max, Math.max(min, Number(typed) || 0)));
        }}
      />
    </Field>
  );
}
