import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/operators.ts';
import { openTestHouse } from '../../../testing/house.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { openFirstAdmin } from '../index.ts';

let desk: TestOperators;
beforeAll(async () => {
  desk = await openTestOperators({ BAIZE_PROFILE: 'production' });
});
afterAll(() => desk.close());

test('in production an operator without a second factor can only set one up', async () => {
  const token = await desk.logIn('admin');
  expect((await desk.ask('GET', '/ops/session/me', { token })).value.needsSecondFactor).toBe(true);
  expect(await desk.ask('GET', '/ops/operators', { token })).toMatchObject({
    status: 403,
    errorCode: 'second.factor.unset',
  });
  const begun = await desk.ask('POST', '/ops/session/totp', {
    token,
    body: { password: DEMO_PASSWORD },
  });
  const code = new TOTP({ secret: Secret.fromBase32(begun.value.secret) }).generate();
  const set = await desk.ask('POST', '/ops/session/totp/confirm', { token, body: { code } });
  expect((await desk.ask('GET', '/ops/operators', { token: set.value.token })).status).toBe(200);
  const remove = { password: DEMO_PASSWORD, code };
  expect(
    await desk.ask('POST', '/ops/session/totp/remove', { token: set.value.token, body: remove }),
  ).toMatchObject({ errorCode: 'function.not.available' });
});

test('a house that has operators gets no first administrator', async () => {
  expect(await openFirstAdmin(desk.house)).toBeUndefined();
});

test('an empty house gets one administrator, whose password is told once and must be changed', async () => {
  const { house, app, close } = await openTestHouse({ BAIZE_PROFILE: 'production' });
  const [first, second] = await Promise.all([openFirstAdmin(house), openFirstAdmin(house)]);
  const { password } = (first ?? second)!;
  expect([first, second]).toContain(undefined);
  const payload = { username: 'admin', password };
  const answer = await app.inject({ method: 'POST', url: '/ops/session/login', payload });
  expect(answer.json().value.operator).toMatchObject({ needsPasswordChange: true });
  await close();
});
