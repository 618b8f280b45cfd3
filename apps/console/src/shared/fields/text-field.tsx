import { TextArea, TextInput } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useText } from '../use-text.ts';
import { type Named, NamedField } from './named-field.tsx';

type Written = Named & { value: string; onChange: (value: string) => void };

type Props = Written &
  Omit<ComponentProps<typeof TextInput>, keyof Written> & {
    error?: string | false | undefined;
    /** A code or an address: what is typed counts without the blanks around it. */
    isTrimmed?: boolean;
  };

/** A line of text, as it is typed. */
export function TextField(props: Props) {
  const { label, hint, isRequired, aside, className, error, isWrong, odd, ...rest } = props;
  const { onChange, isTrimmed = false, isDisabled, ...input } = rest;
  const named = { label, hint, isRequired, aside, className, error, isWrong, odd };
  return (
    <NamedField {...named}>
      <TextInput
        disabled={isDisabled}
        {...input}
        onChange={({ target }) => onChange(isTrimmed ? target.value.trim() : target.value)}
      />
    </NamedField>
  );
}

/** The address of a page elsewhere. */
export function LinkField(props: Written & { placeholder?: string }) {
  const text = useText();
  const odd = text('console.form.linkOdd');
  return <TextField odd={odd} {...props} isTrimmed spellCheck={false} autoCapitalize="none" />;
}

type AreaProps = Written &
  Omit<ComponentProps<typeof TextArea>, keyof Written | 'disabled'> & {
    /** Of the text itself, not of the field. */
    textClass?: string;
  };

/** Some lines of text, as they are typed. */
export function AreaField(props: AreaProps) {
  const { label, hint, isRequired, aside, className, isWrong, odd, ...rest } = props;
  const { onChange, isDisabled, textClass, ...area } = rest;
  const named = { label, hint, isRequired, aside, className, isWrong, odd };
  return (
    <NamedField {...named}>
      <TextArea
        {...area}
        className={textClass}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </NamedField>
  );
}
