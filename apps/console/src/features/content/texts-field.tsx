import type { Language } from '@baize/contract';
import { Button, Field, TextArea, TextInput } from '@baize/ui';
import { Trash2 } from 'lucide-react';
import { LanguageBar, wayOf } from '../../shared/editor/language-bar.tsx';
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

/** A title and a body in each language; readers of a language that is missing get another. */
export function TextsField(props: Props) {
  const { value, onChange, language, onLanguage, hasSummary, isDisabled, isWrong } = props;
  const text = useText();
  const words = value[language];
  const write = (part: Partial<Words>) => {
    const before = words ?? { title: '', body: '', ...(hasSummary && { summary: '' }) };
    onChange({ ...value, [language]: { ...before, ...part } });
  };
  const others = Object.keys(value).filter((code) => code !== language);
  return (
    <div className="flex flex-col gap-4">
      <LanguageBar
        label={text('console.language.label')}
        value={language}
        onChange={onLanguage}
        filled={Object.keys(value)}
      />
      <Field
        isRequired
        label={text('console.texts.title', { language })}
        error={
          (isWrong(`texts.${language}.title`) || (isWrong('texts') && !words?.title)) &&
          text('console.form.missing')
        }
      >
        <TextInput
          {...wayOf(language)}
          maxLength={200}
          disabled={isDisabled}
          value={words?.title ?? ''}
          onChange={(event) => write({ title: event.target.value })}
        />
      </Field>
      {hasSummary && (
        <Field label={text('console.texts.summary', { language })}>
          <TextArea
            {...wayOf(language)}
            rows={2}
            maxLength={500}
            disabled={isDisabled}
            value={words?.summary ?? ''}
            onChange={(event) => write({ summary: event.target.value })}
          />
        </Field>
      )}
      <Body {...props} onWrite={(body) => (words || body) && write({ body })} />
      {words && others.length > 0 && !isDisabled && (
        <Button
          kind="quiet"
          size="sm"
          className="w-fit"
          onClick={() => {
            const { [language]: _gone, ...rest } = value;
            onChange(rest);
          }}
        >
          <Trash2 aria-hidden className="size-4" />
          {text('console.texts.removeLanguage', { language })}
        </Button>
      )}
    </div>
  );
}

function Body({
  value,
  language,
  isDisabled,
  onWrite,
}: Props & { onWrite: (body: string) => void }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-[0.8125rem] font-medium text-ink-soft">
        {text('console.texts.body', { language })}
      </span>
      <RichText
        key={language}
        label={text('console.texts.body', { language })}
        {...wayOf(language)}
        isDisabled={isDisabled}
        value={value[language]?.body ?? ''}
        onChange={onWrite}
      />
    </div>
  );
}
