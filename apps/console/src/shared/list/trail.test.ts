import { expect, test } from 'vitest';
import { trailOf, trailTo } from './trail.ts';

test('the address keeps the way one came, and nothing odd', () => {
  expect(trailOf({})).toEqual([]);
  expect(trailOf({ after: '120,100' })).toEqual(['120', '100']);
  expect(trailOf({ after: '1790000000000000.sign-ins.-7' })).toEqual([
    '1790000000000000.sign-ins.-7',
  ]);
  expect(trailOf({ after: '120,drop' })).toEqual([]);
});

test('one goes on by the mark of the page, and back by those before it', () => {
  expect(trailTo(2, [], '120')).toBe('120');
  expect(trailTo(3, ['120'], '100')).toBe('120,100');
  expect(trailTo(2, ['120', '100'], '80')).toBe('120');
  expect(trailTo(1, ['120'], null)).toBe('');
});
