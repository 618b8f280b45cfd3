import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, text } from '../call.ts';
import { stepUp } from '../members/members.ts';
import { code } from './codes.ts';

export const securityConfig = call({
  method: 'GET',
  path: '/wps/member/securityConfig',
  also: [{ path: '/wps/v2/member/securityConfig' }],
  audience: 'member',
  class: 'read',
  whileRestricted: 'enrolling',
  summary: 'Which locks of the account are set.',
  input: nothing,
  value: z.object({
    /** An account that came from a provider, or by phone, may have no password yet. */
    password: z.object({ isSet: z.boolean(), changedAt: instant }),
    paymentPassword: z.boolean(),
    mobile: z.object({ value: z.nullable(z.string()), verified: z.boolean() }),
    email: z.object({ value: z.nullable(z.string()), verified: z.boolean() }),
    authenticator: z.boolean(),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
    securityQuestions: z.boolean(),
    realName: z.nullable(z.string()),
    payoutAccounts: z.int(),
    /** A way in was changed: until then no payment password is reset, and no new account paid to. */
    contactHold: z.nullable(z.object({ until: instant, isBySupport: z.boolean() })),
    /** What the brand wants a second factor for, of this member. */
    secondFactorNeeded: z.object({ signIn: z.boolean(), withdrawal: z.boolean() }),
  }),
});

const question = z.object({ questionId: z.int(), answer: text(100) });

export const securityQuestions = call({
  method: 'GET',
  path: '/wps/member/securityQuestions',
  also: [{ path: '/wps/v2/member/securityQuestions' }],
  audience: 'member',
  class: 'read',
  summary: 'The questions to choose from.',
  input: nothing,
  value: z.object({ list: z.array(z.object({ questionId: z.int(), messageId: z.string() })) }),
});

export const ownSecurityQuestions = call({
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  also: [{ path: '/wps/v2/member/customerSecurityQuestions' }],
  audience: 'member',
  class: 'read',
  summary: 'Which questions the member has answered; never the answers.',
  input: nothing,
  value: z.object({ list: z.array(z.object({ questionId: z.int() })) }),
});

export const setSecurityQuestions = call({
  method: 'PUT',
  path: '/wps/member/customerSecurityQuestions',
  also: [
    { method: 'POST' },
    { path: '/wps/v2/member/customerSecurityQuestions' },
    { method: 'POST', path: '/wps/v2/member/customerSecurityQuestions' },
    ...['/wps/member/securityQuestions', '/wps/v2/member/securityQuestions'].flatMap((path) => [
      { path },
      { method: 'POST' as const, path },
    ]),
  ],
  audience: 'member',
  class: 'login',
  encrypted: true,
  summary: 'Sets three questions and their answers.',
  input: z.object({
    questions: z.array(question).check(z.minLength(3), z.maxLength(3)),
    ...stepUp,
  }),
  value: done,
});

export const authenticator = call({
  method: 'GET',
  path: '/wps/member/ga',
  audience: 'member',
  class: 'login',
  whileRestricted: 'enrolling',
  summary: 'A new secret for an authenticator app; it counts once it is confirmed.',
  input: nothing,
  value: z.object({ secret: z.string(), uri: z.string(), isBound: z.boolean() }),
});

export const bindAuthenticator = call({
  method: 'POST',
  path: '/wps/member/ga/bind',
  also: [{ path: '/wps/member/ga' }],
  audience: 'member',
  class: 'login',
  encrypted: true,
  whileRestricted: 'enrolling',
  summary: 'Confirms the authenticator app; answers with recovery codes, once.',
  input: z.object({ code, ...stepUp }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const unbindAuthenticator = call({
  method: 'DELETE',
  path: '/wps/member/ga/bind',
  audience: 'member',
  class: 'login',
  encrypted: true,
  summary: 'Takes the authenticator app off the account.',
  input: z.object(stepUp),
  value: done,
});

export const passkeys = call({
  method: 'GET',
  path: '/wps/member/passkeys',
  audience: 'member',
  class: 'read',
  summary: 'The passkeys of the account.',
  input: nothing,
  value: z.object({
    list: z.array(
      z.object({
        passkeyId: idText,
        name: z.string(),
        createdAt: instant,
        lastUsedAt: z.nullable(instant),
      }),
    ),
  }),
});

export const passkeyOptions = call({
  method: 'POST',
  path: '/wps/member/passkeys/options',
  audience: 'member',
  class: 'login',
  whileRestricted: 'enrolling',
  summary: 'What a browser needs to make a passkey.',
  input: nothing,
  value: z.unknown(),
});

export const passkeyProof = call({
  method: 'POST',
  path: '/wps/member/passkeys/proof',
  audience: 'member',
  class: 'login',
  whileRestricted: true,
  summary: 'What a browser needs to prove a passkey, where a second factor is asked for.',
  input: nothing,
  value: z.unknown(),
});

export const addPasskey = call({
  method: 'POST',
  path: '/wps/member/passkeys',
  audience: 'member',
  class: 'login',
  whileRestricted: 'enrolling',
  summary: 'Keeps a new passkey.',
  input: z.object({ name: text(60, 1), response: z.unknown(), ...stepUp }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/wps/member/passkeys/:passkeyId',
  audience: 'member',
  class: 'login',
  summary: 'Forgets a passkey.',
  input: z.object({ passkeyId: idText, ...stepUp }),
  value: done,
});
