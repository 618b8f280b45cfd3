import { z } from 'zod/mini';
import { call, done, text } from '../call.ts';
import { botCheck, code, diallingCode, mobile } from './codes.ts';
import { password } from './parts.ts';
import { signedIn } from './sign-in.ts';

export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  audience: 'session',
  class: 'login',
  encrypted: true,
  whileRestricted: true,
  summary: 'Changes the password; every other session of the member ends.',
  input: z.object({
    /** Left out by one who has no password yet, and gives another proof instead. */
    oldPassword: z.optional(password),
    newPassword: password,
    confirmNewPassword: password,
    secondFactor: z.optional(text(4000)),
    contactCode: z.optional(code),
  }),
  value: done,
});

export const recoverByMail = call({
  method: 'POST',
  path: '/wps/member/password/email',
  audience: 'anyone',
  class: 'login',
  summary: 'Mails a link that sets a new password.',
  input: z.object({ username: text(100), email: text(200), botCheck }),
  value: done,
});

export const resetByMail = call({
  method: 'POST',
  path: '/wps/member/password/reset',
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Sets a new password with the key from the mailed link.',
  input: z.object({ key: text(200), newPassword: password }),
  value: done,
});

export const recoverByPhone = call({
  method: 'POST',
  path: '/wps/member/password/verification',
  also: [{ path: '/wps/member/password/sms' }],
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Sets a new password with a code sent to the mobile number, and signs in.',
  input: z.object({
    mobileNum: mobile,
    countryDialingCode: diallingCode,
    verificationCode: z.optional(code),
    newPassword: password,
    firebaseIdToken: z.optional(text(4000)),
  }),
  value: signedIn,
});

export const takeBack = call({
  method: 'POST',
  path: '/wps/member/contact/takeBack',
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Takes a changed contact back with the key of the letter to the old one.',
  input: z.object({ key: text(200), newPassword: password }),
  value: done,
});
