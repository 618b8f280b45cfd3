import type { RegisterField } from '@baize/contract';
import { completeLanguages } from '@baize/i18n';
import { weakColours } from '@baize/ui/operator-theme';
import { brandCurrency } from '../../platform/currency.ts';
import { isAddressRange } from '../../platform/edge/address.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PageName, Pages, RegisterRule } from './shipped.ts';

type Faults = string[];
type Check<Name extends PageName> = (content: Pages[Name]) => Faults;

/** What a shape cannot say: each rule names the field it found fault with. */
const checks: { [Name in PageName]?: Check<Name> } = {
  status: ({ allowedAddresses }) => badRanges('allowedAddresses', allowedAddresses),
  regions: ({ allowedAddresses, deniedAddresses, allowedCountries, deniedCountries }) => [
    ...badRanges('allowedAddresses', allowedAddresses),
    ...badRanges('deniedAddresses', deniedAddresses),
    ...deniedCountries
      .filter((country) => allowedCountries.includes(country))
      .map((country) => `deniedCountries.${country}`),
  ],
  register: ({ fields }) =>
    (Object.entries(fields) as [RegisterField, RegisterRule][]).flatMap(([field, rule]) =>
      isSoundRule(field, rule) ? [] : [`fields.${field}`],
    ),
  domains: ({ domains }) =>
    repeated(domains.map(({ domain }) => domain)).map((at) => `domains.${at}`),
  resources: ({ resources }) =>
    repeated(resources.map(({ resourceType }) => resourceType)).map((at) => `resources.${at}`),
  theme: (look) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      weakColours(theme, look[theme]).map((name) => `${theme}.${name}`),
    ),
  brand: ({ currency, languages, defaultLanguage, bodyEncryption }) => [
    // The books are kept in it: it was chosen at the first start.
    ...(currency === brandCurrency.code ? [] : ['currency']),
    ...languages
      .filter((code) => !completeLanguages.some((complete) => complete === code))
      .map((code) => `languages.${code}`),
    ...(languages.includes(defaultLanguage) ? [] : ['defaultLanguage']),
    ...repeated(languages).map((at) => `languages.${at}`),
    ...(Object.values(bodyEncryption).some(Boolean) ? [] : ['bodyEncryption']),
  ],
};

export function assertSound<Name extends PageName>(page: Name, content: Pages[Name]): void {
  const faults = checks[page]?.(content) ?? [];
  if (faults.length === 0) return;
  const value = Object.fromEntries(faults.map((field) => [`content.${field}`, 'custom']));
  refuse('INVALID_INPUT', { value });
}

function badRanges(field: string, ranges: readonly string[]): Faults {
  return ranges.flatMap((range, index) => (isAddressRange(range) ? [] : [`${field}.${index}`]));
}

function repeated(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 64;

function isSoundRule(field: RegisterField, rule: RegisterRule): boolean {
  const { minLength, maxLength, acceptedPattern } = rule;
  if (minLength > maxLength || !isSoundPattern(acceptedPattern)) return false;
  if (field !== 'password') return true;
  return minLength >= MIN_PASSWORD && maxLength <= MAX_PASSWORD;
}

/** A repeated group that itself repeats can take for ever on a text that almost fits. */
const REPEATED_REPETITION = /\([^)]*[*+}][^)]*\)[*+{]/;

function isSoundPattern(pattern: string): boolean {
  if (pattern === '*') return true;
  if (REPEATED_REPETITION.test(pattern) || /\\[1-9k]/.test(pattern)) return false;
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`, 'u'));
  } catch {
    return false;
  }
}
