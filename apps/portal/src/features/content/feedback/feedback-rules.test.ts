import { expect, test } from 'vitest';
import { emptyFields, isRightLength, lengthOf, withinMax } from './feedback-rules.ts';

test('20 to 200 characters, counted after trimming, in any script', () => {
  expect(isRightLength('a'.repeat(19))).toBe(false);
  expect(isRightLength(`   ${'a'.repeat(19)}   `)).toBe(false);
  expect(isRightLength('字'.repeat(20))).toBe(true);
  expect(isRightLength('😀'.repeat(200))).toBe(true);
  expect(isRightLength('😀'.repeat(201))).toBe(false);
});

test('more than 200 characters cannot be typed, and none is cut in half', () => {
  expect(lengthOf(withinMax('😀'.repeat(300)))).toBe(200);
  expect(withinMax(`  ${'😀'.repeat(201)}`)).toBe('😀'.repeat(200));
  const fits = ` ${'a'.repeat(200)} `;
  expect(withinMax(fits)).toBe(fits);
});

test('everything that is empty is named, in the order of the form', () => {
  const typed = { type: '', content: '  ', sender: '', captcha: '' };
  expect(emptyFields(typed)).toEqual(['type', 'content', 'captcha']);
  expect(emptyFields({ ...typed, type: '0', captcha: 'x' })).toEqual(['content']);
});

test('a visitor who wants to become an agent leaves a contact; a member has an inbox', () => {
  const typed = { type: '6', content: 'I have many friends', sender: ' ', captcha: 'x' };
  expect(emptyFields(typed)).toEqual(['sender']);
  expect(emptyFields(typed, { isIn: true })).toEqual([]);
});
