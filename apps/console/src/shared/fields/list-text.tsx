import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';

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
    <TextField
      label={label}
      hint={hint}
      error={error}
      spellCheck={false}
      autoCapitalize="none"
      disabled={isDisabled}
      placeholder={placeholder}
      value={draft}
      onChange={(value) => {
        setDraft(value);
        onChange(wordsOf(value));
      }}
    />
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
