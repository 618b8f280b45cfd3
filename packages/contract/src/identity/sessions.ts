import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, pageNumber, pageSize, text } from '../call.ts';
import { stepUp } from '../members/members.ts';
import { botCheck, code, diallingCode, mobile } from './codes.ts';

const password = text(200);
const device = z.optional(text(100));
const flag = z.optional(z.union([z.boolean(), z.string(), z.number()]));

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
    uuId: device,
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

export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  also: [{ method: 'POST' }],
  audience: 'anyone',
  whileClosed: true,
  class: 'write',
  summary: 'Ends the session; an ended one stays ended.',
  input: nothing,
  value: done,
});

export const touch = call({
  method: 'GET',
  path: '/wps/session/touch',
  audience: 'session',
  class: 'read',
  whileRestricted: true,
  summary: 'Says that the session lives; it is no activity and keeps nothing alive.',
  input: nothing,
  value: z.object({ now: instant }),
});

export const resume = call({
  method: 'POST',
  path: '/wps/session/resume',
  audience: 'anyone',
  class: 'login',
  summary: 'Turns the remember-me cookie into a session; money asks for the password again.',
  input: nothing,
  value: signedIn,
});

export const stepUpSession = call({
  method: 'POST',
  path: '/wps/session/stepUp',
  audience: 'member',
  class: 'login',
  encrypted: true,
  summary: 'Gives the password again: a new token, good for money too; the old one ends.',
  input: z.object(stepUp),
  value: signedIn,
});

const registration = z.object({
  username: z.optional(text(100)),
  password: z.optional(password),
  confirmPassword: z.optional(password),
  payeeName: z.optional(text(200)),
  nickname: z.optional(text(100)),
  email: z.optional(text(200)),
  qqNum: z.optional(text(50)),
  mobileNum: z.optional(mobile),
  mobile: z.optional(mobile),
  recommenderId: z.optional(text(50)),
  captcha: z.optional(text(20)),
  verificationCode: z.optional(code),
  affiliateCode: z.optional(text(50)),
  referralCode: z.optional(text(50)),
  paymentPassword: z.optional(text(100)),
  line: z.optional(text(100)),
  whatsapp: z.optional(text(100)),
  facebook: z.optional(text(100)),
  wechat: z.optional(text(100)),
  zalo: z.optional(text(100)),
  telegram: z.optional(text(100)),
  idNumber: z.optional(text(100)),
  birthday: z.optional(text(20)),
  address: z.optional(text(300)),
  nationality: z.optional(text(100)),
  occupation: z.optional(text(100)),
  sourceOfIncome: z.optional(text(100)),
  placeOfBirth: z.optional(text(100)),
  domain: z.optional(text(200)),
  countryDialingCode: diallingCode,
  login: flag,
  registerUrl: z.optional(text(500)),
  registerMethod: z.optional(text(20)),
  loginDeviceId: device,
  firebaseChannel: z.optional(text(20)),
  firebaseIdToken: z.optional(text(4000)),
  isOfAge: z.optional(z.boolean()),
  termsAccepted: z.optional(z.boolean()),
  botCheck,
});

export const register = call({
  method: 'PUT',
  path: '/wps/member/register',
  also: [{ path: '/wps/member/register/unsecure' }],
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Opens a member account by user name and signs it in.',
  input: registration,
  value: signedIn,
});

export const registerMobile = call({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Opens a member account by mobile number and signs it in.',
  input: registration,
  value: signedIn,
});

export const registerOneClick = call({
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  audience: 'anyone',
  class: 'login',
  encrypted: true,
  summary: 'Opens a member account under a name that the house makes up.',
  input: registration,
  value: signedIn,
});

export const checkUsername = call({
  method: 'GET',
  path: '/wps/check/username',
  audience: 'session',
  class: 'login',
  summary: 'Whether a user name is free, for agents who open accounts.',
  input: z.object({ username: text(100) }),
  value: z.object({ available: z.boolean() }),
});

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

const session = z.object({
  sessionId: idText,
  isCurrent: z.boolean(),
  startedAt: instant,
  lastSeenAt: instant,
  address: z.string(),
  location: z.nullable(z.string()),
  device: z.string(),
});

export const sessions = call({
  method: 'GET',
  path: '/wps/member/sessions',
  audience: 'session',
  class: 'read',
  summary: "The member's living sessions.",
  input: nothing,
  value: z.object({ list: z.array(session) }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/wps/member/sessions/:sessionId',
  audience: 'session',
  class: 'write',
  summary: 'Ends one of the own sessions, everywhere, at once.',
  input: z.object({ sessionId: idText }),
  value: done,
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/wps/member/sessions',
  audience: 'session',
  class: 'write',
  summary: 'Ends all own sessions but this one.',
  input: nothing,
  value: z.object({ ended: z.int() }),
});

export const signInLog = call({
  method: 'GET',
  path: '/wps/member/logins',
  audience: 'member',
  class: 'read',
  summary: 'When, where and how the account was signed in to, and who was refused.',
  input: z.object({ page: pageNumber, size: pageSize }),
  value: z.object({
    list: z.array(
      z.object({
        at: instant,
        result: z.string(),
        method: z.string(),
        address: z.string(),
        location: z.nullable(z.string()),
        device: z.string(),
      }),
    ),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
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
