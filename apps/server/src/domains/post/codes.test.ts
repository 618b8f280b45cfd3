import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, newNumber, openPeople, PASSWORD, type People } from '../../testing/people.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { lettersTo } from './outbox.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

const sendRegister = (mobileNo: string, more = {}) =>
  people.ask('POST', '/wps/verification/sms/register', {
    body: { mobileNo, countryDialingCode: '63' },
    ...more,
  });
const sendLogin = (mobileNum: string, more = {}) =>
  people.ask('POST', '/wps/verification/sms/noLogin', { body: { mobileNum, ...more } });

async function memberWithNumber() {
  const number = newNumber();
  const answer = await people.ask('PUT', '/wps/member/register/mobile', {
    body: { mobileNum: number, password: PASSWORD },
  });
  expect(answer, JSON.stringify(answer.value)).toMatchObject({ success: true });
  return { number, e164: `+63${number}`, ...answer.value };
}

test(
  'codes to one number, and the budgets of a day',
  async () => {
    await rule('twenty requests at once send one message, and tell when to try again', async () => {
      const number = newNumber();
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendRegister(number)));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(answers.find(({ success }) => !success)).toMatchObject({
        status: 429,
        errorCode: 'auth/too-many-requests',
      });
      expect(await lettersTo(people.house, `+63${number}`)).toHaveLength(1);
      expect(answers.find(({ success }) => success)!.value).toEqual({
        expiredMinutes: 2,
        resendSeconds: 120,
      });
    });

    await rule('a number gets five codes a day', async () => {
      const number = newNumber();
      for (let i = 0; i < 5; i++) {
        expect(await sendRegister(number)).toMatchObject({ success: true });
        people.advance(3 * MINUTE);
      }
      expect(await sendRegister(number)).toMatchObject({ status: 429 });
      people.advance(DAY);
      expect(await sendRegister(number)).toMatchObject({ success: true });
    });

    await rule(
      'an address gets ten codes an hour, whatever it says in a forwarded-for header',
      async () => {
        const answers = await Promise.all(
          Array.from({ length: 14 }, (_, i) =>
            sendRegister(newNumber(), {
              address: '203.0.113.9',
              headers: { 'x-forwarded-for': `198.51.100.${i}`, 'user-agent': `phone ${i}` },
              body: { mobileNo: newNumber(), countryDialingCode: '63', botCheck: 'test' },
            }),
          ),
        );
        expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(10);
      },
    );

    await rule('the budget of a day is for everyone together', async () => {
      await people.settle('register', (page) => {
        page.codesPerDay = 1;
      });
      expect(await sendRegister(newNumber())).toMatchObject({ errorCode: 'auth/quota-exceeded' });
      await people.settle('register', (page) => {
        page.codesPerDay = 2000;
      });
    });

    await rule(
      'numbers that are missing, malformed or of no region are refused in the words for it',
      async () => {
        expect(await sendRegister('')).toMatchObject({ errorCode: 'auth/missing-phone-number' });
        expect(await sendRegister('12')).toMatchObject({ errorCode: 'auth/invalid-phone-number' });
        expect(await sendRegister('91712345678901')).toMatchObject({
          errorCode: 'auth/invalid-phone-number',
        });
        await people.switchModule('VERIFICATION3', false);
        expect(await sendRegister(newNumber())).toMatchObject({
          errorCode: 'auth/operation-not-allowed',
        });
        await people.switchModule('VERIFICATION3', true);
      },
    );

    await rule('a code signs in once; its number and purpose are its own', async () => {
      const { number, e164 } = await memberWithNumber();
      const other = await memberWithNumber();
      await sendLogin(number);
      const code = await people.codeFor(e164);
      expect(code).toMatch(/^\d{6}$/);
      const smsLogin = (mobile: string, password: string) =>
        people.logIn(mobile, password, { type: 'sms', countryDialingCode: '63' });
      expect(await smsLogin(other.number, code)).toMatchObject({
        errorCode: 'auth/invalid-verification-code',
      });
      const forgot = await people.ask('POST', '/wps/member/password/verification', {
        body: { mobileNum: number, verificationCode: code, newPassword: 'Calm-table-8' },
      });
      expect(forgot.errorCode).toBe('auth/invalid-verification-code');
      expect(await smsLogin(number, '')).toMatchObject({
        errorCode: 'auth/missing-verification-code',
      });
      expect(await smsLogin(number, code)).toMatchObject({ success: true });
      expect(await smsLogin(number, code)).toMatchObject({
        errorCode: 'auth/invalid-verification-code',
      });
    });

    await rule('a code has five tries, also when they come at once, and ten minutes', async () => {
      const { number, e164 } = await memberWithNumber();
      await sendLogin(number);
      const code = await people.codeFor(e164);
      const wrong = code === '000000' ? '000001' : '000000';
      await Promise.all(
        Array.from({ length: 5 }, () => people.logIn(number, wrong, { type: 'sms' })),
      );
      expect(await people.logIn(number, code, { type: 'sms' })).toMatchObject({ success: false });
      people.advance(3 * MINUTE);
      await sendLogin(number);
      const second = await people.codeFor(e164);
      people.advance(10 * MINUTE);
      expect(await people.logIn(number, second, { type: 'sms' })).toMatchObject({
        errorCode: 'auth/code-expired',
      });
    });

    await rule('codes are kept hashed', async () => {
      const { number, e164 } = await memberWithNumber();
      await sendLogin(number);
      const code = await people.codeFor(e164);
      const rows = await people.house.db.selectFrom('verification_codes').selectAll().execute();
      expect(JSON.stringify(rows, (_, v) => (typeof v === 'bigint' ? String(v) : v))).not.toContain(
        `"${code}"`,
      );
    });

    await rule('a number that nobody has is answered alike, and written to by nobody', async () => {
      const { number } = await memberWithNumber();
      const stranger = newNumber();
      const [known, unknown] = [await sendLogin(number), await sendLogin(stranger)];
      expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
      expect(await lettersTo(people.house, `+63${stranger}`)).toEqual([]);
      expect(await people.logIn(stranger, '123456', { type: 'sms' })).toMatchObject({
        errorCode: 'auth/invalid-verification-code',
      });
    });

    await rule(
      'a checked code may be left out when it is used, in the same session only',
      async () => {
        const { token } = await people.register();
        const number = newNumber();
        const asked = { purpose: 5, mobileNum: number };
        const sent = await people.ask('POST', '/wps/v2/verification/sms/send', {
          token,
          body: asked,
        });
        expect(sent).toMatchObject({ success: true });
        const verificationCode = await people.codeFor(`+63${number}`);
        const checked = await people.ask('POST', '/wps/v2/verification/sms/verify', {
          token,
          body: { ...asked, verificationCode },
        });
        expect(checked.value).toEqual({ verified: true });
        const stranger = await people.register();
        const change = { mobileNum: number, password: PASSWORD };
        expect(
          await people.ask('POST', '/wps/member/info/mobile', {
            token: stranger.token,
            body: change,
          }),
        ).toMatchObject({ errorCode: 'auth/missing-verification-code' });
        const changed = await people.ask('POST', '/wps/member/info/mobile', {
          token,
          body: change,
        });
        expect(changed.value.mobile).toBe(`+63${number.slice(0, -4)}****`);
        expect(
          await people.ask('POST', '/wps/member/info/mobile', { token, body: change }),
        ).toMatchObject({ errorCode: 'auth/missing-verification-code' });
      },
    );

    await rule('a gateway that fails is said to who waits for a code of their own', async () => {
      people.house.config.SMS_URL = 'http://127.0.0.1:9/send';
      expect(await sendRegister(newNumber())).toMatchObject({ errorCode: 'auth/unknown' });
      delete people.house.config.SMS_URL;
      const kept = await people.house.db
        .selectFrom('outbox_messages')
        .select(['state', 'code_sealed', 'words_sealed'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ state: 'failed', code_sealed: null });
      expect(people.house.keys.open(kept.words_sealed)).toContain('••••••');
    });
  },
  STORY_MS,
);
