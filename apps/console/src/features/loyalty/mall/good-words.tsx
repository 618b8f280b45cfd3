import type { Language } from '@baize/contract';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { AreaField, TextField } from '../../../shared/fields/text-field.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { GoodForm } from './good-editable.ts';

type Props = { form: GoodForm; language: Language; onLanguage: (language: Language) => void };

/** What it is called in each language, and how it looks. */
export function GoodWords({ form, language, onLanguage }: Props) {
  const text = useText();
  const { hinted } = useFields(form, 'console.loyalty');
  const { content, change, isWrong, mayEdit } = form;
  const words = content.words[language];
  const write = (part: { name?: string; text?: string }) => {
    const next = { name: '', text: '', ...words, ...part };
    const { [language]: _, ...rest } = content.words;
    const isEmpty = !next.name && !next.text && Object.keys(rest).length > 0;
    change({ words: isEmpty ? rest : { ...rest, [language]: next } });
  };
  const way = { ...wayOf(language), isDisabled: !mayEdit };
  return (
    <FormPanel title={text('console.loyalty.words')}>
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={onLanguage}
        filled={Object.keys(content.words)}
      />
      <TextField
        {...way}
        isRequired
        label={text('console.loyalty.name', { language })}
        isWrong={isWrong(`words.${language}.name`)}
        odd={text('console.form.missing')}
        maxLength={80}
        value={words?.name ?? ''}
        onChange={(name) => write({ name })}
      />
      <AreaField
        {...way}
        label={text('console.loyalty.text', { language })}
        rows={4}
        maxLength={600}
        value={words?.text ?? ''}
        onChange={(typed) => write({ text: typed })}
      />
      <PictureField
        {...hinted('picture')}
        frame="aspect-4/3"
        value={content.picture || null}
        onChange={(picture) => change({ picture: picture ?? '' })}
      />
    </FormPanel>
  );
}
