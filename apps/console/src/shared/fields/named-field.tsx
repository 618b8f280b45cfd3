import { Field } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useText } from '../use-text.ts';

type Props = ComponentProps<typeof Field> & {
  isWrong?: boolean | undefined;
  /** What is said where it is wrong. */
  odd?: string | undefined;
};

/** What every field is told beside its value. */
export type Named = Omit<Props, 'children' | 'error'> & { isDisabled?: boolean | undefined };

/** A field with its name, that says so where it is wrong. */
export function NamedField({ isWrong, odd, error, ...rest }: Props) {
  const text = useText();
  return <Field {...rest} error={error ?? (isWrong && (odd ?? text('console.form.wrong')))} />;
}
