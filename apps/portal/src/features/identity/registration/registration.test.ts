import { type RegisterField, registerFields } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { askedFields, type Rules, registrationOf, type Switches } from './registration.ts';

const OFF = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 100,
  patternId: 0 as const,
  fieldEnabled: false,
  updateEnabled: true,
  required: false,
};

function rulesWith(changes: Partial<Record<RegisterField, Partial<typeof OFF>>>): Rules {
  return Object.fromEntries(
    registerFields.map((field) => [field, { ...OFF, ...changes[field] }]),
  ) as Rules;
}

const switches: Switches = {
  mobilePasswordRegistration: true,
  registrationSms: false,
  minimumAge: 18,
  captcha: true,
};

const names = (asked: { field: RegisterField }[]) => asked.map(({ field }) => field);

describe('which fields are asked for', () => {
  test('a user name and a password are asked for whatever the settings say', () => {
    expect(askedFields('username', rulesWith({}), switches)).toEqual([
      { field: 'username', isRequired: true },
      { field: 'password', isRequired: true },
    ]);
  });

  test('other fields appear when they are enabled, and are required only when it says so', () => {
    const rules = rulesWith({
      email: { fieldEnabled: true, required: true },
      line: { fieldEnabled: true },
    });
    const asked = askedFields('username', rules, switches);
    expect(asked).toContainEqual({ field: 'email', isRequired: true });
    expect(asked).toContainEqual({ field: 'line', isRequired: false });
    expect(names(asked)).not.toContain('qqNum');
  });

  test('a mobile registration asks for the number first and for no user name', () => {
    const asked = askedFields('mobile', rulesWith({}), switches);
    expect(names(asked)).toEqual(['mobileNum', 'password']);
    expect(asked[0]?.isRequired).toBe(true);
  });

  test('a mobile registration without a password asks for none', () => {
    const without = { ...switches, mobilePasswordRegistration: false };
    expect(names(askedFields('mobile', rulesWith({}), without))).toEqual(['mobileNum']);
  });

  test('a code is asked for where codes are on and there is a number to send it to', () => {
    const on = { ...switches, registrationSms: true };
    expect(names(askedFields('mobile', rulesWith({}), on))).toContain('verificationCode');
    expect(names(askedFields('username', rulesWith({}), on))).not.toContain('verificationCode');
    const withNumber = rulesWith({ mobileNum: { fieldEnabled: true } });
    expect(names(askedFields('username', withNumber, on))).toContain('verificationCode');
  });

  test('no captcha is asked for while captchas are switched off', () => {
    const rules = rulesWith({ captcha: { fieldEnabled: true, required: true } });
    expect(names(askedFields('username', rules, switches))).toContain('captcha');
    const off = { ...switches, captcha: false };
    expect(names(askedFields('username', rules, off))).not.toContain('captcha');
  });
});

describe('what is sent', () => {
  const typed = {
    username: ' mara ',
    password: ' spaces count ',
    confirmPassword: ' spaces count ',
    email: 'left@behind.example',
    mobileNum: '9171234567',
    dial: '+63',
    terms: true,
    isOfAge: true,
  };

  test('fields that are out of sight are not sent, though they were typed', () => {
    const asked = askedFields('username', rulesWith({}), switches);
    const sent = registrationOf('username', asked, typed);
    expect(sent).toMatchObject({ username: 'mara', login: true, registerMethod: 'WEB' });
    expect(sent).not.toHaveProperty('email');
    expect(sent).not.toHaveProperty('countryDialingCode');
  });

  test('a password is sent as it was typed', () => {
    const asked = askedFields('username', rulesWith({}), switches);
    expect(registrationOf('username', asked, typed)).toMatchObject({
      password: ' spaces count ',
      confirmPassword: ' spaces count ',
    });
  });

  test('in a mobile registration the user name is the number', () => {
    const asked = askedFields('mobile', rulesWith({}), switches);
    expect(registrationOf('mobile', asked, typed)).toMatchObject({
      username: '9171234567',
      mobileNum: '9171234567',
      countryDialingCode: '+63',
    });
  });

  test('what was not ticked is sent as not agreed to', () => {
    expect(registrationOf('username', [], {})).toMatchObject({
      termsAccepted: false,
      isOfAge: false,
    });
  });
});
