import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE, newName, openPeople, PASSWORD, type People } from '../../../testing/people.ts';
import { AGENT, MEMBER } from '../../members/index.ts';
import { askWithdrawalFactor, openAccountFor } from '../index.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());
beforeEach(() => demand({ signIn: false, withdrawal: false }));

const demand = (wanted: { signIn: boolean; withdrawal: boolean }) =>
  people.settle('register', (content) => {
    content.agentsNeedSecondFactor = wanted.signIn;
    content.withdrawalsNeedSecondFactor = wanted.withdrawal;
  });

async function newcomer(type: number, password?: string) {
  const username = newName();
  const order = { username, type, upline: null, ...(password && { password }) };
  return openAccountFor(people.house, order);
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: people.house.clock.now().getTime(),
  });

async function bind(token: string): Promise<string> {
  const { value } = await people.ask('GET', '/wps/member/ga', { token });
  const body = { code: codeOf(value.secret), password: PASSWORD };
  const bound = await people.ask('POST', '/wps/member/ga/bind', { token, body });
  expect(bound, JSON.stringify(bound)).toMatchObject({ success: true });
  people.advance(MINUTE);
  return value.secret;
}

const read = (token: string) => people.ask('GET', '/wps/member/profile', { token });
const sessions = (token: string) => people.ask('GET', '/wps/member/sessions', { token });

test('an agent of whom the brand wants a second factor can do nothing but set one up', async () => {
  await demand({ signIn: true, withdrawal: false });
  const agent = await newcomer(AGENT, PASSWORD);
  const { value } = await people.logIn(agent.username);
  expect(value).toMatchObject({ mustSetSecondFactor: true, mustChangePassword: false });
  const { token } = value;
  expect(await sessions(token)).toMatchObject({ status: 403, errorCode: 'second.factor.unset' });
  const info = await people.ask('GET', '/wps/member/info', { token });
  expect(info.value).toMatchObject({ mustSetSecondFactor: true, mustChangePassword: false });
  const locks = await people.ask('GET', '/wps/member/securityConfig', { token });
  expect(locks.value.secondFactorNeeded).toEqual({ signIn: true, withdrawal: false });

  const secret = await bind(token);
  expect(await sessions(token)).toMatchObject({ success: true });
  const again = await people.logIn(agent.username);
  expect(again).toMatchObject({ errorCode: 'login.verification.required' });
  const answer = { ...again.value, method: 'AUTHENTICATOR', code: codeOf(secret) };
  const inside = await people.ask('POST', '/wps/session/login/verification', { body: answer });
  expect(inside.value).toMatchObject({ mustSetSecondFactor: false });
});

test('an agent who takes the factor off again is shut out of all else at once', async () => {
  await demand({ signIn: true, withdrawal: false });
  const agent = await newcomer(AGENT, PASSWORD);
  const { token } = (await people.logIn(agent.username)).value;
  const secret = await bind(token);
  const body = { password: PASSWORD, secondFactor: codeOf(secret) };
  await people.ask('DELETE', '/wps/member/ga/bind', { token, body });
  expect(await sessions(token)).toMatchObject({ errorCode: 'second.factor.unset' });
});

test('the demand reaches agents who are signed in, and no one who is not an agent', async () => {
  const agent = await newcomer(AGENT, PASSWORD);
  const member = await newcomer(MEMBER, PASSWORD);
  const [first, second] = [await people.logIn(agent.username), await people.logIn(member.username)];
  expect(await sessions(first.value.token)).toMatchObject({ success: true });
  await demand({ signIn: true, withdrawal: false });
  await expect
    .poll(async () => (await sessions(first.value.token)).errorCode)
    .toBe('second.factor.unset');
  expect(await sessions(second.value.token)).toMatchObject({ success: true });
  expect(second.value.mustSetSecondFactor).toBe(false);
});

test('the password is changed first: a default one enrols nothing', async () => {
  await demand({ signIn: true, withdrawal: false });
  const agent = await newcomer(AGENT);
  const { token } = (await people.logIn(agent.username, '123456')).value;
  const offer = await people.ask('GET', '/wps/member/ga', { token });
  expect(offer).toMatchObject({ errorCode: 'password.change.needed' });
  const body = { oldPassword: '123456', newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await people.ask('POST', '/wps/member/password', { token, body });
  expect(await read(token)).toMatchObject({ errorCode: 'second.factor.unset' });
  await bind(token);
  expect(await read(token)).toMatchObject({ success: true });
});

test('money leaves only with the second factor, where the brand says so', async () => {
  const member = await newcomer(MEMBER, PASSWORD);
  const asked = (code?: string) => askWithdrawalFactor(people.house, { memberId: member.id }, code);
  await asked();
  await demand({ signIn: false, withdrawal: true });
  await expect(asked()).rejects.toMatchObject({ code: 'SECOND_FACTOR_UNSET' });
  const secret = await bind((await people.logIn(member.username)).value.token);
  await expect(asked()).rejects.toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
    details: { value: { methods: ['AUTHENTICATOR', 'RECOVERY'] } },
  });
  await expect(asked('000000')).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  const code = codeOf(secret);
  await asked(code);
  await expect(asked(code)).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
});
