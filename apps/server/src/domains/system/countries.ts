import { type Language, languages } from '@baize/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

type Country = { countryCode: string; countryName: string; countryDialingCode: string };

/** Every country one can be called in, named and sorted in a language. */
export function countriesIn(language: Language): Country[] {
  const tag = languages.find(({ code }) => code === language)?.tag ?? 'en';
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      countryName: names.of(countryCode) ?? countryCode,
      countryDialingCode: getCountryCallingCode(countryCode) as string,
    }))
    .sort((a, b) => a.countryName.localeCompare(b.countryName, tag));
}
