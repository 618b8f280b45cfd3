import { NumberInput } from '@baize/ui';
import { useEffect, useState } from 'react';
import { type Named, NamedField } from './named-field.tsx';

type Props = Named & {
  error?: string | false;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
};

/** A whole number; an emptied field counts as the least. */
export function NumberField({ value, onChange, min = 0, max, isDisabled, ...named }: Props) {
  const [draft, setDraft] = useState(String(value));
  useEffect(() => {
    setDraft((now) => (Number(now) === value ? now : String(value)));
  }, [value]);
  return (
    <NamedField {...named}>
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
    </NamedField>
  );
}
