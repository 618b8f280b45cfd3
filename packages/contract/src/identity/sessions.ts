import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, pageNumber, pageSize } from '../call.ts';
import { stepUp } from '../members/members.ts';
import { signedIn } from './sign-in.ts';

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

export const enter = call({
  method: 'POST',
  path: '/wps/session/entry',
  audience: 'anyone',
  class: 'login',
  summary:
    'Exchanges the entry of a launched game for a session, once; null to one who has a session.',
  input: z.object({ entry: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  value: z.nullable(signedIn),
});

export const enterView = call({
  method: 'POST',
  path: '/wps/session/view',
  audience: 'anyone',
  class: 'login',
  summary:
    'Exchanges the entry of an operator’s look at a member’s pages for a token that only reads.',
  input: z.object({ entry: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  value: z.object({
    token: z.string(),
    userName: z.string(),
    customerType: z.int(),
    expiresAt: instant,
  }),
});

export const endView = call({
  method: 'POST',
  path: '/wps/session/view/end',
  audience: 'session',
  class: 'write',
  whileRestricted: true,
  whileViewed: 'open',
  summary: 'Ends an operator’s look at a member’s pages; a member’s own session stays as it is.',
  input: nothing,
  value: done,
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
