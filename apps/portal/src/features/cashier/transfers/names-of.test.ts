import { expect, test } from 'vitest';
import { namesOf } from './names-of.ts';

test('names are read however they are listed, and each counts once', () => {
  expect(namesOf('  ')).toEqual([]);
  expect(namesOf(' ann ')).toEqual(['ann']);
  expect(namesOf('ann, bob;cid\ndan،eve')).toEqual(['ann', 'bob', 'cid', 'dan', 'eve']);
  expect(namesOf('ann,Ann bob')).toEqual(['Ann', 'bob']);
});
