import { expect, test } from 'vitest';
import { openChores } from './chores.ts';

test('a frame does one chore, in the order in which they came', () => {
  const chores = openChores();
  const done: string[] = [];
  for (const name of ['picture', 'words', 'count']) chores.add(() => void done.push(name));
  chores.doSome();
  expect(done).toEqual(['picture']);
  chores.doSome();
  chores.doSome();
  chores.doSome();
  expect(done).toEqual(['picture', 'words', 'count']);
});

test('of many it does more at once, and what a chore adds waits its turn', () => {
  const chores = openChores();
  let done = 0;
  for (let n = 0; n < 100; n++) chores.add(() => void done++);
  chores.add(() => chores.add(() => void done++));
  chores.doSome();
  expect(done).toBe(26);
  for (let frame = 0; frame < 20; frame++) chores.doSome();
  expect(done).toBe(101);
});
