import { Refused } from '@baize/web/errors.ts';
import { expect, test } from 'vitest';
import { createQueries } from './queries.ts';

const refused = (status: number, errorCode: string) =>
  new Refused(status, { value: null, message: '', errorCode });

test('a house that is full, or asked too often, is asked again a moment later; any other refusal stands', () => {
  const { retry } = createQueries().getDefaultOptions().queries as {
    retry: (count: number, error: Error) => boolean;
  };
  expect(retry(0, refused(503, 'network.timeout'))).toBe(true);
  expect(retry(5, refused(503, 'network.timeout'))).toBe(false);
  expect(retry(0, refused(429, 'too.much.request'))).toBe(true);
  expect(retry(3, refused(429, 'too.much.request'))).toBe(false);
  expect(retry(0, refused(404, 'game.not.found'))).toBe(false);
});
