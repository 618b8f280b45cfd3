import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/desk.ts';
import { openFirstAdmin } from './index.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk({ BAIZE_PROFILE: 'production' });
});
afterAll(() => desk.close());

test('in production an operator without a second factor can only set one up', async () => {
  const token = await desk.logIn('admin');
  expect((await desk.ask('GET', '/ops/session/me', { token })).value.needsSecondFactor).toBe(true);
  expect((await desk.ask('GET', '/ops/operators', { token })).status).toBe(403);
});

test('a house that has operators gets no first administrator', async () => {
  expect(await openFirstAdmin(desk.house)).toBeUndefined();
});
