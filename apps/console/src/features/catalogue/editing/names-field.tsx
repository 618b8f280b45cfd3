import type { Language } from '@baize/contract';
import { useState } from 'react';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import type { Bound } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Names = { [language in Language]?: string };

/** A name in each language; where one is missing, players read another. */
export function NamesField({ value, onChange, isDisabled, isWrong }: Bound<Names>) {
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
      <TextField
        {...wayOf(language)}
        isRequired={language === 'EN'}
        label={text('console.games.nameIn', { language })}
        isWrong={isWrong}
        odd={text('console.games.nameMissing')}
        maxLength={80}
        isDisabled={isDisabled}
        value={value[language] ?? ''}
        onChange={write}
      />
    </div>
  );
}
