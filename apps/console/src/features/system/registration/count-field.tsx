import { NumberInput } from '@baize/ui';
import { type Named, NamedField } from '../../../shared/fields/named-field.tsx';
import type { Bound } from '../../../shared/fields/use-fields.ts';

type Props = Named & Bound<number> & { min: number; max: number };

/** A whole number that may be too small while it is typed: the page says so when it is saved. */
export function CountField({ value, onChange, isDisabled, min, max, ...named }: Props) {
  return (
    <NamedField {...named}>
      <NumberInput
        value={String(value)}
        onChange={(typed) => onChange(Math.min(Number(typed || 0), max))}
        min={min}
        max={max}
        disabled={isDisabled}
      />
    </NamedField>
  );
}
