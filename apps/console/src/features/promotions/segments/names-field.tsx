import { useEffect, useState } from 'react';
import type { Named } from '../../../shared/fields/named-field.tsx';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import type { Bound } from '../../../shared/fields/use-fields.ts';

/** User names, as they are typed or pasted: by lines, commas or spaces. */
export function NamesField({ value, onChange, ...named }: Bound<string[]> & Named) {
  const [draft, setDraft] = useState(value.join('\n'));
  useEffect(() => {
    setDraft((now) => (namesOf(now).join() === value.join() ? now : value.join('\n')));
  }, [value]);
  const write = (typed: string) => {
    setDraft(typed);
    onChange(namesOf(typed));
  };
  return <AreaField {...named} rows={2} spellCheck={false} value={draft} onChange={write} />;
}

function namesOf(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
}
