import { z } from 'zod/mini';
import { call, idNumber, instant, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { newPassword, roleName } from './parts.ts';
import { username } from './session.ts';

const roleSet = z.array(roleName).check(z.maxLength(20));

export const operator = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  roles: z.array(roleName),
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

/** New roles wait for a second admin: then the approval's id is named, and the operator is as before. */
const changed = z.object({ operator, approvalId: z.nullable(z.string()) });

export const createOperator = call({
  method: 'POST',
  path: '/ops/operators',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Creates an operator, who must change the given password first',
  input: z.object({ username, name: text(60, 1), roles: roleSet, password: newPassword }),
  value: changed,
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

export const setDisabled = call({
  method: 'PUT',
  path: '/ops/operators/:id/disabled',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Closes or reopens an account; closing ends its sessions',
  input: z.object({ id: idNumber, isDisabled: z.boolean() }),
  value: operator,
});

export const resetPassword = call({
  method: 'POST',
  path: '/ops/operators/:id/password',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Gives an operator a new password, to be changed at the next login',
  input: z.object({ id: idNumber, password: newPassword }),
  value: operator,
});

export const resetTotp = call({
  method: 'POST',
  path: '/ops/operators/:id/totp/reset',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: "Takes away an operator's lost second factor and ends the sessions",
  input: z.object({ id: idNumber }),
  value: operator,
});
