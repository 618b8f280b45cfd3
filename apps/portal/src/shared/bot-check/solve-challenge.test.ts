import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { findNumber } from './find-number.ts';
import { answerOf } from './solve-challenge.ts';

test('the answer to a bot check is one that its maker accepts', async () => {
  const hmacKey = 'a key of the house';
  const { algorithm, challenge, salt, signature, maxnumber } = await createChallenge({
    hmacKey,
    maxNumber: 500,
  });
  const whole = { algorithm, challenge, salt, signature, maxnumber: maxnumber ?? 500 };
  const number = findNumber(whole);
  expect(await verifySolution(answerOf(whole, number!), hmacKey)).toBe(true);
  expect(await verifySolution(answerOf(whole, number! + 1), hmacKey)).toBe(false);
});

test('a check whose sum is not known, or that has no answer, is left to the house', () => {
  const riddle = { challenge: '00', salt: 'salt', maxnumber: 10 };
  expect(findNumber({ ...riddle, algorithm: 'SHA-256' })).toBeNull();
  expect(findNumber({ ...riddle, algorithm: 'SHA-512' })).toBeNull();
});
