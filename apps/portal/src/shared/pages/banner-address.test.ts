import { expect, test } from 'vitest';
import { bannerAddress, plainWords } from './banner-address.ts';

const at = (linkage: string, linkageType: 'NONE' | 'INTERNAL' | 'EXTERNAL' | 'PROMOTION') =>
  bannerAddress({ linkage, linkageType });

test('a banner leads within the house, to a promotion, or out of it', () => {
  expect(at('/live', 'INTERNAL')).toBe('/live');
  expect(at('12', 'PROMOTION')).toBe('/promotions?id=12');
  expect(at('https://example.com/a', 'EXTERNAL')).toBe('https://example.com/a');
});

test('a banner never leads where a link could do harm', () => {
  expect(at('/live', 'NONE')).toBeUndefined();
  expect(at('javascript:alert(1)', 'INTERNAL')).toBeUndefined();
  expect(at('//elsewhere.example', 'INTERNAL')).toBeUndefined();
  expect(at('/\\elsewhere.example', 'INTERNAL')).toBeUndefined();
});

test('words are read without their tags', () => {
  expect(plainWords('<p>One &amp; <b>two</b></p><p>three</p>')).toBe('One & two three');
});
