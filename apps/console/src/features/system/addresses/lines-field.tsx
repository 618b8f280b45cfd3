import { useState } from 'react';
import type { Named } from '../../../shared/fields/named-field.tsx';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { readLines } from './addresses.ts';

type Props = Named & {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  rows: number;
  placeholder: string;
};

/** Addresses, one a line. What is typed stays as typed; what is meant is read from it. */
export function LinesField({ value, onChange, ...rest }: Props) {
  const [draft, setDraft] = useState(() => value.join('\n'));
  const isStale = readLines(draft).join('\n') !== value.join('\n');
  return (
    <AreaField
      {...rest}
      spellCheck={false}
      textClass="code"
      value={isStale ? value.join('\n') : draft}
      onChange={(typed) => {
        setDraft(typed);
        onChange(readLines(typed));
      }}
    />
  );
}
