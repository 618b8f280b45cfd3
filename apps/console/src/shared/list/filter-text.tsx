import { TextInput } from '@baize/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A text that filters a list: it acts a moment after the last key, or at once with Enter. */
export function FilterText({ label, value, onChange }: Props) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => onChange(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, value, onChange]);
  return (
    <TextInput
      isCompact
      type="search"
      aria-label={label}
      placeholder={label}
      before={<Search aria-hidden />}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(draft)}
      className="md:w-52 md:bg-table"
    />
  );
}
