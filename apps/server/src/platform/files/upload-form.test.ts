import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let at: TestHouse;
beforeAll(async () => {
  const member = { kind: 'member', memberId: 7n, sessionId: 7n } as const;
  at = await openTestHouse({}, { callers: [async () => member] });
});
afterAll(() => at.close());

const FORM = 'multipart/form-data; boundary=b';
const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
const PROTOTYPE = '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n';

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['a cut end', FORM, FILE],
  ['no parts at all', FORM, 'junk'],
  ['nothing in it', FORM, ''],
  ['a name of its own workings', FORM, `${PROTOTYPE}${FILE}\r\n--b--\r\n`],
])('a form with %s is refused, and breaks nothing', async (_what, type, payload) => {
  const headers = { authorization: 'mine', 'content-type': type };
  const answer = await at.app.inject({ method: 'POST', url: '/wps/upload', headers, payload });
  expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
});
