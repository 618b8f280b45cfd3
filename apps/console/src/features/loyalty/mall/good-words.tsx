import type { Language } from '@baize/contract';
import { Field, TextArea, TextInput } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { GoodForm } from './good-editable.ts';

type Props = { form: GoodForm; language: Language; onLanguage: (language: Language) => void };

/** What it is called in each language, and how it looks. */
export function GoodWords({ form, language, onLanguage }: Props) {
  const text = useText();
  const { content, change, isWrong, mayEdit } = form;
  const words = content.words[language];
  const write = (part: { name?: string; text?: string }) => {
    const next = { name: '', text: '', ...words, ...part };
    const { [language]: _, ...rest } = content.words;
    const isEmpty = !next.name && !next.text && Object.keys(rest).length > 0;
    change({ words: isEmpty ? rest : { ...rest, [language]: next } });
  };
  const way = { ...wayOf(language), disabled: !mayEdit };
  return (
    <FormPanel title={text('console.loyalty.words')}>
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={onLanguage}
        filled={Object.keys(content.words)}
      />
      <Field
        isRequired
        label={text('console.loyalty.name', { language })}
        error={isWrong(`words.${language}.name`) && text('console.form.missing')}
      >
        <TextInput
          {...way}
          maxLength={80}
          value={words?.name ?? ''}
          onChange={({ target }) => write({ name: target.value })}
        />
      </Field>
      <Field label={text('console.loyalty.text', { language })}>
        <TextArea
          {...way}
          rows={4}
          maxLength={600}
          value={words?.text ?? ''}
          onChange={({ target }) => write({ text: target.value })}
        />
      </Field>
      <PictureField
        label={text('console.loyalty.picture')}
        hint={text('console.loyalty.pictureHint')}
        frame="aspect-4/3"
        value={content.picture || null}
        onChange={(picture) => change({ picture: picture ?? '' })}
        isDisabled={!mayEdit}
        isWrong={isWrong('picture')}
      />
    </FormPanel>
  );
}
