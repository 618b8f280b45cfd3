import { Field, NativeSelect } from '@baize/ui';
import { Section } from '../../../shared/account/section.tsx';
import { nameOf } from '../../../shared/words/language.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useOfferedLanguages } from '../../../shared/words/use-offered-languages.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** The language of the pages is also that of the messages we send. */
export function LanguageSection() {
  const text = useText();
  const { language, choose } = useLanguage();
  const offered = useOfferedLanguages();
  return (
    <Section title={text('shell.display.language')} note={text('members.language.text')}>
      <Field label={text('shell.display.language')} className="max-w-xs">
        <NativeSelect
          value={language}
          onChange={({ target }) => {
            const next = offered.find((code) => code === target.value);
            if (next) void choose(next);
          }}
          options={offered.map((code) => ({ value: code, label: nameOf(code) }))}
        />
      </Field>
    </Section>
  );
}
