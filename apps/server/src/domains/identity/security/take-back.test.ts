import { hours } from '@baize/calendar';
import { runOnce } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runnerOptions } from '../../../platform/jobs/runner.ts';
import { newName, openPeople, PASSWORD, type People } from '../../../testing/people.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { lettersTo } from '../../post/index.ts';
import { resetPassword } from '../recovery/reset.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
  await people.settle('register', (page) => {
    page.fields.email = { ...page.fields.email, fieldEnabled: true };
    page.payoutWaitHours = 0;
  });
});
afterAll(() => people.close());

const newMail = () => `${newName()}@example.org`;
const changeMail = async (token: string, email: string) => {
  const asked = { email, purpose: 10 };
  await people.ask('POST', '/wps/v2/verification/mail/send', { token, body: asked });
  const verificationCode = await people.codeFor(email);
  const body = { email, verificationCode, password: PASSWORD };
  return people.ask('POST', '/wps/member/info/email', { token, body });
};
const resetPayment = (token: string) =>
  people.ask('POST', '/wps/member/paymentPassword/reset', {
    token,
    body: { newPaymentPassword: '918273', verificationCode: '000000', password: PASSWORD },
  });
const addAccount = (token: string, account: string) =>
  people.ask('POST', '/wps/v2/member/bankCards', {
    token,
    body: { cardType: 'EW', bankCode: 'GCASH', account, holder: 'Ann Lee', password: PASSWORD },
  });
const keyTo = async (email: string) => {
  await runOnce(runnerOptions(people.house));
  const [letter] = await lettersTo(people.house, email);
  return /takeBack#key=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const takeBack = (key: string) =>
  people.ask('POST', '/wps/member/contact/takeBack', {
    body: { key, newPassword: 'Bold-table-9' },
  });
const configOf = async (token: string) =>
  (await people.ask('GET', '/wps/member/securityConfig', { token })).value;

test(
  'a changed contact opens no money while its owner can take it back',
  async () => {
    const mail = newMail();
    const thief = newMail();
    const { username, token } = await people.register({ email: mail });
    expect((await addAccount(token, '09171234567')).value.usableAt).toBeLessThanOrEqual(
      people.house.clock.now().getTime(),
    );
    people.advance(hours(100));
    const again = (await people.logIn(username)).value.token;

    await rule('the old contact is told, and the new one resets no payment password', async () => {
      expect((await changeMail(again, thief)).success).toBe(true);
      expect(await resetPayment(again)).toMatchObject({
        status: 409,
        errorCode: 'contact.changed.wait',
        value: { until: expect.any(Number) },
      });
      const { contactHold } = await configOf(again);
      const leftHours = (contactHold.until - people.house.clock.now().getTime()) / hours(1);
      expect(Math.round(leftHours)).toBe(72);
      expect(contactHold.isBySupport).toBe(false);
      expect(await keyTo(thief)).toBe('');
      expect(await keyTo(mail)).not.toBe('');
    });

    await rule('a new payout account waits as long; one from before does not', async () => {
      await addAccount(again, '09177654321');
      const { value } = await people.ask('GET', '/wps/v2/member/bankCards', { token: again });
      const now = people.house.clock.now().getTime();
      expect(value.list.map((row: { usableAt: number }) => row.usableAt <= now)).toEqual([
        true,
        false,
      ]);
    });

    await rule('a second change is told to the first contact, not to the thief’s', async () => {
      const other = newMail();
      await changeMail(again, other);
      expect(await keyTo(thief)).toBe('');
      expect((await lettersTo(people.house, mail)).length).toBe(2);
    });

    await rule(
      'taken back, all is as before: contact, accounts, and a password of one’s own',
      async () => {
        const key = await keyTo(mail);
        expect((await takeBack(key)).success).toBe(true);
        expect(await takeBack(key)).toMatchObject({ errorCode: 'reset.link.expired' });
        expect((await configOf(again))?.email).toBeUndefined();
        const own = (await people.logIn(username, 'Bold-table-9')).value.token;
        const config = await configOf(own);
        expect(config).toMatchObject({ contactHold: null, payoutAccounts: 1 });
        expect(config.email.value).toBe(`${mail.slice(0, 1)}***@example.org`);
      },
    );
  },
  STORY_MS,
);

test('after its time a change has settled, and its link is over', async () => {
  const mail = newMail();
  const { username, token } = await people.register({ email: mail });
  await changeMail(token, newMail());
  const key = await keyTo(mail);
  people.advance(hours(73));
  expect(await takeBack(key)).toMatchObject({ errorCode: 'reset.link.expired' });
  const later = (await people.logIn(username)).value.token;
  expect((await configOf(later)).contactHold).toBeNull();
  expect((await resetPayment(later)).errorCode).not.toBe('contact.changed.wait');
});

test('what support resets counts as a change, and is told to the owner', async () => {
  const mail = newMail();
  const { id, username } = await people.register({ email: mail });
  const { rows } = await people.house.pool.query(
    `insert into operators (username, name, password_hash, needs_password_change, roles, created_at)
     values ('helper', 'Helper', '', false, '{support}', now()) returning id`,
  );
  const caller = { kind: 'operator', operatorId: BigInt(rows[0].id), memberId: 0n, address: '' };
  const given = await resetPassword(people.house, caller as Parameters<typeof resetPassword>[1], {
    memberId: id,
    reason: 'asked by phone',
  });
  const { token } = (await people.logIn(username, given)).value;
  const body = { oldPassword: given, newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await people.ask('POST', '/wps/member/password', { token, body });
  expect((await configOf(token)).contactHold).toMatchObject({ isBySupport: true });
  expect((await resetPayment(token)).errorCode).toBe('contact.changed.wait');
  expect((await takeBack(await keyTo(mail))).success).toBe(true);
  expect(await people.logIn(username, PASSWORD)).toMatchObject({ status: 401 });
});
