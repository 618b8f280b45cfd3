import type { Language } from '@baize/contract';
import { wayOf } from '../../shared/editor/language-bar.tsx';
import { TranslatedFields } from '../../shared/editor/translated-fields.tsx';
import { RichText } from '../../shared/fields/rich-text.tsx';
import { useText } from '../../shared/use-text.ts';

export type Words = { title: string; summary?: string; body: string };
export type Texts = Partial<Record<Language, Words>>;

type Props = {
  value: Texts;
  onChange: (texts: Texts) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  hasSummary?: boolean;
  isDisabled: boolean;
  isWrong: (place: string) => boolean;
};

/** A title and a body in each language. */
export function TextsField({ hasSummary, isWrong, ...fields }: Props) {
  const { value, language, isDisabled } = fields;
  const title = value[language]?.title;
  return (
    <TranslatedFields
      {...fields}
      empty={{ title: '', body: '', ...(hasSummary && { summary: '' }) }}
      isTitleWrong={isWrong(`texts.${language}.title`) || (isWrong('texts') && !title)}
      maxTitle={200}
      maxSummary={hasSummary ? 500 : undefined}
    >
      {(words, write) => (
        <Body
          language={language}
          isDisabled={isDisabled}
          value={words?.body ?? ''}
          onChange={(body) => (words || body) && write({ body })}
        />
      )}
    </TranslatedFields>
  );
}

type BodyProps = {
  language: Language;
  isDisabled: boolean;
  value: string;
  onChange: (body: string) => void;
};

function Body({ language, isDisabled, value, onChange }: BodyProps) {
  const text = useText();
  const label = text('console.texts.body', { language });
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-[0.8125rem] font-medium text-ink-soft">{label}</span>
      <RichText
        key={language}
        label={label}
        {...wayOf(language)}
        isDisabled={isDisabled}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
