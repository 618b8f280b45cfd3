import { days, minutes } from '@baize/calendar';
import { agentsPlacement, identityPassword } from '@baize/contract';
import { runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runnerOptions } from '../../../platform/jobs/runner.ts';
import { newName, openPeople, PASSWORD, type People } from '../../../testing/people.ts';
import { openAccountFor } from '../../identity/index.ts';
import { AGENT } from '../../members/index.ts';

let people: People;
let agent: string;
let token: string;
beforeAll(async () => {
  people = await openPeople();
  agent = newName();
  const opening = { username: agent, type: AGENT, upline: null, password: PASSWORD };
  await openAccountFor(people.house, opening);
});
beforeEach(enter);
afterAll(() => people.close());

async function enter() {
  token = (await people.logIn(agent)).value.token;
}

const open = (body: object) =>
  people.ask('POST', agentsPlacement.openDownline.path, { token, body });
const renew = (username: string) =>
  people.ask('PUT', agentsPlacement.startingPassword.path, { token, body: { username } });

async function signIn(
  username: string,
  password: string,
): Promise<'refused' | 'must change' | 'in'> {
  const { success, value } = await people.logIn(username, password);
  if (!success) return 'refused';
  return value.mustChangePassword ? 'must change' : 'in';
}

test('a one-time password opens nothing but its change', async () => {
  const username = newName();
  const { value } = await open({ username, kind: 'AGENT' });
  expect(value).toMatchObject({ sentTo: null, mustChangePassword: true });
  expect(await signIn(username, '123456')).toBe('refused');
  const restricted = (await people.logIn(username, value.password)).value.token;
  const links = agentsPlacement.links.path;
  expect((await people.ask('GET', links, { token: restricted })).status).toBe(403);
  const change = {
    oldPassword: value.password,
    newPassword: PASSWORD,
    confirmNewPassword: PASSWORD,
  };
  expect(
    await people.ask('POST', identityPassword.changePassword.path, {
      token: restricted,
      body: change,
    }),
  ).toMatchObject({
    success: true,
  });
  expect(await signIn(username, value.password)).toBe('refused');
  expect(await signIn(username, PASSWORD)).toBe('in');
});

test('a one-time password that went to its owner is shown to nobody', async () => {
  const username = newName();
  const email = `${username}@example.com`;
  const { value } = await open({ username, contact: email });
  expect(value).toMatchObject({ password: null, sentTo: email, mustChangePassword: true });
  await runOnce(runnerOptions(people.house));
  expect(await signIn(username, await people.codeFor(email))).toBe('must change');
  expect((await open({ username: newName(), contact: 'a@b' })).errorCode).toBe('format.email.err');
  const both = { username: newName(), contact: email, password: 'Quite-new-7' };
  expect((await open(both)).success).toBe(false);
});

test('one that was never used is over after a week; its opener gives another until they signed in', async () => {
  const username = newName();
  const { value } = await open({ username });
  people.advance(days(7) + minutes(1));
  expect(await signIn(username, value.password)).toBe('refused');
  await enter();
  const renewed = (await renew(username)).value.password;
  expect(await signIn(username, renewed)).toBe('must change');
  expect((await renew(username)).status).toBe(403);
});

test('a brand may give its default password instead, good for nothing but its change', async () => {
  await people.settle('register', (content) => {
    content.givesDefaultPassword = true;
  });
  const username = newName();
  expect((await open({ username })).value).toMatchObject({ password: '123456', validUntil: null });
  expect(await signIn(username, '123456')).toBe('must change');
  const email = `${username}@example.org`;
  const sent = await open({ username: newName(), contact: email });
  expect(sent.value).toMatchObject({ password: null, sentTo: email });
});
