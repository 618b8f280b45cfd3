import { isAmong, readAddress } from '../addresses/addresses.ts';
import type { RegionsContent } from '../editables.ts';

export type Ruling = { isServed: boolean; because: Reason };
export type Reason =
  | 'off'
  | 'addressAllowed'
  | 'addressDenied'
  | 'unknownCountry'
  | 'countryDenied'
  | 'countryNotAllowed'
  | 'countryAllowed';

/**
 * How the rules on this page, saved or not, would treat a visitor. Addresses outrank countries, and
 * those let in outrank those kept out. Undefined when the address is none.
 */
export function judge(
  rules: RegionsContent,
  address: string,
  country: string | null,
): Ruling | undefined {
  if (!readAddress(address)) return undefined;
  if (!rules.isOn) return { isServed: true, because: 'off' };
  if (isAmong(address, rules.allowedAddresses)) {
    return { isServed: true, because: 'addressAllowed' };
  }
  if (isAmong(address, rules.deniedAddresses)) {
    return { isServed: false, because: 'addressDenied' };
  }
  return judgeCountry(rules, country);
}

function judgeCountry(rules: RegionsContent, country: string | null): Ruling {
  if (country === null) {
    return { isServed: rules.unknownCountry === 'allow', because: 'unknownCountry' };
  }
  if (rules.deniedCountries.includes(country)) {
    return { isServed: false, because: 'countryDenied' };
  }
  const isNamed = rules.allowedCountries.length === 0 || rules.allowedCountries.includes(country);
  return { isServed: isNamed, because: isNamed ? 'countryAllowed' : 'countryNotAllowed' };
}
