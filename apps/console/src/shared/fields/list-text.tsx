import { Field, TextInput } from '@baize/ui';
import { useEffect, useState } from 'react';

type Props = {
  label: string;
  hint?: string;
  error?: string | false;
  value: readonly string[];
  onChange: (list: string[]) => void;
  isDisabled?: boolean;
  placeholder?: string;
};

/** Several short words in one line, parted by commas. */
export function ListText(props: Props) {
  const { label, hint, error, value, onChange, isDisabled, placeholder } = props;
  const [draft, setDraft] = useState(value.join(', '));
  useEffect(() => {
    setDraft((now) => (wordsOf(now).join() === value.join() ? now : value.join(', ')));
  }, [value]);
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        disabled={isDisabled}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(wordsOf(event.target.value));
        }}
      />
    </Field>
  );
}

function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
}
