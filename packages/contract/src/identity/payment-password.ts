import { z } from 'zod/mini';
import { call, done, nothing, text } from '../call.ts';
import { stepUp } from '../members/members.ts';
import { code } from './codes.ts';

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
