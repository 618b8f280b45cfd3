import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { answerOf } from './solve-challenge.ts';

test('the answer to a bot check is one that its maker accepts', async () => {
  const hmacKey = 'a key of the house';
  const { algorithm, challenge, salt, signature, maxnumber } = await createChallenge({
    hmacKey,
    maxNumber: 500,
  });
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const whole = { algorithm, challenge, salt, signature, maxnumber: maxnumber ?? 500 };
  expect(await verifySolution(answerOf(whole, solution!.number), hmacKey)).toBe(true);
  expect(await verifySolution(answerOf(whole, solution!.number + 1), hmacKey)).toBe(false);
});
