import type { Language } from '@baize/contract';
import { Field, TextArea } from '@baize/ui';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { TranslatedFields } from '../../../shared/editor/translated-fields.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

type Props = PartProps & { language: Language; onLanguage: (language: Language) => void };

/** Title, summary and terms in each language; readers of a missing one get English. */
export function WordsPart({ form, isDisabled, language, onLanguage }: Props) {
  const text = useText();
  const { content, change, isWrong } = form;
  return (
    <Part name="words" form={form} places={['words']}>
      <TranslatedFields
        value={content.words}
        onChange={(words) => change({ words })}
        empty={{ title: '', summary: '', terms: '' }}
        language={language}
        onLanguage={onLanguage}
        isDisabled={isDisabled}
        isTitleWrong={isWrong(`words.${language}.title`)}
        maxTitle={80}
        maxSummary={300}
      >
        {(words, write) => (
          <Field
            label={text('console.promo.termsText', { language })}
            hint={text('console.promo.termsTextHint')}
          >
            <TextArea
              {...wayOf(language)}
              disabled={isDisabled}
              rows={6}
              maxLength={6_000}
              value={words?.terms ?? ''}
              onChange={({ target }) => write({ terms: target.value })}
            />
          </Field>
        )}
      </TranslatedFields>
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
