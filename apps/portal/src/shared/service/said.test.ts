import { expect, test } from 'vitest';
import { readSaidEvent, type Said, withoutSaid, withSaid } from './said.ts';

const said = (id: string, isMine = false): Said => ({
  id,
  isMine,
  isStaff: false,
  name: 'an***e',
  text: `words ${id}`,
  at: 1,
});
const before = { list: [said('9'), said('10', true)], hasMore: true };

test('words are told once, in the order they were said, whoever tells of them', () => {
  const after = withSaid(before, [said('11'), said('10'), said('8')]);
  expect(after.list.map(({ id }) => id)).toEqual(['8', '9', '10', '11']);
  expect(after.hasMore).toBe(true);
});

test('my own words stay mine, though the room’s socket does not know it', () => {
  const mine = withSaid(before, [said('10')]).list.find(({ id }) => id === '10');
  expect(mine?.isMine).toBe(true);
});

test('what a moderator hides is gone', () => {
  expect(withoutSaid(before, '9').list.map(({ id }) => id)).toEqual(['10']);
});

test('an event is read by the number of the words, not by its own', () => {
  const event = { topic: 'chat:room', id: 4, at: 7, kind: 'said', messageId: '12' };
  expect(readSaidEvent({ ...event, name: 'x', text: 'y' })).toMatchObject({ id: '12', at: 7 });
  expect(readSaidEvent({ ...event, kind: 'hidden' })).toBeUndefined();
  expect(readSaidEvent({ topic: 'chat:room', id: 4, at: 0 })).toBeUndefined();
});
