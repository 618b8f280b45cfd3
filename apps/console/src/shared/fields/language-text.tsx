import type { Language } from '@baize/contract';
import { wayOf } from '../editor/language-bar.tsx';
import type { Named } from './named-field.tsx';
import { AreaField } from './text-field.tsx';
import type { Bound } from './use-fields.ts';

type Words = Partial<Record<Language, string>>;
type Props = Named &
  Bound<Words> & {
    /** The one it is written in now. */
    language: Language;
    maxLength: number;
  };

/** Some lines in each language; one that says nothing is not there. */
export function LanguageText({ language, value, onChange, ...rest }: Props) {
  const { [language]: said = '', ...others } = value;
  return (
    <AreaField
      {...wayOf(language)}
      {...rest}
      rows={3}
      value={said}
      onChange={(next) => onChange(next ? { ...others, [language]: next } : others)}
    />
  );
}
