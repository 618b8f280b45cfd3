import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('the header Language counts first, in any case', () => {
  expect(languageOf({ language: 'vi', 'accept-language': 'de' })).toBe('VI');
  expect(languageOf({ language: 'PT' })).toBe('PT');
});

test("a language we do not speak gives way to the browser's", () => {
  expect(languageOf({ language: 'XX', 'accept-language': 'de-AT,de;q=0.9' })).toBe('DE');
});

test("the browser's order is kept, whatever the order of its words", () => {
  expect(languageOf({ 'accept-language': 'xx, fr;q=0.5, zh-TW;q=0.8, *;q=0.1' })).toBe('TW');
  expect(languageOf({ 'accept-language': 'fr;q=0, it;q=0.2' })).toBe('IT');
});

test('who names none has none, and the brand decides', () => {
  expect(languageOf({})).toBeUndefined();
  expect(languageOf({ 'accept-language': ';;q=,,' })).toBeUndefined();
});
