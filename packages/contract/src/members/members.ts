import { z } from 'zod/mini';
import { call, done, instant, nothing, text } from '../call.ts';
import { code, diallingCode, mobile } from '../identity/codes.ts';
import { languageCodes } from '../languages.ts';

/**
 * A change that matters asks for the password again, and for the second factor where one is set. An
 * account without a password proves itself by its second factor, or by a code sent to its contact.
 */
export const stepUp = {
  password: z.optional(text(200)),
  secondFactor: z.optional(text(4000)),
  contactCode: z.optional(code),
};

export const memberInfo = z.object({
  id: z.int(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  token: z.string(),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  countryDialingCode: z.nullable(z.string()),
  payeeName: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  regDate: instant,
  clubLabel: z.object({
    labelName: z.string(),
    type: z.string(),
    color: z.string(),
    color2: z.string(),
  }),
  lastLogin: z.nullable(instant),
  lastLoginLocation: z.nullable(z.string()),
  language: z.enum(languageCodes),
  avatar: z.string(),
  mustChangePassword: z.boolean(),
  /** The brand wants a second factor of agents, and this one has none yet. */
  mustSetSecondFactor: z.boolean(),
  isFrozen: z.boolean(),
  upline: z.nullable(z.string()),
});

export const info = call({
  method: 'GET',
  path: '/wps/member/info',
  audience: 'session',
  class: 'read',
  whileRestricted: true,
  summary: 'Who is signed in.',
  input: nothing,
  value: memberInfo,
});

export const updateProfile = call({
  method: 'POST',
  path: '/wps/member/info',
  audience: 'member',
  class: 'write',
  summary: 'Changes the fields of the profile that the brand lets members change.',
  input: z.object({
    nickname: z.optional(text(100)),
    payeeName: z.optional(text(200)),
    birthday: z.optional(text(20)),
    qqNum: z.optional(text(50)),
    line: z.optional(text(100)),
    whatsapp: z.optional(text(100)),
    facebook: z.optional(text(100)),
    wechat: z.optional(text(100)),
    zalo: z.optional(text(100)),
    telegram: z.optional(text(100)),
    idNumber: z.optional(text(100)),
    address: z.optional(text(300)),
    nationality: z.optional(text(100)),
    occupation: z.optional(text(100)),
    sourceOfIncome: z.optional(text(100)),
    placeOfBirth: z.optional(text(100)),
  }),
  value: memberInfo,
});

export const profile = call({
  method: 'GET',
  path: '/wps/member/profile',
  audience: 'member',
  class: 'read',
  summary: 'The own profile as it was filled in, personal numbers masked.',
  input: nothing,
  value: z.record(z.string(), z.nullable(z.string())),
});

export const updateNickname = call({
  method: 'POST',
  path: '/wps/member/info/nickname',
  audience: 'member',
  class: 'write',
  summary: 'Changes the name that is shown.',
  input: z.object({ nickname: text(100) }),
  value: memberInfo,
});

export const updateRealName = call({
  method: 'POST',
  path: '/wps/member/info/payeename',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Sets the real name, once; later changes are for customer service.',
  input: z.object({ payeeName: text(200) }),
  value: memberInfo,
});

export const updateMobile = call({
  method: 'POST',
  path: '/wps/member/info/mobile',
  also: [{ path: '/wps/v2/verification/sms/bindAndReset' }],
  audience: 'member',
  class: 'login',
  notWhileFrozen: true,
  summary: 'Sets the mobile number, proved by a code sent to it.',
  input: z.object({
    mobileNum: mobile,
    countryDialingCode: diallingCode,
    /** May be left out where the same session has checked it before. */
    verificationCode: z.optional(code),
    ...stepUp,
  }),
  value: memberInfo,
});

export const updateEmail = call({
  method: 'POST',
  path: '/wps/member/info/email',
  also: [{ path: '/wps/v2/verification/mail/bindAndReset' }],
  audience: 'member',
  class: 'login',
  notWhileFrozen: true,
  summary: 'Sets the mail address, proved by a code sent to it.',
  input: z.object({ email: text(200), verificationCode: z.optional(code), ...stepUp }),
  value: memberInfo,
});

export const language = call({
  method: 'PUT',
  path: '/wps/member/language',
  also: [{ method: 'POST' }],
  audience: 'session',
  class: 'write',
  whileRestricted: true,
  summary: "Keeps the member's language, for messages that are sent to him.",
  input: z.object({ language: text(10) }),
  value: done,
});

export const firstLogin = call({
  method: 'POST',
  path: '/wps/member/firstLogin',
  also: [{ path: '/wps/relay/MCSFE_signUpRequestReward' }],
  audience: 'session',
  class: 'write',
  whileRestricted: true,
  summary: 'Notes that the first login was seen.',
  input: nothing,
  value: done,
});

export const avatar = call({
  method: 'GET',
  path: '/wps/member/info/icon',
  audience: 'session',
  class: 'read',
  summary: 'The address of the own picture.',
  input: nothing,
  value: z.object({ avatar: z.string(), avatarType: z.enum(['STATIC', 'UPLOAD']) }),
});

export const playerAvatar = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  audience: 'session',
  class: 'read',
  summary: 'The own picture: the number of a drawn one, or the address of an uploaded one.',
  input: nothing,
  value: z.object({ avatar: z.string(), avatarType: z.enum(['STATIC', 'UPLOAD']) }),
});

export const setAvatar = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPlayerAvatar',
  also: [{ path: '/wps/member/info/icon' }],
  audience: 'member',
  class: 'upload',
  summary: 'Takes one of the drawn pictures, or an uploaded file by its id.',
  input: z.object({ avatar: z.optional(text(10)), fileId: z.optional(text(40)) }),
  value: z.object({ avatar: z.string(), avatarType: z.enum(['STATIC', 'UPLOAD']) }),
});

export const exportData = call({
  method: 'GET',
  path: '/wps/member/data',
  audience: 'member',
  class: 'report',
  whileViewed: 'closed',
  summary: 'Everything the house keeps about the member, as JSON.',
  input: nothing,
  value: z.record(z.string(), z.json()),
});

export const askErasure = call({
  method: 'POST',
  path: '/wps/member/data/erase',
  audience: 'member',
  class: 'login',
  encrypted: true,
  summary:
    'Asks for the own data to be erased; it is done within 30 days, but for what the law wants kept.',
  input: z.object(stepUp),
  value: z.object({ dueAt: instant }),
});

export const affiliate = call({
  method: 'GET',
  path: '/wps/agent/affiliate',
  audience: 'anyone',
  class: 'read',
  answer: 'noted',
  summary:
    'Whose invitation a code is; one that has expired is told by an error code beside success.',
  input: z.object({ code: text(50), domain: z.optional(text(200)) }),
  value: z.object({
    value: z.object({
      valid: z.boolean(),
      owner: z.nullable(z.string()),
      kind: z.nullable(z.enum(['agent', 'referral'])),
    }),
    errorCode: z.optional(z.literal('expired.affiliate.url')),
  }),
});

export const defaultAgent = call({
  method: 'GET',
  path: '/wps/agent/default',
  audience: 'anyone',
  class: 'read',
  summary: 'The invitation code that belongs to the address the visitor came by; empty for none.',
  input: z.object({ domain: z.optional(text(200)) }),
  value: z.string(),
});
