import { expect, test } from 'vitest';
import type { RegionsContent } from '../editables.ts';
import { judge } from './region-rule.ts';

const rules: RegionsContent = {
  isOn: true,
  allowedCountries: [],
  deniedCountries: ['FR'],
  unknownCountry: 'deny',
  allowedAddresses: ['10.0.0.1'],
  deniedAddresses: ['10.0.0.0/8'],
};

test('while the restriction is off, everyone is served', () => {
  expect(judge({ ...rules, isOn: false }, '10.0.0.2', 'FR')).toEqual({
    isServed: true,
    because: 'off',
  });
});

test('addresses outrank countries, and those let in outrank those kept out', () => {
  expect(judge(rules, '10.0.0.1', 'FR')?.because).toBe('addressAllowed');
  expect(judge(rules, '10.0.0.2', 'DE')).toEqual({ isServed: false, because: 'addressDenied' });
});

test('a country is served unless it is kept out, or only others are let in', () => {
  expect(judge(rules, '192.0.2.1', 'DE')?.isServed).toBe(true);
  expect(judge(rules, '192.0.2.1', 'FR')?.because).toBe('countryDenied');
  const onlyGermany = { ...rules, allowedCountries: ['DE'] };
  expect(judge(onlyGermany, '192.0.2.1', 'IT')).toEqual({
    isServed: false,
    because: 'countryNotAllowed',
  });
});

test('an address of no known country follows its own rule', () => {
  expect(judge(rules, '192.0.2.1', null)?.isServed).toBe(false);
  expect(judge({ ...rules, unknownCountry: 'allow' }, '192.0.2.1', null)?.isServed).toBe(true);
});

test('what is no address is not judged', () => {
  expect(judge(rules, 'somewhere', 'DE')).toBeUndefined();
});
