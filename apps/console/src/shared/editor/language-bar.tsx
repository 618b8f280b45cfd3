import { type Language, languages } from '@baize/contract';
import { ChipGroup, NativeSelect } from '@baize/ui';
import { Check } from 'lucide-react';
import { useBrand } from '../session/use-status.ts';
import { useText } from '../use-text.ts';

type Props = {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
  /** The languages that have words already. */
  filled: readonly string[];
};

/** Chooses the language one writes in: those of the brand at hand, all others in a list. */
export function LanguageBar({ label, value, onChange, filled }: Props) {
  const text = useText();
  const { languages: offered } = useBrand();
  const isAtHand = (code: Language) =>
    offered.includes(code) || filled.includes(code) || code === value;
  const others = languages.filter(({ code }) => !isAtHand(code));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChipGroup
        className="max-w-full"
        label={label}
        value={value}
        onChange={onChange}
        chips={languages
          .filter(({ code }) => isAtHand(code))
          .map(({ code, name }) => ({
            value: code,
            label: name,
            icon: filled.includes(code) ? (
              <Check aria-label={text('console.language.filled')} />
            ) : undefined,
          }))}
      />
      {others.length > 0 && (
        <NativeSelect
          isCompact
          aria-label={text('console.language.more')}
          className="w-auto!"
          value=""
          options={[
            { value: '', label: text('console.language.more') },
            ...others.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(event) => event.target.value && onChange(event.target.value as Language)}
        />
      )}
    </div>
  );
}

/** How a language is written and where its lines begin. */
export function wayOf(code: Language): { lang: string; dir: 'ltr' | 'rtl' } {
  const found = languages.find((language) => language.code === code)!;
  return { lang: found.tag, dir: 'rtl' in found ? 'rtl' : 'ltr' };
}
