import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';

let desk: TestOperators;
let admin: string;
let admin2: string;
beforeAll(async () => {
  desk = await openTestOperators();
  [admin, admin2] = [await desk.logIn('admin'), await desk.logIn('admin2')];
});
afterAll(() => desk.close());

const ROLES = '/ops/operators/roles';
const decide = (id: string) =>
  desk.ask('POST', `/ops/approvals/${id}/decide`, { token: admin2, body: { decision: 'approve' } });
const ownRole = async (name: string) => {
  const { value } = await desk.ask('GET', ROLES, { token: admin });
  return value.list.find((role: { name: string }) => role.name === name);
};
const create = (name: string, rights: string[], token = admin) =>
  desk.ask('POST', ROLES, { token, body: { name, description: 'For the night', rights } });

async function give(username: string, roles: string[]) {
  const { value } = await desk.ask('GET', '/ops/operators', { token: admin });
  const found = value.list.find((one: { username: string }) => one.username === username);
  const body = { version: found.version, roles };
  return desk.ask('PUT', `/ops/operators/${found.id}/roles`, { token: admin, body });
}

test('a role is composed by two administrators, and its holder may do just what it says', async () => {
  const asked = await create('Night desk', ['members.read', 'chat.read']);
  expect(await ownRole('Night desk')).toBeUndefined();
  await decide(asked.value.approvalId);
  expect(await ownRole('Night desk')).toMatchObject({
    code: 'own-night-desk',
    rights: ['members.read', 'chat.read'],
    holders: 0,
  });
  await decide((await give('content', ['own-night-desk'])).value.approvalId);
  const token = await desk.logIn('content');
  const me = await desk.ask('GET', '/ops/session/me', { token });
  expect(me.value).toMatchObject({
    rights: ['members.read', 'chat.read'],
    ownRoles: [{ code: 'own-night-desk', name: 'Night desk' }],
  });
  expect((await desk.ask('GET', '/ops/members', { token })).status).toBe(200);
  expect((await desk.ask('GET', '/ops/content/pages', { token })).status).toBe(403);
});

test('a right that is taken from a role goes at once, one that is added waits', async () => {
  const { code, version } = await ownRole('Night desk');
  const change = (rights: string[], seen = version) =>
    desk.ask('PUT', `${ROLES}/${code}`, {
      token: admin,
      body: { version: seen, name: 'Night desk', rights },
    });
  const taken = await change(['members.read']);
  expect(taken.value.approvalId).toBeNull();
  expect(await change(['members.read'])).toMatchObject({ status: 409 });
  const added = await change(['members.read', 'audit.read'], version + 1);
  expect((await ownRole('Night desk')).rights).toEqual(['members.read']);
  await decide(added.value.approvalId);
  expect((await ownRole('Night desk')).rights).toEqual(['audit.read', 'members.read']);
});

test('no role of the brand runs the staff, takes a name twice, or goes while it is held', async () => {
  expect(await create('Second admin', ['operators.edit'])).toMatchObject({ status: 400 });
  expect(await create('night DESK', ['chat.read'])).toMatchObject({
    errorCode: 'operators.role.name.taken',
  });
  expect(await create('Mine', ['chat.read'], await desk.logIn('risk'))).toMatchObject({
    status: 403,
  });
  expect(await give('support', ['own-nobody'])).toMatchObject({ status: 400 });
  const { code } = await ownRole('Night desk');
  const remove = () => desk.ask('DELETE', `${ROLES}/${code}`, { token: admin });
  expect(await remove()).toMatchObject({ errorCode: 'operators.role.in.use' });
  await give('content', []);
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await ownRole('Night desk')).toBeUndefined();
});
