import { systemPages } from '@baize/contract';
import { expect, test } from 'vitest';
import { faultsFrom, faultsOf, hasFault, stillWrong } from './faults.ts';

test('the contract names the places it finds wrong', () => {
  const domains = [{ domain: 'play.example.com', route: 'home', affiliateCode: null }];
  const faults = faultsOf(systemPages.domainsPage, { mainDomain: 'not a domain', domains });
  expect(faults).toEqual(['mainDomain', 'domains.0.route']);
});

test('the server names them under the content', () => {
  const faults = faultsFrom({ 'content.allowedAddresses.0': 'custom' });
  expect(faults).toEqual(['allowedAddresses.0']);
  expect(hasFault(faults, 'allowedAddresses')).toBe(true);
  expect(hasFault(faults, 'allowed')).toBe(false);
  expect(faultsFrom(null)).toEqual([]);
});

test('what is mended is no longer wrong, and what was not touched stays wrong', () => {
  const faults = ['mainDomain', 'domains.0.route', 'code'];
  expect(stillWrong(faults, ['mainDomain'], [])).toEqual(['domains.0.route', 'code']);
  expect(stillWrong(faults, ['domains'], ['domains.0.route'])).toEqual(faults);
});
