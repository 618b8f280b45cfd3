import { z } from 'zod/mini';
import { call, text } from '../call.ts';
import { botCheck, code, diallingCode, mobile } from './codes.ts';
import { device, flag, password } from './parts.ts';
import { signedIn } from './sign-in.ts';

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
