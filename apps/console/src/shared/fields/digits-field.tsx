import { NumberInput } from '@baize/ui';
import type { ComponentProps } from 'react';
import { type Named, NamedField } from './named-field.tsx';

type Props = Named &
  Pick<ComponentProps<typeof NumberInput>, 'decimals' | 'placeholder' | 'before'> & {
    value: string;
    onChange: (typed: string) => void;
  };

/** A number, as it is typed. */
export function DigitsField({ isDisabled, ...props }: Props) {
  const { label, hint, isRequired, aside, className, isWrong, odd, ...input } = props;
  const named = { label, hint, isRequired, aside, className, isWrong, odd };
  return (
    <NamedField {...named}>
      <NumberInput {...input} disabled={isDisabled} />
    </NamedField>
  );
}
