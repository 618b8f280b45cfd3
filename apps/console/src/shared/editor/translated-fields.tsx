import type { Language } from '@baize/contract';
import { Button, Field, TextArea, TextInput } from '@baize/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import { LanguageBar, wayOf } from './language-bar.tsx';

type Titled = { title: string; summary?: string };

type Props<Words extends Titled> = {
  value: Partial<Record<Language, Words>>;
  onChange: (value: Partial<Record<Language, Words>>) => void;
  /** What a language begins with. */
  empty: Words;
  language: Language;
  onLanguage: (language: Language) => void;
  isDisabled: boolean;
  isTitleWrong: boolean;
  maxTitle: number;
  /** Without it there is no summary. */
  maxSummary?: number | undefined;
  /** What follows the title and the summary. */
  children: (words: Words | undefined, write: (part: Partial<Words>) => void) => ReactNode;
};

/** Words in each language, one at a time; readers of a language that is missing get another. */
export function TranslatedFields<Words extends Titled>(props: Props<Words>) {
  const { value, onChange, empty, language, onLanguage, isDisabled, isTitleWrong } = props;
  const text = useText();
  const words = value[language];
  const write = (part: Partial<Words>) =>
    onChange({ ...value, [language]: { ...empty, ...words, ...part } });
  const way = { ...wayOf(language), disabled: isDisabled };
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
        error={isTitleWrong && text('console.form.missing')}
      >
        <TextInput
          {...way}
          maxLength={props.maxTitle}
          value={words?.title ?? ''}
          onChange={({ target }) => write({ title: target.value } as Partial<Words>)}
        />
      </Field>
      {props.maxSummary !== undefined && (
        <Field label={text('console.texts.summary', { language })}>
          <TextArea
            {...way}
            rows={2}
            maxLength={props.maxSummary}
            value={words?.summary ?? ''}
            onChange={({ target }) => write({ summary: target.value } as Partial<Words>)}
          />
        </Field>
      )}
      {props.children(words, write)}
      {words && Object.keys(value).length > 1 && !isDisabled && (
        <Button
          kind="quiet"
          size="sm"
          className="w-fit"
          onClick={() => {
            const { [language]: _gone, ...rest } = value;
            onChange(rest as Props<Words>['value']);
          }}
        >
          <Trash2 aria-hidden className="size-4" />
          {text('console.texts.removeLanguage', { language })}
        </Button>
      )}
    </div>
  );
}
