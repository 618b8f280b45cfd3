import { type Language, languages } from '@baize/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

type Country = { countryCode: string; countryName: string; countryDialingCode: string };

// Naming and sorting takes milliseconds, and never comes out differently.
const known = new Map<Language, Country[]>();

/** Every country one can be called in, named and sorted in a language. */
export function countriesIn(language: Language): Country[] {
  const countries = known.get(language) ?? nameCountries(language);
  known.set(language, countries);
  return countries;
}

function nameCountries(language: Language): Country[] {
  const tag = languages.find(({ code }) => code === language)?.tag ?? 'en';
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([tag, 'en']);
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      countryName: names.of(countryCode) ?? countryCode,
      countryDialingCode: getCountryCallingCode(countryCode) as string,
    }))
    .sort((a, b) => compare(a.countryName, b.countryName));
}
