import type { Language } from '@baize/contract';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { wayOf } from '../../shared/editor/language-bar.tsx';
import { TranslatedFields } from '../../shared/editor/translated-fields.tsx';
import { AreaField, TextField } from '../../shared/fields/text-field.tsx';
import { useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';
import type { BroadcastForm } from './broadcast-editable.ts';

type Props = {
  form: BroadcastForm;
  language: Language;
  onLanguage: (language: Language) => void;
};

const EMPTY = { title: '', text: '', button: '', sms: '' };

/** What it says in each language; who reads another one gets the brand's first. */
export function WordsPart({ form, language, onLanguage }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.messaging');
  const { content, change, isWrong, mayEdit } = form;
  const odd = text('console.messaging.wordsWrong');
  const wordsIn = (name: 'text' | 'button' | 'sms') => ({
    ...wayOf(language),
    label: text(`console.messaging.${name}`, { language }),
    isWrong: isWrong(`words.${language}.${name}`),
    odd,
    isDisabled: !mayEdit,
    value: content.words[language]?.[name] ?? '',
  });
  return (
    <FormPanel title={text('console.messaging.words')}>
      <TextField {...field('name')} isRequired odd={text('console.form.missing')} maxLength={60} />
      <TranslatedFields
        value={content.words}
        onChange={(words) => change({ words })}
        empty={EMPTY}
        language={language}
        onLanguage={onLanguage}
        isDisabled={!mayEdit}
        isTitleWrong={isWrong(`words.${language}.title`)}
        maxTitle={100}
      >
        {(_, write) => (
          <>
            <AreaField
              {...wordsIn('text')}
              isRequired
              hint={text('console.messaging.textHint')}
              rows={5}
              maxLength={2_000}
              onChange={(typed) => write({ text: typed })}
            />
            <TextField
              {...wordsIn('button')}
              maxLength={40}
              onChange={(button) => write({ button })}
            />
            {content.channels.includes('SMS') && (
              <AreaField
                {...wordsIn('sms')}
                rows={2}
                maxLength={480}
                onChange={(sms) => write({ sms })}
              />
            )}
          </>
        )}
      </TranslatedFields>
      <TextField {...hinted('link')} isTrimmed dir="ltr" maxLength={200} spellCheck={false} />
    </FormPanel>
  );
}
