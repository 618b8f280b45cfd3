import { languages as allLanguages, type Language } from '@baize/contract';
import { completeLanguages } from '@baize/i18n';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import type { BrandForm } from './brand-form.ts';

/** Only those whose every word is there. */
const languages = allLanguages.filter(({ code }) =>
  completeLanguages.some((complete) => complete === code),
);

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages a visitor may choose, and the one they meet when their own is not among them. */
export function BrandLanguages({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const offered = languages.filter(({ code }) => content.languages.includes(code));
  function toggle(language: Language, isOffered: boolean) {
    const next = languages
      .map(({ code }) => code)
      .filter((code) => (code === language ? isOffered : content.languages.includes(code)));
    const keepsDefault = next.includes(content.defaultLanguage);
    change({
      languages: next,
      ...(!keepsDefault && next[0] && { defaultLanguage: next[0] }),
    });
  }
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={text('console.brand.defaultLanguage')}
        hint={text('console.brand.defaultLanguageHint')}
        error={isWrong('defaultLanguage') && text('console.form.wrong')}
        className="max-w-sm"
      >
        <NativeSelect
          disabled={!mayEdit}
          options={offered.map(({ code, name }) => ({ value: code, label: name }))}
          value={content.defaultLanguage}
          onChange={(event) => change({ defaultLanguage: event.target.value as Language })}
        />
      </Field>
      <fieldset disabled={!mayEdit}>
        <legend className="mb-1 text-[0.8125rem] font-medium text-ink-soft">
          {text('console.brand.offered', { count: offered.length })}
        </legend>
        {isWrong('languages') && (
          <p role="alert" className="text-danger">
            {text('console.brand.noLanguage')}
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
          {languages.map(({ code, tag, name }) => (
            <Checkbox
              key={code}
              checked={content.languages.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            >
              <span lang={tag}>{name}</span>
              <span className="block text-[0.8125rem] text-ink-soft">{names.of(tag)}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
