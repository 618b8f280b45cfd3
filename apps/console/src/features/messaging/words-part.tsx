import type { Language } from '@baize/contract';
import { Field, TextArea, TextInput } from '@baize/ui';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { wayOf } from '../../shared/editor/language-bar.tsx';
import { TranslatedFields } from '../../shared/editor/translated-fields.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
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
  const { content, change, isWrong, mayEdit } = form;
  const way = { ...wayOf(language), disabled: !mayEdit };
  const wrong = (field: string) =>
    isWrong(`words.${language}.${field}`) && text('console.messaging.wordsWrong');
  return (
    <FormPanel title={text('console.messaging.words')}>
      <NameField form={form} />
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
        {(words, write) => (
          <>
            <Field
              isRequired
              label={text('console.messaging.text', { language })}
              hint={text('console.messaging.textHint')}
              error={wrong('text')}
            >
              <TextArea
                {...way}
                rows={5}
                maxLength={2_000}
                value={words?.text ?? ''}
                onChange={({ target }) => write({ text: target.value })}
              />
            </Field>
            <Field label={text('console.messaging.button', { language })} error={wrong('button')}>
              <TextInput
                {...way}
                maxLength={40}
                value={words?.button ?? ''}
                onChange={({ target }) => write({ button: target.value })}
              />
            </Field>
            {content.channels.includes('SMS') && (
              <Field label={text('console.messaging.sms', { language })} error={wrong('sms')}>
                <TextArea
                  {...way}
                  rows={2}
                  maxLength={480}
                  value={words?.sms ?? ''}
                  onChange={({ target }) => write({ sms: target.value })}
                />
              </Field>
            )}
          </>
        )}
      </TranslatedFields>
      <LinkField form={form} />
    </FormPanel>
  );
}

function LinkField({ form: { content, change, isWrong, mayEdit } }: { form: BroadcastForm }) {
  const text = useText();
  return (
    <TextField
      label={text('console.messaging.link')}
      hint={text('console.messaging.linkHint')}
      error={isWrong('link') && text('console.form.wrong')}
      dir="ltr"
      maxLength={200}
      spellCheck={false}
      disabled={!mayEdit}
      value={content.link}
      onChange={(value) => change({ link: value.trim() })}
    />
  );
}

function NameField({ form: { content, change, isWrong, mayEdit } }: { form: BroadcastForm }) {
  const text = useText();
  return (
    <TextField
      isRequired
      label={text('console.messaging.name')}
      error={isWrong('name') && text('console.form.missing')}
      maxLength={60}
      disabled={!mayEdit}
      value={content.name}
      onChange={(name) => change({ name })}
    />
  );
}
