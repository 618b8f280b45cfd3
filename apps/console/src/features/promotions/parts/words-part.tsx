import type { Language } from '@baize/contract';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { TranslatedFields } from '../../../shared/editor/translated-fields.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { Part, type PartProps } from './part.tsx';

type Props = PartProps & { language: Language; onLanguage: (language: Language) => void };

/** Title, summary and terms in each language; readers of a missing one get English. */
export function WordsPart({ form, language, onLanguage }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const { field } = useFields(form, 'console.promo');
  return (
    <Part name="words" form={form} places={['words']}>
      <TranslatedFields
        value={content.words}
        onChange={(words) => change({ words })}
        empty={{ title: '', summary: '', terms: '' }}
        language={language}
        onLanguage={onLanguage}
        isDisabled={!mayEdit}
        isTitleWrong={isWrong(`words.${language}.title`)}
        maxTitle={80}
        maxSummary={300}
      >
        {(words, write) => (
          <AreaField
            {...wayOf(language)}
            label={text('console.promo.termsText', { language })}
            hint={text('console.promo.termsTextHint')}
            rows={6}
            maxLength={6_000}
            isDisabled={!mayEdit}
            value={words?.terms ?? ''}
            onChange={(terms) => write({ terms })}
          />
        )}
      </TranslatedFields>
      <PictureField
        {...field('picture')}
        value={content.picture || null}
        onChange={(picture) => change({ picture: picture ?? '' })}
      />
    </Part>
  );
}
