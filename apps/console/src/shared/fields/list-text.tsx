import { useEffect, useState } from 'react';
import type { Named } from './named-field.tsx';
import { TextField } from './text-field.tsx';

type Props = Named & {
  error?: string | false;
  value: readonly string[];
  onChange: (list: string[]) => void;
  placeholder?: string;
};

/** Several short words in one line, parted by commas. */
export function ListText({ value, onChange, ...named }: Props) {
  const [draft, setDraft] = useState(value.join(', '));
  useEffect(() => {
    setDraft((now) => (wordsOf(now).join() === value.join() ? now : value.join(', ')));
  }, [value]);
  return (
    <TextField
      {...named}
      spellCheck={false}
      autoCapitalize="none"
      value={draft}
      onChange={(typed) => {
        setDraft(typed);
        onChange(wordsOf(typed));
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
