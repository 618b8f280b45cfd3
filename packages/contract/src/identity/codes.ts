import { z } from 'zod/mini';
import { call, done, nothing, text } from '../call.ts';

/** A mobile number as people type it, and the dialling code of its country. */
export const mobile = text(20);

export const diallingCode = z.optional(text(6));

/** The answer to a bot check: the solved challenge, encoded as the provider's widget does. */
export const botCheck = z.optional(text(4000));

export const code = text(12);

/** What a code is asked for; the numbers are those that clients of the gateway send. */
export const purposes = {
  login: 1,
  profile: 2,
  password: 3,
  paymentPassword: 4,
  mobile: 5,
  bindCard: 6,
  deleteCard: 7,
  forgotPassword: 8,
  withdraw: 9,
  email: 10,
  /** Ours: stands in for the password of an account that has none. */
  stepUp: 11,
} as const;

export type Purpose = keyof typeof purposes;

const purposeNumber = z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(11)));

const sent = z.object({ expiredMinutes: z.int(), resendSeconds: z.int() });

export const captcha = call({
  method: 'GET',
  path: '/wps/captcha',
  audience: 'anyone',
  class: 'captcha',
  summary: 'A picture of characters to type, as base64 PNG; its answer is good for one use.',
  input: nothing,
  value: z.string(),
});

export const geetest = call({
  method: 'GET',
  path: '/wps/captcha/geetest',
  audience: 'anyone',
  class: 'read',
  summary: 'An outside captcha provider: this brand has none.',
  input: nothing,
  value: done,
});

export const botChallenge = call({
  method: 'GET',
  path: '/wps/verification/bot',
  audience: 'anyone',
  class: 'captcha',
  summary: 'A small sum that a browser solves unseen and a flood of bots cannot afford.',
  input: nothing,
  value: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
});

export const sendRegisterCode = call({
  method: 'POST',
  path: '/wps/verification/sms/register',
  audience: 'anyone',
  class: 'sms',
  summary: 'Sends a code to the mobile number of a new member.',
  input: z.object({ mobileNo: mobile, countryDialingCode: diallingCode, botCheck }),
  value: sent,
});

export const sendVisitorCode = call({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  audience: 'anyone',
  class: 'sms',
  summary: 'Sends a code to a mobile number for sms login or password recovery.',
  input: z.object({
    mobileNum: mobile,
    countryDialingCode: diallingCode,
    botCheck,
    purpose: z.optional(z.enum(['login', 'forgotPassword'])),
  }),
  value: sent,
});

export const sendCode = call({
  method: 'POST',
  path: '/wps/v2/verification/:channel/send',
  also: [
    { path: '/wps/v2/verification/:channel/send-verified' },
    { path: '/wps/verification/:channel' },
  ],
  audience: 'member',
  class: 'sms',
  whileRestricted: 'enrolling',
  summary: 'Sends the signed-in member a code, to the contact on file or to a new one.',
  input: z.object({
    channel: z.enum(['sms', 'mail']),
    purpose: purposeNumber,
    mobileNum: z.optional(mobile),
    countryDialingCode: diallingCode,
    email: z.optional(text(200)),
  }),
  value: sent,
});

export const verifyCode = call({
  method: 'POST',
  path: '/wps/v2/verification/:channel/verify',
  also: [
    { path: '/wps/v2/verification/:channel/verify-current' },
    { path: '/wps/v2/verification/:channel/verify-check' },
  ],
  audience: 'member',
  class: 'login',
  summary:
    'Checks a code; what it proves holds in this session for the same purpose for ten minutes.',
  input: z.object({
    channel: z.enum(['sms', 'mail']),
    purpose: purposeNumber,
    verificationCode: code,
    mobileNum: z.optional(mobile),
    countryDialingCode: diallingCode,
    email: z.optional(text(200)),
  }),
  value: z.object({ verified: z.boolean() }),
});

export const sendPhoneAuthCode = call({
  method: 'POST',
  path: '/wps/verification/phoneAuth/send',
  audience: 'anyone',
  class: 'sms',
  summary: 'Lets a phone-auth provider send a code; what it answers is given back with the code.',
  input: z.object({ mobileNum: mobile, countryDialingCode: diallingCode, botCheck }),
  value: z.object({ sessionInfo: z.string(), expiredMinutes: z.int(), resendSeconds: z.int() }),
});

export const checkPhoneAuthCode = call({
  method: 'POST',
  path: '/wps/verification/phoneAuth/verify',
  audience: 'anyone',
  class: 'login',
  summary:
    "Turns a code of the provider into its signed id token, which proves the number's owner.",
  input: z.object({ sessionInfo: text(4000, 1), code }),
  value: z.object({ firebaseIdToken: z.string() }),
});
