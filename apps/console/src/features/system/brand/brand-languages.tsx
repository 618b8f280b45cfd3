import { languages as allLanguages, type Language } from '@baize/contract';
import { completeLanguages } from '@baize/i18n';
import { Checkbox } from '@baize/ui';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
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
  const { hinted } = useFields(form, 'console.brand');
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
      <PickField
        {...hinted('defaultLanguage')}
        className="max-w-sm"
        values={offered.map(({ code }) => code)}
        word={(code) => languages.find((one) => one.code === code)?.name ?? code}
      />
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
