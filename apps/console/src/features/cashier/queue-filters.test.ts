import { expect, test } from 'vitest';
import { memberOf, numbersOf, queueAsked, queueOf } from './queue-filters.ts';

test('a desk opens with its first queue, and shows all only when asked', () => {
  const queues = ['waiting', 'paying'] as const;
  expect(queueOf({}, queues)).toBe('waiting');
  expect(queueOf({ queue: 'paying' }, queues)).toBe('paying');
  expect(queueOf({ queue: 'nonsense' }, queues)).toBe('waiting');
  expect(queueOf({ queue: 'all' }, queues)).toBeUndefined();
});

test('numbers are read as people write them, and nothing else is', () => {
  expect(numbersOf({ number: ' W-42 ', member: '100001' })).toEqual({ id: '42', memberId: 100001 });
  expect(numbersOf({ number: 'abc', member: '-3' })).toEqual({
    id: undefined,
    memberId: undefined,
  });
});

test('a member is meant by number or by name, and looked for in all queues', () => {
  expect(memberOf({ member: ' 100001 ' })).toEqual({ memberId: 100001 });
  expect(memberOf({ member: ' mara_lim ' })).toEqual({ username: 'mara_lim' });
  expect(queueAsked({ member: 'mara_lim' }, ['waiting'])).toEqual({});
  expect(queueAsked({}, ['waiting'])).toEqual({ queue: 'waiting' });
});
