import type { ComponentProps } from 'react';
import { DigitsField } from '../../shared/fields/digits-field.tsx';

/** A percentage, as it is typed. */
export function RateField(props: Omit<ComponentProps<typeof DigitsField>, 'before'>) {
  return <DigitsField {...props} before={<span className="text-sm text-ink-soft">%</span>} />;
}
