import type { Language } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { useState } from 'react';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { useText } from '../../../shared/use-text.ts';

type Names = Partial<Record<Language, string>>;
type Props = {
  value: Names;
  onChange: (names: Names) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

/** A name in each language; where one is missing, players read another. */
export function NamesField({ value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  const [language, setLanguage] = useState<Language>('EN');
  function write(name: string) {
    const { [language]: _old, ...rest } = value;
    onChange(name ? { ...rest, [language]: name } : rest);
  }
  return (
    <div className="flex flex-col gap-3">
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={setLanguage}
        filled={Object.keys(value)}
      />
      <Field
        isRequired={language === 'EN'}
        label={text('console.games.nameIn', { language })}
        error={isWrong && text('console.games.nameMissing')}
      >
        <TextInput
          {...wayOf(language)}
          maxLength={80}
          disabled={isDisabled}
          value={value[language] ?? ''}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
    </div>
  );
}
