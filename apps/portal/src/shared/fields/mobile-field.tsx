import { system } from '@baize/contract';
import { Field, NativeSelect, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { ask } from '../calls/api.ts';
import { useLanguage } from '../words/use-language.tsx';
import { useText } from '../words/use-text.ts';

type Props = {
  error?: string | undefined;
  isRequired?: boolean;
  label?: string;
  /** What the form holds: the country's code and the number. */
  dial: ComponentProps<'select'>;
  number: ComponentProps<'input'>;
};

/** A mobile number: the dialling code of its country, and the digits. */
export function MobileField({ error, isRequired, label, dial, number }: Props) {
  const text = useText();
  const options = useDiallingOptions();
  return (
    <Field label={label ?? text('identity.mobile.label')} error={error} isRequired={isRequired}>
      <MobileInputs options={options} dial={dial} number={number} />
    </Field>
  );
}

type InputsProps = Pick<Props, 'dial' | 'number'> & {
  options: { value: string; label: string }[];
};

function MobileInputs({ options, dial, number }: InputsProps) {
  const text = useText();
  return (
    <div className="flex gap-2" dir="ltr">
      {/* Made anew when the countries arrive, so that the form can show the one it holds. */}
      <NativeSelect
        key={options.length}
        {...dial}
        id={undefined}
        aria-describedby={undefined}
        aria-label={text('identity.mobile.dial')}
        autoComplete="tel-country-code"
        options={options}
        className="w-34! shrink-0"
      />
      <TextInput
        {...number}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        className="flex-1"
      />
    </div>
  );
}

/** Countries that share a code stand under the one that most people mean by it. */
const MAIN_COUNTRIES: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+358': 'FI',
};

/** One entry per dialling code, in the order of the countries' names. */
function useDiallingOptions() {
  const { language } = useLanguage();
  const countries = useQuery({
    queryKey: ['system', 'countries', language],
    queryFn: ({ signal }) => ask(system.country, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return useMemo(() => {
    const byCode = new Map<string, string>();
    for (const { countryDialingCode, countryCode, countryName } of countries ?? []) {
      const code = `+${countryDialingCode.replace(/\D/g, '')}`;
      if (!byCode.has(code) || MAIN_COUNTRIES[code] === countryCode) byCode.set(code, countryName);
    }
    return [...byCode].map(([value, name]) => ({ value, label: `${value} ${name}` }));
  }, [countries]);
}
