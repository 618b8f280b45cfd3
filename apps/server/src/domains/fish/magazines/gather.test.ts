import { expect, test } from 'vitest';
import { openGather } from './gather.ts';

test('payments that come within a moment go on together, and later ones without them', async () => {
  const gather = openGather();
  const first = gather();
  expect(gather()).toBe(first);
  await first;
  const later = gather();
  expect(later).not.toBe(first);
  await later;
});
