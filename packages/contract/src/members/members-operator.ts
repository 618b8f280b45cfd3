import { z } from 'zod/mini';
import {
  amount,
  call,
  idText,
  instant,
  instantInput,
  pageNumber,
  pageSize,
  text,
} from '../call.ts';
import { listAudit } from '../operators/audit.ts';
import { trailBy } from '../paging.ts';
import { memberId, person, reason } from './parts.ts';

/** What an operator does with members: each call names the right it takes. */
const kind = z.enum(['member', 'agent', 'trial']);

const row = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: z.int(),
  kind,
  level: z.int(),
  upline: z.nullable(z.string()),
  registeredAt: instant,
  lastLoginAt: z.nullable(instant),
  isFrozen: z.boolean(),
});

/** Read on with `after`; null when there is no more. */
const rows = trailBy(row, z.int());

export const searchMembers = call({
  method: 'GET',
  path: '/ops/members',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary:
    'Members, the newest first; by number or mail address only whole, and only for who may see them.',
  input: z.object({
    /** The name or its beginning. */
    username: z.optional(text(100)),
    memberId: z.optional(memberId),
    mobile: z.optional(text(30)),
    email: z.optional(text(200)),
    kind: z.optional(kind),
    frozen: z.optional(z.enum(['yes', 'no'])),
    registeredFrom: z.optional(instantInput),
    registeredTo: z.optional(instantInput),
    after: z.optional(memberId),
    pageSize,
  }),
  value: rows,
});

export const memberCard = call({
  method: 'GET',
  path: '/ops/members/:memberId',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'One member: standing, place in the tree, accounts; contacts masked.',
  input: z.object({ memberId }),
  value: z.object({
    member: row,
    language: z.string(),
    avatar: z.string(),
    registerUrl: z.nullable(z.string()),
    lastLoginLocation: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    mobileVerified: z.boolean(),
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    frozenAt: z.nullable(instant),
    freezeReason: z.nullable(z.string()),
    /** From the top of the tree down to the upline. */
    chain: z.array(person),
    directDownlines: z.int(),
    team: z.int(),
    rebates: z.record(z.string(), z.string()),
    accounts: z.array(z.object({ purpose: z.string(), currency: z.string(), balance: amount })),
  }),
});

export const memberDownlines = call({
  method: 'GET',
  path: '/ops/members/:memberId/downlines',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary: 'Those who stand directly under a member.',
  input: z.object({ memberId, after: z.optional(memberId), pageSize }),
  value: rows,
});

export const memberPersonal = call({
  method: 'GET',
  path: '/ops/members/:memberId/personal',
  audience: 'operator',
  class: 'read',
  right: 'members.personal',
  summary: 'Personal data in the open; every look is written down.',
  input: z.object({ memberId }),
  value: z.object({
    realName: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    profile: z.record(z.string(), z.string()),
  }),
});

export const memberAudit = call({
  method: 'GET',
  path: '/ops/members/:memberId/audit',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary: 'What operators did to this member, newest first.',
  input: z.object({ memberId, page: pageNumber, pageSize }),
  value: listAudit.value,
});

const note = z.object({
  noteId: idText,
  words: z.string(),
  by: z.nullable(z.string()),
  at: instant,
});

export const memberNotes = call({
  method: 'GET',
  path: '/ops/members/:memberId/notes',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'What operators noted about this member, newest first.',
  input: z.object({ memberId }),
  value: z.object({ list: z.array(note) }),
});

export const addMemberNote = call({
  method: 'POST',
  path: '/ops/members/:memberId/notes',
  audience: 'operator',
  class: 'write',
  right: 'members.notes',
  summary: 'Adds a note; notes are never changed.',
  input: z.object({ memberId, words: text(2000, 1) }),
  value: note,
});

export const freezeMember = call({
  method: 'POST',
  path: '/ops/members/:memberId/freeze',
  audience: 'operator',
  class: 'write',
  right: 'members.edit',
  summary: 'Freezes a member: he may read, and may not play, pay or be paid.',
  input: z.object({ memberId, reason, endSessions: z._default(z.boolean(), false) }),
  value: row,
});

export const unfreezeMember = call({
  method: 'POST',
  path: '/ops/members/:memberId/unfreeze',
  audience: 'operator',
  class: 'write',
  right: 'members.edit',
  summary: 'Lets a frozen member go on.',
  input: z.object({ memberId, reason }),
  value: row,
});
