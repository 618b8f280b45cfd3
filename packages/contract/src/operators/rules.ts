import { z } from 'zod/mini';
import { call, nothing, whole } from '../call.ts';
import { roleName } from './parts.ts';

/** Who needs a second factor, and when two accounts count as two people. */
export const rules = z.object({
  secondFactorRoles: z.array(roleName).check(z.maxLength(20)),
  /** How long whoever opened or reset an account is taken for one person with its owner. */
  independentAfterDays: whole(1, 90),
  /** How long two accounts used in one browser are taken for one person's. */
  sharedBrowserHours: whole(1, 2160),
});

const held = z.extend(rules, {
  version: z.int(),
  /** In production everybody needs a second factor, whatever the list says. */
  isDemandedOfAll: z.boolean(),
  /** Accounts in use without a second factor, by the roles they hold. */
  withoutFactor: z.array(z.object({ username: z.string(), roles: z.array(roleName) })),
});

export const readRules = call({
  method: 'GET',
  path: '/ops/operators/rules',
  audience: 'operator',
  right: 'operators.read',
  class: 'read',
  summary: 'Which roles need a second factor, and when two accounts count as two people',
  input: nothing,
  value: held,
});

export const saveRules = call({
  method: 'PUT',
  path: '/ops/operators/rules',
  audience: 'operator',
  right: 'operators.edit',
  class: 'write',
  summary: 'Makes the access rules stricter at once; what weakens them waits for a second admin',
  input: z.extend(rules, { version: whole(0, 1_000_000) }),
  value: z.object({ rules: held, approvalId: z.nullable(z.string()) }),
});
