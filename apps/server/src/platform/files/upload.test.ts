import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let at: TestHouse;
beforeAll(async () => {
  const member = { kind: 'member', memberId: 7n, sessionId: 7n } as const;
  at = await openTestHouse({}, { callers: [async () => member] });
});
afterAll(() => at.close());

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['a cut end', 'multipart/form-data; boundary=b', `--b\r\n${FILE}`],
  ['no form at all', 'multipart/form-data; boundary=b', 'junk'],
  ['nothing', 'multipart/form-data; boundary=b', ''],
  ['a name of its own workings', 'multipart/form-data; boundary=b', prototypeForm()],
])('a form with %s is refused, and breaks nothing', async (_what, type, payload) => {
  const headers = { authorization: 'mine', 'content-type': type };
  const answer = await at.app.inject({ method: 'POST', url: '/wps/upload', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false });
});

function prototypeForm(): string {
  return `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b\r\n${FILE}\r\n--b--\r\n`;
}
