import { expect, test } from 'vitest';
import { readPayload, writePayload } from './payload.ts';

test('a payload comes back as it was written, amounts, instants and odd texts included', () => {
  const payload = {
    amount: -(10n ** 18n),
    at: new Date(1_700_000_000_123),
    list: [1n, null, true, 2.5, 'x'],
    texts: ['$', '$n5', '$t0', '$$n', '', '"\\\n', 'ب☂'],
    inside: { $n: 'name', quote: { '"': 0 } },
  };
  expect(readPayload(writePayload(payload))).toEqual(payload);
});

test('what is undefined is left out of an object and empty in a list', () => {
  expect(readPayload(writePayload({ a: undefined, b: [undefined] }))).toEqual({ b: [null] });
});
