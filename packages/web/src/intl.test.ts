import { expect, test } from 'vitest';
import { intlOf } from './intl.tsx';

/** As the build parses it: "{count, number} at {name}". */
const sentence = [
  { type: 2, value: 'count' },
  { type: 0, value: ' at ' },
  { type: 1, value: 'name' },
];

test('a sentence follows its values and its language', () => {
  const messages = { plain: [{ type: 0, value: 'Lobby' }] as never, sentence: sentence as never };
  expect(intlOf('en', messages).formatMessage('plain')).toBe('Lobby');
  const values = { count: 1200, name: 'Dice' };
  expect(intlOf('en', messages).formatMessage('sentence', values)).toBe('1,200 at Dice');
  expect(intlOf('de', messages).formatMessage('sentence', values)).toBe('1.200 at Dice');
});

test('words with nothing to fill in are said as they are', () => {
  const { formatMessage } = intlOf('en', { plain: 'It {is} what it is' });
  expect(formatMessage('plain')).toBe('It {is} what it is');
});

test('a sentence that only names something says it as it was given', () => {
  const named = [...sentence.slice(1)] as never;
  const { formatMessage } = intlOf('en', { named });
  expect(formatMessage('named', { name: 'Dice <b>' })).toBe(' at Dice <b>');
  expect(formatMessage('named', { name: 7 })).toBe(' at 7');
  expect(() => formatMessage('named')).toThrow();
});

test('a word that comes later is said once it is there, and by its id before', () => {
  const growing: Record<string, never> = {};
  const { formatMessage } = intlOf('en', growing);
  expect(formatMessage('late')).toBe('late');
  growing.late = [{ type: 0, value: 'Here at last' }] as never;
  expect(formatMessage('late')).toBe('Here at last');
});

test('numbers are written as the language writes them', () => {
  const options = { style: 'percent', minimumFractionDigits: 2 } as const;
  expect(intlOf('en', {}).formatNumber(0.985, options)).toBe('98.50%');
  expect(intlOf('de', {}).formatNumber(1234.5)).toBe('1.234,5');
});
