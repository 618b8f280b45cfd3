import type { Language } from '@baize/contract';
import { Button, Field, TextArea, TextInput } from '@baize/ui';
import { Trash2 } from 'lucide-react';
import { LanguageBar, wayOf } from '../../../shared/editor/language-bar.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { Part, type PartProps } from './part.tsx';

type Props = PartProps & { language: Language; onLanguage: (language: Language) => void };
type Words = NonNullable<CampaignDraft['words'][Language]>;

const NO_WORDS: Words = { title: '', summary: '', terms: '' };

/** Title, summary and terms in each language; readers of a missing one get English. */
export function WordsPart({ form, isDisabled, language, onLanguage }: Props) {
  const text = useText();
  const { content, change, isWrong } = form;
  const { words } = content;
  const written = words[language];
  const { title, summary, terms } = written ?? NO_WORDS;
  const write = (part: Partial<Words>) =>
    change({ words: { ...words, [language]: { ...NO_WORDS, ...written, ...part } } });
  const way = { ...wayOf(language), disabled: isDisabled };
  return (
    <Part name="words" form={form} places={['words']}>
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={onLanguage}
        filled={Object.keys(words)}
      />
      <Field
        isRequired
        label={text('console.texts.title', { language })}
        error={isWrong(`words.${language}.title`) && text('console.form.missing')}
      >
        <TextInput
          {...way}
          maxLength={80}
          value={title}
          onChange={({ target }) => write({ title: target.value })}
        />
      </Field>
      <Field label={text('console.texts.summary', { language })}>
        <TextArea
          {...way}
          rows={2}
          maxLength={300}
          value={summary}
          onChange={({ target }) => write({ summary: target.value })}
        />
      </Field>
      <Field
        label={text('console.promo.termsText', { language })}
        hint={text('console.promo.termsTextHint')}
      >
        <TextArea
          {...way}
          rows={6}
          maxLength={6_000}
          value={terms}
          onChange={({ target }) => write({ terms: target.value })}
        />
      </Field>
      {written && Object.keys(words).length > 1 && !isDisabled && (
        <RemoveLanguage
          language={language}
          onRemove={() => {
            const { [language]: _gone, ...rest } = words;
            change({ words: rest });
          }}
        />
      )}
      <PictureField
        label={text('console.promo.picture')}
        value={content.picture || null}
        onChange={(picture) => change({ picture: picture ?? '' })}
        isDisabled={isDisabled}
        isWrong={isWrong('picture')}
      />
    </Part>
  );
}

function RemoveLanguage({ language, onRemove }: { language: Language; onRemove: () => void }) {
  const text = useText();
  return (
    <Button kind="quiet" size="sm" className="w-fit" onClick={onRemove}>
      <Trash2 aria-hidden className="size-4" />
      {text('console.texts.removeLanguage', { language })}
    </Button>
  );
}
