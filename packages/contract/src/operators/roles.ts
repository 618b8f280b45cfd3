import { z } from 'zod/mini';
import { call, done, nothing, text } from '../call.ts';
import { rightName, roleName } from './parts.ts';
import { rights } from './rights.ts';

const composed = {
  name: text(40, 2),
  description: z._default(text(200), ''),
  rights: z.array(rightName).check(z.minLength(1), z.maxLength(rights.length)),
};

export const role = z.object({
  code: roleName,
  /** Shipped roles are named by the console in its own words. */
  name: z.string(),
  description: z.string(),
  rights: z.array(rightName),
  isShipped: z.boolean(),
  /** How many operators hold it. */
  holders: z.int(),
  version: z.int(),
});

export const listRoles = call({
  method: 'GET',
  path: '/ops/operators/roles',
  audience: 'operator',
  class: 'read',
  right: 'operators.read',
  summary: 'The shipped roles and those that the brand composed, with their rights',
  input: nothing,
  value: z.object({ list: z.array(role) }),
});

/** What gives a right waits for a second admin: then the approval's id is named. */
const asked = z.object({ approvalId: z.nullable(z.string()) });

export const createRole = call({
  method: 'POST',
  path: '/ops/operators/roles',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Composes a role from rights, once a second admin agrees',
  input: z.object(composed),
  value: asked,
});

export const changeRole = call({
  method: 'PUT',
  path: '/ops/operators/roles/:code',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Changes a composed role; rights taken away go at once, others wait for a second admin',
  input: z.object({ code: roleName, version: z.int(), ...composed }),
  value: asked,
});

export const removeRole = call({
  method: 'DELETE',
  path: '/ops/operators/roles/:code',
  audience: 'operator',
  class: 'write',
  right: 'operators.edit',
  summary: 'Removes a composed role that nobody holds',
  input: z.object({ code: roleName }),
  value: done,
});
