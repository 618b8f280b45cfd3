// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  detectLanguage,
  directionOf,
  offeredLanguages,
  showLanguage,
  storedLanguage,
  storeLanguage,
} from './language.ts';

const offered = offeredLanguages(['en', 'zh-Hant', 'zh-Hans', 'ar', 'fil']);

beforeEach(() => localStorage.clear());

test('only languages with words are offered, in the order of the house', () => {
  expect(offered).toEqual(['EN', 'TW', 'CN', 'TY', 'AR']);
  expect(offeredLanguages(['en', 'ar'], ['AR', 'JA'])).toEqual(['AR']);
});

test('what the visitor chose comes first', () => {
  expect(detectLanguage(offered, 'AR', ['en-US'])).toBe('AR');
});

test('else the languages of the browser, in its order', () => {
  expect(detectLanguage(offered, null, ['ja', 'zh-HK', 'en'])).toBe('TW');
  expect(detectLanguage(offered, null, ['zh-CN'])).toBe('CN');
  expect(detectLanguage(offered, null, ['tl-PH'])).toBe('TY');
});

test('a choice that is no longer offered is passed over', () => {
  expect(detectLanguage(offered, 'JA', ['ar-EG'])).toBe('AR');
  expect(detectLanguage(offered, 'nonsense', ['sw'])).toBeUndefined();
});

test('the page says its language and its direction', () => {
  showLanguage('AR');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  showLanguage('TW');
  expect(document.documentElement).toMatchObject({ lang: 'zh-Hant', dir: 'ltr' });
  expect(directionOf('FA')).toBe('rtl');
});

test('a choice is remembered in this browser', () => {
  expect(storedLanguage()).toBeNull();
  storeLanguage('VI');
  expect(storedLanguage()).toBe('VI');
});
