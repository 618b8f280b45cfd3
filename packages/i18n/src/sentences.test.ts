import { expect, test } from 'vitest';
import { createSpeaker, placesOf, readMessage } from './sentences.ts';

const BILLS = 'You owe {amount} on {count, plural, one {# bill} other {# bills of {year}}}.';

test('a plural follows its number, on a server as on a screen', () => {
  const say = createSpeaker('en');
  const message = readMessage(BILLS, 'en');
  expect(say('bills', message, { amount: '5.00', count: 1 })).toBe('You owe 5.00 on 1 bill.');
  expect(say('bills', message, { amount: '5.00', count: 1200, year: '2026' })).toBe(
    'You owe 5.00 on 1,200 bills of 2026.',
  );
});

test('the places of a sentence are found within its plural forms too', () => {
  expect(placesOf(readMessage(BILLS, 'en'))).toEqual(['amount', 'count', 'year']);
  expect(placesOf('Plain')).toEqual([]);
});

test('the same id with other words is said in those words', () => {
  const say = createSpeaker('en');
  const [one, other] = ['{n, number} left', '{n, number} gone'].map((t) => readMessage(t, 'en'));
  expect(say('n', one!, { n: 1 })).toBe('1 left');
  expect(say('n', other!, { n: 1 })).toBe('1 gone');
});
