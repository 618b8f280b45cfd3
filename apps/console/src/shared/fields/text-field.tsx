import { Field, TextInput } from '@baize/ui';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'className'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A line of text, as it is typed. */
export function TextField(props: Props) {
  const { label, hint, error, isRequired, aside, className, onChange, ...input } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      aside={aside}
      className={className}
    >
      <TextInput {...input} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
