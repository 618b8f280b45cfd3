import { z } from 'zod/mini';
import { call, done, nothing, text } from '../call.ts';
import { code, emailAddress, newPassword, password, rightName, roleName } from './parts.ts';

export const username = z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/));

/** Who is at the console: what they may do, and what they must do first. */
export const me = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(roleName),
  /** What the brand calls those of their roles that it composed itself. */
  ownRoles: z.array(z.object({ code: roleName, name: z.string() })),
  rights: z.array(rightName),
  hasSecondFactor: z.boolean(),
  /** One of their roles demands a second factor, so that it cannot be turned off. */
  mustHaveFactor: z.boolean(),
  needsPasswordChange: z.boolean(),
  needsSecondFactor: z.boolean(),
});

export const login = call({
  method: 'POST',
  path: '/ops/session/login',
  audience: 'anyone',
  class: 'login',
  summary:
    'Opens an operator session; with a second factor set, the code is asked for when it is missing',
  input: z.object({
    username: text(64, 1),
    password,
    code: z.optional(code),
    /** What the browser calls itself: two accounts of one browser are no two people. */
    device: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  value: z.object({ token: z.string(), operator: me }),
});

export const logout = call({
  method: 'POST',
  path: '/ops/session/logout',
  audience: 'operator',
  class: 'write',
  summary: 'Ends this session',
  input: nothing,
  value: done,
  whileRestricted: true,
});

export const session = call({
  method: 'GET',
  path: '/ops/session/me',
  audience: 'operator',
  class: 'read',
  summary: 'Who is logged in, with roles and rights',
  input: nothing,
  value: me,
  whileRestricted: true,
});

export const changePassword = call({
  method: 'POST',
  path: '/ops/session/password',
  audience: 'operator',
  class: 'login',
  summary: 'Changes the own password; every session ends, and a new one is given',
  input: z.object({ currentPassword: password, newPassword }),
  value: z.object({ token: z.string() }),
  whileRestricted: true,
});

export const beginTotp = call({
  method: 'POST',
  path: '/ops/session/totp',
  audience: 'operator',
  class: 'login',
  summary: 'Draws an authenticator secret; it counts once confirmed with a code',
  input: z.object({ password }),
  value: z.object({ secret: z.string(), uri: z.string() }),
  whileRestricted: true,
});

export const confirmTotp = call({
  method: 'POST',
  path: '/ops/session/totp/confirm',
  audience: 'operator',
  class: 'login',
  summary: 'Turns the second factor on; gives a new session, and recovery codes shown this once',
  input: z.object({ code }),
  value: z.object({ token: z.string(), recoveryCodes: z.array(z.string()) }),
  whileRestricted: true,
});

export const removeTotp = call({
  method: 'POST',
  path: '/ops/session/totp/remove',
  audience: 'operator',
  class: 'login',
  summary: 'Turns the own second factor off, where it is not required',
  input: z.object({ password, code }),
  value: done,
});

export const setOwnEmail = call({
  method: 'PUT',
  path: '/ops/session/email',
  audience: 'operator',
  class: 'login',
  summary: "Changes where one's own letters go; the old address is told",
  input: z.object({ password, email: emailAddress }),
  value: me,
});

export const completeSetup = call({
  method: 'POST',
  path: '/ops/session/setup',
  audience: 'anyone',
  class: 'login',
  summary: 'Answers a one-time letter: sets the password, or takes a lost second factor away',
  input: z.object({ token: text(64, 16), password: newPassword }),
  value: z.object({ username: z.string(), purpose: z.enum(['password', 'second-factor']) }),
});
