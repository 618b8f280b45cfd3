import { Combobox } from '@baize/ui/combobox';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../use-text.ts';
import { countries, countryName } from './countries.ts';
import type { Bound } from './use-fields.ts';

type Props = Omit<Bound<string[]>, 'isWrong'> & {
  label: string;
  hint: string;
  isWrong?: boolean;
  /** Named in the other list: a country is let in or kept out, never both. */
  taken: readonly string[];
};

export function CountryList({ label, hint, value, taken, onChange, isDisabled }: Props) {
  const text = useText();
  const id = useId();
  const options = countries
    .filter(({ code }) => !value.includes(code) && !taken.includes(code))
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in this line
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 text-[0.8125rem]">
        <span id={id} className="font-medium text-ink-soft">
          {label}
        </span>
        <span className="num text-ink-soft">{value.length}</span>
      </div>
      {!isDisabled && (
        <Combobox
          // A new key empties the field for the next country.
          key={value.length}
          label={text('console.regions.add')}
          placeholder={text('console.regions.add')}
          options={options}
          value={null}
          onChange={(code) => code && onChange([...value, code])}
        />
      )}
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((code) => (
            <li
              key={code}
              className="inline-flex items-center gap-1 rounded-full border bg-rail/50 ps-3 pe-1"
            >
              {countryName(code)}
              {isDisabled ? (
                <span className="pe-2" />
              ) : (
                <button
                  type="button"
                  aria-label={text('ui.remove', { name: countryName(code) })}
                  onClick={() => onChange(value.filter((one) => one !== code))}
                  className="grid size-8 place-items-center rounded-full text-ink-soft hover:text-danger touch:size-11"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.8125rem] text-ink-soft">{hint}</p>
    </div>
  );
}
