import { z } from 'zod/mini';
import { call, instant, nothing, text } from '../call.ts';
import { botCheck, diallingCode } from './codes.ts';
import { device, flag, password } from './parts.ts';

/** What a login gives: the token, and what must happen next. */
export const signedIn = z.object({
  token: z.string(),
  id: z.int(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is the brand's default or expired: nothing else is open until it is changed. */
  mustChangePassword: z.boolean(),
  /** The brand wants a second factor of agents: nothing else is open until one is set up. */
  mustSetSecondFactor: z.boolean(),
  lastLogin: z.nullable(instant),
  lastLoginLocation: z.nullable(z.string()),
});

export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  also: [{ path: '/wps/session/login/unsecure' }],
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Signs a member in, by password or by sms code.',
  input: z.object({
    username: text(100),
    password,
    captcha: z.optional(text(20)),
    type: z.optional(z.union([z.string(), z.number()])),
    loginDeviceId: device,
    /** The device as clients of 2017 name it: a text or a number. */
    uuId: z.optional(z.union([text(100), z.number()])),
    isOfficialAppLogin: flag,
    isSms: flag,
    countryDialingCode: diallingCode,
    rememberMe: z.optional(z.boolean()),
    /** `agent` where the agent centre's own page signs in. */
    page: z.optional(z.enum(['portal', 'agent'])),
    firebaseIdToken: z.optional(text(4000)),
    /** A code of the authenticator or a recovery code, given at once rather than when asked. */
    secondFactor: z.optional(text(4000)),
    botCheck,
  }),
  value: signedIn,
});

export const loginVerification = call({
  method: 'POST',
  path: '/wps/session/login/verification',
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Completes a login that asked for a second proof.',
  input: z.object({
    challengeId: text(100),
    method: z.enum(['MOBILE', 'EMAIL', 'BANK_NAME', 'AUTHENTICATOR', 'RECOVERY', 'PASSKEY']),
    code: text(8000),
  }),
  value: signedIn,
});

export const sendLoginVerification = call({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  audience: 'anyone',
  class: 'sms',
  summary: 'Sends the code of a login challenge, or the options for a passkey.',
  input: z.object({ challengeId: text(100), method: z.enum(['MOBILE', 'EMAIL', 'PASSKEY']) }),
  value: z.object({
    expiredMinutes: z.int(),
    sentTo: z.nullable(z.string()),
    options: z.optional(z.unknown()),
  }),
});

export const freePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  audience: 'anyone',
  class: 'login',
  summary: 'Opens a trial account with demo money.',
  input: nothing,
  value: signedIn,
});

const provider = z.enum(['google', 'facebook']);

export const oneClick = call({
  method: 'GET',
  path: '/wps/session/oneclick/:provider',
  audience: 'anyone',
  class: 'login',
  answer: 'redirect',
  summary: 'Sends the browser to an outside provider to sign in there.',
  input: z.object({
    provider,
    affiliateCode: z.optional(text(50)),
    referralCode: z.optional(text(50)),
  }),
  value: z.string(),
});

export const oneClickReturn = call({
  method: 'GET',
  path: '/wps/session/oneclick/:provider/callback',
  audience: 'anyone',
  class: 'login',
  answer: 'redirect',
  summary: 'The provider sends the browser back: to the login page, with a code behind the #.',
  input: z.object({
    provider,
    code: z.optional(text(2000)),
    state: z.optional(text(200)),
    error: z.optional(text(200)),
  }),
  value: z.string(),
});

export const oneClickSession = call({
  method: 'POST',
  path: '/wps/session/oneclick',
  audience: 'anyone',
  class: 'login',
  summary:
    'Turns the code that came back from a provider into a session, once, in the same browser.',
  input: z.object({ code: text(100) }),
  value: signedIn,
});

export const trialUser = call({
  method: 'GET',
  path: '/wps/member/trialuser',
  audience: 'anyone',
  class: 'login',
  summary: 'A free guest name, for clients that sign guests in by name.',
  input: nothing,
  value: z.string(),
});

/** What the sign-in dialogs need to know about the brand. */
export const signInOptions = call({
  method: 'GET',
  path: '/wps/session/options',
  audience: 'anyone',
  class: 'read',
  summary: 'Which ways of signing in and registering the brand has switched on.',
  input: nothing,
  value: z.object({
    smsLogin: z.boolean(),
    freePlay: z.boolean(),
    usernameRegistration: z.boolean(),
    mobileRegistration: z.boolean(),
    mobilePasswordRegistration: z.boolean(),
    registrationSms: z.boolean(),
    phoneRecovery: z.boolean(),
    phoneAuth: z.boolean(),
    /** The provider can be asked for codes through us. */
    phoneAuthSms: z.boolean(),
    google: z.boolean(),
    facebook: z.boolean(),
    defaultDiallingCode: z.string(),
    minimumAge: z.int(),
  }),
});
