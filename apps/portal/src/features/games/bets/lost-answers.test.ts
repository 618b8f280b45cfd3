import { ConnectionFailed, Refused } from '@baize/web/errors.ts';
import { expect, test } from 'vitest';
import { askUntilAnswered } from './lost-answers.ts';

const noPause = () => Promise.resolve();

test('a lost answer is asked for again until it comes', async () => {
  let asked = 0;
  let lost = 0;
  const answer = await askUntilAnswered(
    () => {
      asked += 1;
      return asked < 4 ? Promise.reject(new ConnectionFailed()) : Promise.resolve('paid');
    },
    () => {
      lost += 1;
    },
    noPause,
  );
  expect([answer, asked, lost]).toEqual(['paid', 4, 3]);
});

test('a refusal is an answer, and is not asked for again', async () => {
  let asked = 0;
  const refused = new Refused(409, {
    errorCode: 'x',
    message: 'Balance is not enough',
    value: null,
  });
  const asking = askUntilAnswered(
    () => {
      asked += 1;
      return Promise.reject(refused);
    },
    () => undefined,
    noPause,
  );
  await expect(asking).rejects.toBe(refused);
  expect(asked).toBe(1);
});

test('when the line stays dead, the failure is told', async () => {
  const asking = askUntilAnswered(
    () => Promise.reject(new ConnectionFailed()),
    () => undefined,
    noPause,
  );
  await expect(asking).rejects.toBeInstanceOf(ConnectionFailed);
});
