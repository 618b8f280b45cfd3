import { Field, TextArea } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/use-text.ts';

type Props = {
  value: readonly string[];
  onChange: (names: string[]) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

/** User names, as they are typed or pasted: by lines, commas or spaces. */
export function NamesField({ value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  const [draft, setDraft] = useState(value.join('\n'));
  useEffect(() => {
    setDraft((now) => (namesOf(now).join() === value.join() ? now : value.join('\n')));
  }, [value]);
  return (
    <Field
      label={text('console.promo.members')}
      hint={text('console.promo.membersHint')}
      error={isWrong && text('console.form.wrong')}
    >
      <TextArea
        rows={2}
        spellCheck={false}
        disabled={isDisabled}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(namesOf(target.value));
        }}
      />
    </Field>
  );
}

function namesOf(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
}
