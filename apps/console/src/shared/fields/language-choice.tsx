import { type Language, languages } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useBrand } from '../session/use-status.ts';

type Props = {
  label: string;
  hint: string;
  value: readonly Language[];
  onChange: (languages: Language[]) => void;
  isDisabled?: boolean;
  isWrong?: boolean;
};

/** In which of the brand's languages something is shown; none ticked means in all. */
export function LanguageChoice({ label, hint, value, onChange, isDisabled }: Props) {
  const { languages: offered } = useBrand();
  const shown = languages.filter(({ code }) => offered.includes(code) || value.includes(code));
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {shown.map(({ code, tag, name }) => (
          <Checkbox
            key={code}
            checked={value.includes(code)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...value, code] : value.filter((one) => one !== code),
              )
            }
          >
            <span lang={tag}>{name}</span>
          </Checkbox>
        ))}
      </div>
      <p className="text-[0.8125rem] text-ink-soft">{hint}</p>
    </fieldset>
  );
}
