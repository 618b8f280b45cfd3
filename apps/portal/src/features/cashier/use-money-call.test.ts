import { ConnectionFailed, Refused } from '@baize/web/errors.ts';
import { expect, test } from 'vitest';
import { idFor } from './use-money-call.ts';

const variables = { amount: 5n, requestId: 'first-id' };

test('the same input after a lost answer keeps its id, so that it cannot cost twice', () => {
  expect(idFor({ amount: 5n }, { variables, error: new ConnectionFailed() })).toBe('first-id');
});

test('another input, or one that was refused, is a new one', () => {
  const refused = new Refused(422, { errorCode: 'x', message: 'No', value: null });
  expect(idFor({ amount: 6n }, { variables, error: new ConnectionFailed() })).not.toBe('first-id');
  expect(idFor({ amount: 5n }, { variables, error: refused })).not.toBe('first-id');
  expect(idFor({ amount: 5n }, { variables, error: null })).not.toBe('first-id');
});
