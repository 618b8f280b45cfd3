import { refusals } from '@baize/contract';
import { Refused } from '@baize/web/errors.ts';
import { expect, test } from 'vitest';
import { asksForCaptcha } from '../login/use-sign-in.ts';
import { serverFaults } from './registration-faults.ts';

function refused(code: keyof typeof refusals, value: unknown = null): Refused {
  const [status, errorCode, message] = refusals[code];
  return new Refused(status, { errorCode, message, value });
}

test('a name that is taken is told beside the name', () => {
  expect(serverFaults(refused('USERNAME_TAKEN'))).toEqual([
    { field: 'username', message: 'This username is taken' },
  ]);
});

test('every field that breaks a rule of the server is told with the numbers of the rule', () => {
  const faults = { username: { messageId: 'patterns.999', min: 4, max: 16 } };
  expect(serverFaults(refused('FIELD_NOT_VALID', { faults }))).toEqual([
    { field: 'username', pattern: faults.username },
  ]);
});

test('a field whose refusal has a code of its own is told like any other', () => {
  const faults = { nickname: { messageId: 'patterns.9', min: 2, max: 20 } };
  expect(serverFaults(refused('NICKNAME_NOT_VALID', { faults }))).toEqual([
    { field: 'nickname', pattern: faults.nickname },
  ]);
});

test('a refusal about no field is told for the whole form', () => {
  expect(serverFaults(refused('REGISTRATION_CLOSED'))).toEqual([]);
  expect(serverFaults(new Error('line'))).toEqual([]);
});

test('a captcha is shown when the answer asks for one, and only then', () => {
  expect(asksForCaptcha(refused('WRONG_CREDENTIALS', { captcha: true }))).toBe(true);
  expect(asksForCaptcha(refused('WRONG_CREDENTIALS', { captcha: false }))).toBe(false);
  expect(asksForCaptcha(refused('WRONG_CREDENTIALS'))).toBe(false);
  expect(asksForCaptcha(refused('CAPTCHA_WRONG'))).toBe(true);
  expect(asksForCaptcha(new Error('line'))).toBe(false);
});

test('a wrong code is told beside the field that holds it, and called what the field is called', () => {
  const wrong = refused('INVITATION_INVALID');
  const friend = { field: 'referralCode', words: 'identity.register.referralWrong' };
  const agent = { field: 'affiliateCode', message: 'Invalid invitation code' };
  expect(serverFaults(wrong, { referralCode: 'NOSUCH99' })).toEqual([friend]);
  expect(serverFaults(wrong, { affiliateCode: ' ', referralCode: 'NOSUCH99' })).toEqual([friend]);
  expect(serverFaults(wrong, { affiliateCode: 'NOSUCH99' })).toEqual([agent]);
  expect(serverFaults(wrong, { affiliateCode: 'NOSUCH99', referralCode: 'OTHER' })).toEqual([
    agent,
  ]);
});
