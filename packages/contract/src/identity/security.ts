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
    /** What the brand wants a second factor for, of this member. */
    secondFactorNeeded: z.object({ signIn: z.boolean(), withdrawal: z.boolean() }),
  }),
});

export const hasPaymentPassword = call({
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  audience: 'member',
  class: 'read',
  summary: 'Whether a payment password is set.',
  input: nothing,
  value: z.boolean(),
});

export const setPaymentPassword = call({
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  audience: 'member',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Sets the payment password for the first time.',
  input: z.object({ paymentPassword: text(100), ...stepUp }),
  value: done,
});

export const changePaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  audience: 'member',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Changes the payment password.',
  input: z.object({ oldPaymentPassword: text(100), newPaymentPassword: text(100) }),
  value: done,
});

export const resetPaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  also: [{ path: '/wps/v2/member/paymentPassword/reset2' }],
  audience: 'member',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Sets a new payment password with a code sent to a contact on file.',
  input: z.object({
    newPaymentPassword: text(100),
    verificationCode: z.optional(code),
    ...stepUp,
  }),
  value: done,
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
  also: [{ method: 'POST' }, { path: '/wps/v2/member/customerSecurityQuestions' }],
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

export const payoutKinds = ['BC', 'EW', 'VW'] as const;

const payoutAccount = z.object({
  bankCardId: idText,
  cardType: z.enum(payoutKinds),
  bankCode: z.string(),
  bankName: z.string(),
  holder: z.string(),
  /** Masked: all but the last four characters. */
  account: z.string(),
  addedAt: instant,
  /** When the first withdrawal to it may be asked for. */
  usableAt: instant,
});

export const payoutAccounts = call({
  method: 'GET',
  path: '/wps/v2/member/bankCards',
  also: [{ path: '/wps/member/bankCard' }],
  audience: 'member',
  class: 'read',
  summary: 'Bank cards, e-wallets and crypto addresses for withdrawals, masked.',
  input: nothing,
  value: z.object({ list: z.array(payoutAccount) }),
});

export const addPayoutAccount = call({
  method: 'POST',
  path: '/wps/v2/member/bankCards',
  also: [{ method: 'PUT' }, { method: 'PUT', path: '/wps/member/bankCard' }],
  audience: 'member',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Adds a bank card, e-wallet or crypto address.',
  input: z.object({
    cardType: z.enum(payoutKinds),
    bankCode: text(40, 1),
    account: text(120, 1),
    holder: z.optional(text(200)),
    network: z.optional(text(20)),
    ...stepUp,
  }),
  value: payoutAccount,
});

export const removePayoutAccount = call({
  method: 'DELETE',
  path: '/wps/v2/member/bankCards/:bankCardId',
  audience: 'member',
  class: 'login',
  notWhileFrozen: true,
  summary: 'Removes a payout account.',
  input: z.object({ bankCardId: idText, ...stepUp }),
  value: done,
});

export const payoutAccountRules = call({
  method: 'GET',
  path: '/wps/v2/member/bankCards/bindConfig',
  audience: 'member',
  class: 'read',
  summary: 'How many payout accounts of each kind a member may have.',
  input: nothing,
  value: z.object({
    limits: z.record(z.string(), z.int()),
    waitHours: z.int(),
    networks: z.array(z.string()),
  }),
});

export const banks = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanks',
  also: [{ path: '/wps/system/withdrawBanks' }],
  audience: 'session',
  class: 'read',
  summary: 'The banks, e-wallets and coins that money can be paid out to.',
  input: nothing,
  value: z.array(
    z.object({
      bankCode: z.string(),
      bankName: z.string(),
      cardType: z.enum(payoutKinds),
      /** Of a coin: the chains it may travel on. */
      networks: z.optional(z.array(z.string())),
    }),
  ),
});
