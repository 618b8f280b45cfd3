import { z } from 'zod/mini';
import { amount, call, idNumber, instant, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { emailAddress, roleName } from './parts.ts';
import { username } from './session.ts';

const roleSet = z.array(roleName).check(z.maxLength(20));

const limit = z.nullable(amount.check(z.refine((units) => units >= 0n, { error: 'amount' })));

/** The greatest sums that an operator decides by themselves; null: no limit of their own. */
export const limits = z.object({
  /** One withdrawal, and all of 24 hours. */
  withdrawal: limit,
  withdrawalDay: limit,
  /** One adjustment or credit by hand, and all of 24 hours. */
  credit: limit,
  creditDay: limit,
  version: z.int(),
});

export const operator = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  /** Where the letters go by which they set their password. */
  email: z.nullable(z.string()),
  roles: z.array(roleName),
  limits,
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  needsPasswordChange: z.boolean(),
  createdAt: instant,
  lastLoginAt: z.nullable(instant),
  /** Sent back with a change of roles, so that nobody overwrites what they have not seen. */
  version: z.int(),
});

export const listOperators = call({
  method: 'GET',
  path: '/ops/operators',
  audience: 'operator',
  class: 'read',
  right: 'operators.read',
  summary: 'Every operator, in the order of their names',
  input: z.object({ page: pageNumber, pageSize }),
  value: pageOf(operator),
});

/** Most changes wait for a second admin: then the approval's id is named, and the operator is as before. */
const changed = z.object({ operator, approvalId: z.nullable(z.string()) });

export const createOperator = call({
  method: 'POST',
  path: '/ops/operators',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary:
    'Creates an operator, once a second admin agrees; they set a password by their own letter',
  input: z.object({ username, name: text(60, 1), email: emailAddress, roles: roleSet }),
  value: z.object({ operator: z.nullable(operator), approvalId: z.nullable(z.string()) }),
});

export const setRoles = call({
  method: 'PUT',
  path: '/ops/operators/:id/roles',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Gives an operator this set of roles; what is taken away goes at once',
  input: z.object({ id: idNumber, version: z.int(), roles: roleSet }),
  value: changed,
});

export const setLimits = call({
  method: 'PUT',
  path: '/ops/operators/:id/limits',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Sets the greatest sums an operator decides alone; higher ones wait for a second admin',
  input: z.extend(limits, { id: idNumber }),
  value: changed,
});

export const setDisabled = call({
  method: 'PUT',
  path: '/ops/operators/:id/disabled',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Closes an account at once, or reopens it with a second admin',
  input: z.object({ id: idNumber, isDisabled: z.boolean() }),
  value: changed,
});

export const resetPassword = call({
  method: 'POST',
  path: '/ops/operators/:id/password',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary:
    'Asks for a new password, which the operator sets by a letter once a second admin agrees',
  input: z.object({ id: idNumber }),
  value: changed,
});

export const resetTotp = call({
  method: 'POST',
  path: '/ops/operators/:id/totp/reset',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Asks to take a lost second factor away: by a second admin, and by letter and password',
  input: z.object({ id: idNumber }),
  value: changed,
});

export const setEmail = call({
  method: 'PUT',
  path: '/ops/operators/:id/email',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: "Changes where an operator's letters go, once a second admin agrees",
  input: z.object({ id: idNumber, version: z.int(), email: emailAddress }),
  value: changed,
});
