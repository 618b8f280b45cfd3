import { z } from 'zod/mini';
import {
  call,
  done,
  idNumber,
  idText,
  instant,
  instantInput,
  nothing,
  pageNumber,
  pageSize,
  text,
} from '../call.ts';
import { type Right, type Role, rights, roles } from './rights.ts';

const roleName = z.enum(Object.keys(roles) as [Role, ...Role[]]);
const rightName = z.enum(rights as unknown as [Right, ...Right[]]);
const roleSet = z.array(roleName).check(z.maxLength(20));

export const username = z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/));
const password = text(64, 1);
/** An operator's own password is longer than what a brand may allow its members. */
const newPassword = text(64, 10);
/** Six digits of the authenticator, or a recovery code in place of them. */
const code = z.string().check(z.regex(/^(\d{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})$/));

/** Who is at the console: what they may do, and what they must do first. */
export const me = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  roles: z.array(roleName),
  rights: z.array(rightName),
  hasSecondFactor: z.boolean(),
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
  input: z.object({ username: text(64, 1), password, code: z.optional(code) }),
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

/** Counted from 1, as every list of the console. */
const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  });

const person = z.object({ id: z.int(), username: z.string() });

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
  /** Sent back with a change of roles, so that nobody overwrites what he has not seen. */
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

const content = z.nullable(z.json());

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** The operator, `member:42`, or `system` for what the house did by itself. */
  actor: z.string(),
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  before: content,
  after: content,
  address: z.nullable(z.string()),
  hash: z.string(),
});

export const listAudit = call({
  method: 'GET',
  path: '/ops/audit',
  audience: 'operator',
  class: 'report',
  right: 'audit.read',
  summary: 'The audit log, newest first',
  input: z.object({
    page: pageNumber,
    pageSize,
    /** An operator's name, or an actor as the log writes it. */
    actor: z.optional(text(64)),
    /** An action or the beginning of one: `system.` */
    action: z.optional(text(64)),
    subject: z.optional(text(120)),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
  }),
  value: pageOf(auditEntry),
});

export const approvalState = z.enum(['waiting', 'approved', 'rejected', 'withdrawn']);

export const approval = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  payload: content,
  state: approvalState,
  askedBy: person,
  askedAt: instant,
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  note: z.string(),
  /** May the one who reads this decide it? Never one's own. */
  isMineToDecide: z.boolean(),
});

export const listApprovals = call({
  method: 'GET',
  path: '/ops/approvals',
  audience: 'operator',
  class: 'read',
  right: 'approvals.read',
  summary: 'What waits for a second person, and what was decided',
  input: z.object({
    page: pageNumber,
    pageSize,
    state: z.optional(approvalState),
    kind: z.optional(text(64)),
  }),
  value: pageOf(approval),
});

export const decideApproval = call({
  method: 'POST',
  path: '/ops/approvals/:id/decide',
  audience: 'operator',
  class: 'write',
  right: 'approvals.decide',
  summary: 'Approves or rejects what another operator asked for',
  input: z.object({
    id: idText,
    decision: z.enum(['approve', 'reject']),
    note: z._default(text(500), ''),
  }),
  value: approval,
});

export const withdrawApproval = call({
  method: 'POST',
  path: '/ops/approvals/:id/withdraw',
  audience: 'operator',
  class: 'write',
  right: 'approvals.read',
  summary: 'Takes back what one asked for, while nobody has decided it',
  input: z.object({ id: idText }),
  value: approval,
});
