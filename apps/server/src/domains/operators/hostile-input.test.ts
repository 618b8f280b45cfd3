import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/desk.ts';

let desk: TestDesk;
let admin: string;
beforeAll(async () => {
  desk = await openTestDesk();
  admin = await desk.logIn('admin');
});
afterAll(() => desk.close());

const NASTY = [
  '\0',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '1e309',
  '-1',
  '9999999999999999999',
  'NaN',
  '[object Object]',
  'a'.repeat(5_000),
];

test('no list, however it is asked for, breaks', async () => {
  const fields = ['page', 'pageSize', 'actor', 'action', 'subject', 'from', 'to', 'state', 'kind'];
  for (const url of ['/ops/audit', '/ops/approvals', '/ops/operators']) {
    for (const field of fields) {
      for (const value of NASTY) {
        const query = new URLSearchParams({ [field]: value });
        const { status } = await desk.ask('GET', `${url}?${query}`, { token: admin });
        expect(status, `${url} ${field} ${value.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  }
  const far = await desk.ask('GET', '/ops/audit?page=1000000&pageSize=999&to=8640000000000000', {
    token: admin,
  });
  expect(far).toMatchObject({ status: 200, value: { list: [] } });
});

test('no id, name, code or text in a change breaks, and nothing changes', async () => {
  const before = await desk.ask('GET', '/ops/operators', { token: admin });
  for (const value of NASTY) {
    const id = encodeURIComponent(String(Buffer.from(value.slice(0, 100))));
    const tries = [
      ['POST', '/ops/session/login', { username: value, password: value, code: value }],
      [
        'POST',
        '/ops/operators',
        { username: value, name: value, roles: [], password: 'a'.repeat(12) },
      ],
      ['PUT', `/ops/operators/${id}/roles`, { version: 1, roles: ['content'] }],
      ['PUT', '/ops/operators/1/roles', { version: value, roles: [value] }],
      ['POST', `/ops/approvals/${id}/decide`, { decision: 'approve', note: value }],
      ['PUT', '/ops/system/status', { version: 0, content: { maintenance: true, message: value } }],
    ] as const;
    for (const [method, url, body] of tries) {
      const { status } = await desk.ask(method, url, { token: admin, body });
      expect(status, `${method} ${url} ${value.slice(0, 20)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${url} ${value.slice(0, 20)}`).toBeLessThan(500);
    }
  }
  expect(await desk.ask('GET', '/ops/operators', { token: admin })).toEqual(before);
});
