import { Field, TextArea } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/use-text.ts';
import { isAddressRange, readLines } from './addresses.ts';

type Props = {
  label: string;
  hint?: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  isDisabled?: boolean;
  /** The server found fault with the list. */
  isWrong?: boolean;
};

/** Addresses and ranges, one a line. What is typed stays as typed; what is meant is read from it. */
export function AddressList({ label, hint, value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  const [draft, setDraft] = useState(() => value.join('\n'));
  const isStale = readLines(draft).join('\n') !== value.join('\n');
  const shown = isStale ? value.join('\n') : draft;
  const odd = value.filter((address) => !isAddressRange(address));
  const error =
    odd.length > 0
      ? text('console.addresses.odd', { list: odd.slice(0, 3).join(', '), count: odd.length })
      : isWrong && text('console.form.wrong');
  return (
    <Field
      label={label}
      hint={hint ?? text('console.addresses.hint')}
      error={error}
      aside={<span className="num">{value.length}</span>}
    >
      <TextArea
        rows={4}
        spellCheck={false}
        disabled={isDisabled}
        value={shown}
        placeholder="203.0.113.0/24"
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(readLines(event.target.value));
        }}
        className="code"
      />
    </Field>
  );
}
