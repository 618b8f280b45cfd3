import { expect, test } from 'vitest';
import { brandStyleRules } from './brand-style.ts';

const none = { logo: null, both: {}, dark: {}, light: {} };

test('a look that changes nothing needs no rules', () => {
  expect(brandStyleRules(none)).toBe('');
});

test('each theme gets its own colours, both the same corners', () => {
  const look = { ...none, both: { '--r-card': '4px' }, light: { '--brass': '#123456' } };
  expect(brandStyleRules(look)).toBe(':root{--r-card:4px}[data-theme=light]{--brass:#123456}');
});

test('nothing gets out of its rule', () => {
  const look = { ...none, dark: { '--brass': 'red}body{display:none', color: 'red' } };
  expect(brandStyleRules(look)).toBe('');
});
