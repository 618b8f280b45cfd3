import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/postgres.ts';
import { inTurn } from './turn.ts';

test('two who open one house do it one after another, also when the first one fails', async () => {
  const { serveUrl, drop } = await createTestDatabase();
  const said: string[] = [];
  const open = (name: string, fails = false) =>
    inTurn(serveUrl, async () => {
      said.push(`${name} begins`);
      await sleep(50);
      said.push(`${name} ends`);
      if (fails) throw new Error('no');
    });
  const results = await Promise.allSettled([open('a', true), open('b'), open('c')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  for (let n = 0; n < said.length; n += 2) {
    expect(said[n + 1]).toBe(said[n]!.replace('begins', 'ends'));
  }
  await drop();
});
